ALTER TABLE "session_consumers" ADD COLUMN "here_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "system_checks" DROP COLUMN "passed";--> statement-breakpoint
-- Opening the lobby used to count as joining; only a place in a team of the live session does.
UPDATE "session_consumers" SET "joined_at" = NULL FROM "sessions"
  WHERE "sessions"."id" = "session_consumers"."session_id" AND "joined_at" IS NOT NULL
    AND "sessions"."status" NOT IN ('live', 'completed');
