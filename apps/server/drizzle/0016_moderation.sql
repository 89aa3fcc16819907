ALTER TABLE "session_texts" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_texts" ADD COLUMN "reported" boolean DEFAULT false NOT NULL;