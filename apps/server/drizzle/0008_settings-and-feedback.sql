CREATE TABLE "feedback" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id"),
	CONSTRAINT "feedback_rating_range" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_hash" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "person_measures" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sign_in_methods" text[] DEFAULT '{"password","google","microsoft","linkedin","facebook"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "chat_retention_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "once" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_company" ON "feedback" USING btree ("company_id","session_id");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_once_unique" UNIQUE("once");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_chat_retention_range" CHECK ("companies"."chat_retention_days" between 1 and 365);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_brand_color_hex" CHECK ("companies"."brand_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_some_way_in" CHECK (cardinality("companies"."sign_in_methods") > 0);