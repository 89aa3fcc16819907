CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"once" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"status" integer,
	"response" text,
	"error" text,
	"duration_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_state_valid" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_kind_valid" CHECK ("webhooks"."kind" in ('signed', 'slack', 'teams'))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_company" ON "webhook_deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","once");--> statement-breakpoint
CREATE INDEX "webhooks_company" ON "webhooks" USING btree ("company_id");--> statement-breakpoint
-- Writes an event for every webhook of the company that wants it, and the job that sends it. The triggers below call
-- it in the transaction of the change, so that no statement can forget an event. Ids are UUIDs of version 7, by which
-- lists are ordered. Deliveries of one webhook share a queue: one that hangs delays no other.
create function webhook_event(of_company uuid, event_name text, event_data jsonb, event_once text default null)
returns void language plpgsql as $$
declare
  hook uuid;
  delivery uuid;
begin
  for hook in select id from webhooks where company_id = of_company and event_name = any(events) loop
    delivery := encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid;
    insert into webhook_deliveries (id, webhook_id, company_id, event, body, once)
      values (delivery, hook, of_company, event_name, jsonb_build_object(
        'type', event_name,
        'timestamp', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', event_data)::text, event_once)
      on conflict do nothing returning id into delivery;
    if delivery is not null then
      perform graphile_worker.add_job('webhook.send', json_build_object('id', delivery),
        queue_name := 'webhook:' || hook, job_key := 'webhook:' || delivery);
    end if;
  end loop;
end $$;
--> statement-breakpoint
create function webhook_session_data(s sessions) returns jsonb language sql stable as $$
  select jsonb_build_object('session', jsonb_build_object(
    'id', s.id, 'title', s.title, 'status', s.status, 'experience', s.experience,
    'starts_at', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ends_at', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'timezone', s.timezone, 'seats', s.seats, 'language', s.language, 'hosting', s.hosting))
$$;
--> statement-breakpoint
create function webhook_session_changed() returns trigger language plpgsql as $$
declare
  event_name text := case
    when new.status = old.status then
      case when new.status in ('confirmed', 'live')
        and (new.title, new.experience, new.starts_at, new.timezone, new.seats, new.language, new.hosting)
        is distinct from
        (old.title, old.experience, old.starts_at, old.timezone, old.seats, old.language, old.hosting)
        then 'session.changed' end
    when new.status = 'cancelled' then case when old.status <> 'draft' then 'session.cancelled' end
    when new.status = 'live' then 'session.started'
    when new.status = 'completed' then 'session.ended'
    when new.status = 'confirmed' and old.status = 'draft' then 'session.confirmed'
    -- A session that did not start is a draft again.
    else 'session.changed'
  end;
begin
  if event_name is not null then
    perform webhook_event(new.company_id, event_name, webhook_session_data(new));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger webhook_session_changed after update on sessions
  for each row execute function webhook_session_changed();
--> statement-breakpoint
create function webhook_report_ready() returns trigger language plpgsql as $$
declare
  of_session sessions;
begin
  select * into of_session from sessions where id = new.session_id;
  perform webhook_event(new.company_id, 'report.ready', webhook_session_data(of_session));
  return null;
end $$;
--> statement-breakpoint
create trigger webhook_report_ready after insert on session_reports
  for each row execute function webhook_report_ready();
--> statement-breakpoint
create function webhook_participant_changed() returns trigger language plpgsql as $$
declare
  who jsonb := jsonb_build_object('session_id', new.session_id, 'participant_id', new.consumer_id);
begin
  if new.invited_at is not null and new.invited_at is distinct from old.invited_at then
    perform webhook_event(new.company_id, 'participant.invited', who);
  end if;
  if new.rsvp is not null and new.rsvp is distinct from old.rsvp then
    perform webhook_event(new.company_id, 'participant.answered', who || jsonb_build_object('answer', new.rsvp));
  end if;
  if new.attended_at is not null and old.attended_at is null then
    perform webhook_event(new.company_id, 'participant.attended', who);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger webhook_participant_changed after insert or update on session_consumers
  for each row execute function webhook_participant_changed();
--> statement-breakpoint
create function webhook_credits_bought() returns trigger language plpgsql as $$
begin
  perform webhook_event(new.company_id, 'credits.bought', jsonb_build_object(
    'order_id', new.order_id, 'credits', new.amount, 'balance', new.balance_after));
  return null;
end $$;
--> statement-breakpoint
create trigger webhook_credits_bought after insert on credit_ledger
  for each row when (new.reason = 'purchase') execute function webhook_credits_bought();
