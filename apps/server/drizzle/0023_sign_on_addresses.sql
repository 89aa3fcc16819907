CREATE TABLE "removed_admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"hashes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_on_requests" ADD COLUMN "uses_old_address" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "single_sign_on" ADD COLUMN "uses_old_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "single_sign_on" ADD COLUMN "old_address_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_admins" ADD CONSTRAINT "removed_admins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_admins_company" ON "removed_admins" USING btree ("company_id");--> statement-breakpoint
-- The providers of before know one redirect address for all companies.
UPDATE "single_sign_on" SET "uses_old_address" = true;
