ALTER TABLE "consumers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "live_nodes" ADD COLUMN "reads_addresses" boolean DEFAULT false NOT NULL;