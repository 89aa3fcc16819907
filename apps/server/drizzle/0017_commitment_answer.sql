CREATE TABLE "commitment_answers" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commitment_answers_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id"),
	CONSTRAINT "commitment_answers_known" CHECK ("commitment_answers"."answer" in ('kept', 'partly', 'not_yet'))
);
--> statement-breakpoint
ALTER TABLE "commitment_answers" ADD CONSTRAINT "commitment_answers_seat_fk" FOREIGN KEY ("session_id","consumer_id") REFERENCES "public"."session_consumers"("session_id","consumer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commitment_answers_company" ON "commitment_answers" USING btree ("company_id","session_id");