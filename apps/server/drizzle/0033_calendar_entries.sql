CREATE TABLE "calendar_entries" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"organizer" text,
	"sequence" integer NOT NULL,
	CONSTRAINT "calendar_entries_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "unplaced_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rsvp" text,
	"address" text,
	"proposed_start" timestamp with time zone,
	"proposed_end" timestamp with time zone,
	"text" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unplaced_replies_once" UNIQUE("session_id","consumer_id","kind","digest")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "calendar_uid" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "organizer_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "organizer_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "organizer_email" text;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unplaced_replies" ADD CONSTRAINT "unplaced_replies_session_fk" FOREIGN KEY ("session_id","company_id") REFERENCES "public"."sessions"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unplaced_replies" ADD CONSTRAINT "unplaced_replies_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_entries_consumer" ON "calendar_entries" USING btree ("consumer_id");--> statement-breakpoint
CREATE INDEX "unplaced_replies_consumer" ON "unplaced_replies" USING btree ("consumer_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Until now a UID had the domain of the administrator who sent the file, so a person's calendar has that of the latest file
-- to them. The file itself is stored only until it is sent; afterwards its sender is the only trace, else the first
-- administrator, as for emails that no administrator sent.
create temporary table sent_calendars on commit drop as
select
  files.session_id, files.consumer_id, sessions.company_id, sessions.calendar_sequence, files.email_id, files.cancels,
  sender.id as organizer_id,
  sender.first_name || ' ' || sender.last_name as organizer_name,
  sender.email as organizer_email,
  coalesce(
    substring(regexp_replace(files.content, '\r?\n[ \t]', '', 'g') from 'UID:(' || sessions.id || '@[^\r\n]+)'),
    sessions.id || '@' || coalesce(split_part(sender.email, '@', 2), split_part(first_admin.email, '@', 2), 'lantern-hour')
  ) as uid
from (
  select session_id, consumer_id, sender_id, id as email_id, kind = 'cancelled' as cancels, calendar ->> 'content' as content
  from outbox
  where session_id is not null and consumer_id is not null and kind in ('invitation', 'changed', 'cancelled')
  union all
  select seats.session_id, outbox.consumer_id, sender_id, outbox.id, kind = 'series-cancelled', calendar ->> 'content'
  from outbox
  join sessions on sessions.series_id = outbox.series_id
  join session_consumers seats on seats.session_id = sessions.id and seats.consumer_id = outbox.consumer_id
  where outbox.series_id is not null and seats.invited_at is not null
    and kind in ('series-invitation', 'series-changed', 'series-cancelled')
  union all
  select session_id, consumer_id, null, '00000000-0000-0000-0000-000000000000', false, null
  from session_consumers
  where invited_at is not null
) files
join sessions on sessions.id = files.session_id
join consumers on consumers.id = files.consumer_id and consumers.company_id = sessions.company_id
left join users sender on sender.id = files.sender_id
left join lateral (
  select email from users where users.company_id = sessions.company_id order by id limit 1
) first_admin on true;
--> statement-breakpoint
-- Who was removed got a number that is one above that of their session.
insert into calendar_entries (session_id, consumer_id, company_id, uid, sequence)
select distinct on (session_id, consumer_id)
  session_id, consumer_id, company_id, uid,
  calendar_sequence + (bool_or(cancels) over (partition by session_id, consumer_id))::int
from sent_calendars
order by session_id, consumer_id, email_id desc;
--> statement-breakpoint
update sessions
set
  calendar_uid = latest.uid,
  organizer_id = latest.organizer_id,
  organizer_name = latest.organizer_name,
  organizer_email = latest.organizer_email
from (select distinct on (session_id) * from sent_calendars order by session_id, email_id desc) latest
where latest.session_id = sessions.id;
