CREATE TABLE "enrollment_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_waits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"offered_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrollment_waits_once" UNIQUE("enrollment_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seats" integer,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"opened_by" uuid,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrollments_session" UNIQUE("session_id"),
	CONSTRAINT "enrollments_id_company" UNIQUE("id","company_id"),
	CONSTRAINT "enrollments_seats_range" CHECK ("enrollments"."seats" between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "session_consumers" ADD COLUMN "enrolled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_on_requests" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "enrollment_proofs" ADD CONSTRAINT "enrollment_proofs_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_waits" ADD CONSTRAINT "enrollment_waits_enrollment_fk" FOREIGN KEY ("enrollment_id","company_id") REFERENCES "public"."enrollments"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_waits" ADD CONSTRAINT "enrollment_waits_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrollment_proofs_expiry" ON "enrollment_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enrollment_proofs_enrollment" ON "enrollment_proofs" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "enrollment_waits_consumer" ON "enrollment_waits" USING btree ("consumer_id");--> statement-breakpoint
ALTER TABLE "sign_on_requests" ADD CONSTRAINT "sign_on_requests_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
create function seat_freed() returns trigger language plpgsql as $$
declare
  of_session uuid;
begin
  if tg_table_name = 'sessions' then
    of_session := new.id;
  elsif tg_table_name = 'session_consumers' then
    of_session := old.session_id;
  elsif tg_table_name = 'enrollments' then
    of_session := new.session_id;
  else
    select session_id into of_session from enrollments where id = old.enrollment_id;
  end if;
  if exists (
    select from enrollments join enrollment_waits on enrollment_id = enrollments.id where session_id = of_session
  ) then
    perform graphile_worker.add_job('enrollment.offer', json_build_object('sessionId', of_session),
      job_key := 'enrollment-offer:' || of_session);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger seat_freed after delete or update of rsvp on session_consumers
  for each row execute function seat_freed();
--> statement-breakpoint
create trigger session_seats_freed after update on sessions for each row
  when (new.seats is distinct from old.seats or new.status is distinct from old.status)
  execute function seat_freed();
--> statement-breakpoint
create trigger enrollment_seats_freed after update on enrollments for each row
  when (new.seats is distinct from old.seats)
  execute function seat_freed();
--> statement-breakpoint
create trigger seat_offer_ended after delete on enrollment_waits for each row
  when (old.offered_until is not null)
  execute function seat_freed();
