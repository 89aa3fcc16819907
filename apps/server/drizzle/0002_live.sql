CREATE TABLE "live_connections" (
	"room" text NOT NULL,
	"person" text NOT NULL,
	"epoch" integer NOT NULL,
	"node" uuid NOT NULL,
	"grace_ends_at" bigint,
	"expired" boolean DEFAULT false NOT NULL,
	"browser" text NOT NULL,
	"present_ms" double precision DEFAULT 0 NOT NULL,
	"present_from" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "live_connections_room_person_pk" PRIMARY KEY("room","person")
);
--> statement-breakpoint
CREATE TABLE "live_log" (
	"stream" text NOT NULL,
	"seq" integer NOT NULL,
	"prev" integer GENERATED ALWAYS AS (nullif(seq - 1, 0)) STORED,
	"command_id" text NOT NULL,
	"actor" text NOT NULL,
	"at" bigint NOT NULL,
	"events" json NOT NULL,
	CONSTRAINT "live_log_stream_seq_pk" PRIMARY KEY("stream","seq"),
	CONSTRAINT "live_log_command" UNIQUE("stream","command_id"),
	CONSTRAINT "live_log_seq_positive" CHECK ("live_log"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_nodes" (
	"node" uuid PRIMARY KEY NOT NULL,
	"heartbeat_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_pulse" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_pulse_one_row" CHECK ("live_pulse"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "live_streams" (
	"stream" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"team" text,
	"head" integer NOT NULL,
	"summary" json,
	"next_deadline" bigint,
	"claimed_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"hash" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"compiled" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_analyses" (
	"stream" text PRIMARY KEY NOT NULL,
	"analysis" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_seconds" (
	"stream" text NOT NULL,
	"seat" text NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "voice_seconds_stream_seat_pk" PRIMARY KEY("stream","seat")
);
--> statement-breakpoint
ALTER TABLE "live_log" ADD CONSTRAINT "live_log_no_gap" FOREIGN KEY ("stream","prev") REFERENCES "public"."live_log"("stream","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_streams" ADD CONSTRAINT "live_streams_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_texts" ADD CONSTRAINT "session_texts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_connections_node" ON "live_connections" USING btree ("node");--> statement-breakpoint
CREATE INDEX "live_connections_grace" ON "live_connections" USING btree ("grace_ends_at");--> statement-breakpoint
CREATE INDEX "live_streams_session" ON "live_streams" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "live_streams_due" ON "live_streams" USING btree ("next_deadline") WHERE "live_streams"."next_deadline" is not null;--> statement-breakpoint
CREATE INDEX "session_texts_session" ON "session_texts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_texts_expiry" ON "session_texts" USING btree ("expires_at");