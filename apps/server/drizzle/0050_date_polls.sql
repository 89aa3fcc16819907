CREATE TABLE "date_poll_responses" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"emailed_at" timestamp with time zone NOT NULL,
	"suits" jsonb,
	"responded_at" timestamp with time zone,
	CONSTRAINT "date_poll_responses_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "date_polls" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"starts" jsonb NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_polls_starts" CHECK (jsonb_array_length("date_polls"."starts") between 2 and 3)
);
--> statement-breakpoint
ALTER TABLE "date_poll_responses" ADD CONSTRAINT "date_poll_responses_session_id_date_polls_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."date_polls"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_poll_responses" ADD CONSTRAINT "date_poll_responses_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_polls" ADD CONSTRAINT "date_polls_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_poll_responses_consumer" ON "date_poll_responses" USING btree ("consumer_id");