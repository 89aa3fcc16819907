CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"rows" bigint,
	"failure" text,
	"proven_at" timestamp with time zone,
	"drill_failure" text
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"app_key_digest" text NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."one" = 1)
);
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "company_id" DROP NOT NULL;