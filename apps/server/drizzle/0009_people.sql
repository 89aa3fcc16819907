CREATE TABLE "consents" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_session_id_consumer_id_kind_pk" PRIMARY KEY("session_id","consumer_id","kind")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_texts" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "session_consumers" ADD COLUMN "rsvp_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consumers_by_name" ON "consumers" USING btree ("company_id",lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email)),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_email" ON "consumers" USING btree ("company_id",lower("email"),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_age" ON "consumers" USING btree ("company_id","created_at","id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_department" ON "consumers" USING btree ("company_id","department",lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email)),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consumers_by_office" ON "consumers" USING btree ("company_id","office",lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email)),"id") WHERE "consumers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "session_texts_author" ON "session_texts" USING btree ("author");--> statement-breakpoint
CREATE INDEX "outbox_consumer" ON "outbox" USING btree ("consumer_id");