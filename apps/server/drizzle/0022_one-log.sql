-- One log per session. What there is stays beside the new tables until one-log.ts has converted it, right after this.
drop trigger live_stream_removed on live_streams;--> statement-breakpoint
drop function live_stream_removed();--> statement-breakpoint
drop trigger live_log_append_only on live_log;--> statement-breakpoint
ALTER TABLE "live_log" DROP CONSTRAINT "live_log_no_gap";--> statement-breakpoint
ALTER TABLE "live_log" DROP CONSTRAINT "live_log_command";--> statement-breakpoint
ALTER TABLE "live_log" RENAME TO "old_live_log";--> statement-breakpoint
ALTER TABLE "live_streams" RENAME TO "old_live_streams";--> statement-breakpoint
ALTER TABLE "voice_seconds" RENAME TO "old_voice_seconds";--> statement-breakpoint
ALTER TABLE "team_analyses" RENAME TO "old_team_analyses";--> statement-breakpoint
-- Nobody is connected while a node starts with this.
DROP TABLE "live_connections";--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"next_deadline" bigint,
	"nodes" text[] DEFAULT '{}' NOT NULL,
	"teams" text[] DEFAULT '{}' NOT NULL,
	"claimed_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_sessions_run" UNIQUE("session_id","run")
);
--> statement-breakpoint
CREATE TABLE "live_log" (
	"session_run" integer NOT NULL,
	"seq" integer NOT NULL,
	"team" text,
	"command_id" text NOT NULL,
	"actor" text NOT NULL,
	"at" bigint NOT NULL,
	"events" json NOT NULL,
	CONSTRAINT "live_log_session_run_seq_pk" PRIMARY KEY("session_run","seq"),
	CONSTRAINT "live_log_once" UNIQUE("session_run","command_id")
);
--> statement-breakpoint
CREATE TABLE "voice_seconds" (
	"session_run" integer NOT NULL,
	"team" text NOT NULL,
	"seat" text NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "voice_seconds_session_run_team_seat_pk" PRIMARY KEY("session_run","team","seat")
);
--> statement-breakpoint
CREATE TABLE "team_analyses" (
	"session_run" integer NOT NULL,
	"team" text NOT NULL,
	"analysis" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_analyses_session_run_team_pk" PRIMARY KEY("session_run","team")
);
--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_sessions_due" ON "live_sessions" USING btree ("next_deadline") WHERE "live_sessions"."next_deadline" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_connected" ON "live_sessions" USING btree ("id") WHERE "live_sessions"."nodes" <> '{}';--> statement-breakpoint
-- The function is as old as the log was: a row of it is what happened, and nothing may change it afterwards.
create trigger live_log_append_only before update on live_log
  for each row execute function live_log_append_only();
--> statement-breakpoint
-- Runs go with their session, and all that is of a run with the run. No foreign keys: each costs more than its row.
create function live_session_removed() returns trigger language plpgsql as $$
begin
  delete from live_log where session_run = old.id;
  delete from voice_seconds where session_run = old.id;
  delete from team_analyses where session_run = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger live_session_removed after delete on live_sessions
  for each row execute function live_session_removed();
