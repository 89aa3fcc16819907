-- By hand: unlogged.
CREATE UNLOGGED TABLE "disk_probe" (
	"filling" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "after_failure" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "quiet_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_reports" ADD COLUMN "made_by" text;