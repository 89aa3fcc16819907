ALTER TABLE "consumers" ADD COLUMN "user_name" text;--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "consumers_user_name_unique" ON "consumers" USING btree ("company_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "consumers_by_external_id" ON "consumers" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE INDEX "consumers_by_left" ON "consumers" USING btree ("left_at") WHERE "consumers"."left_at" is not null;