DROP INDEX "sessions_company_start";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agenda" double precision GENERATED ALWAYS AS (case when status in ('draft', 'confirmed', 'live')
        then coalesce(extract(epoch from starts_at - timestamptz '1970-01-01 00:00:00+00'), 1e12)
        else 1e13 - extract(epoch from coalesce(starts_at, created_at) - timestamptz '1970-01-01 00:00:00+00')
        end::double precision) STORED;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_company_agenda" ON "sessions" USING btree ("company_id","agenda","id");--> statement-breakpoint
CREATE INDEX "sessions_company_title" ON "sessions" USING btree ("company_id",left(lower("title"), 60),"id");--> statement-breakpoint
CREATE INDEX "sessions_company_start" ON "sessions" USING btree ("company_id",coalesce("starts_at", 'infinity'),"id");