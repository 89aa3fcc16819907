-- The queue of a webhook's deliveries: those of one webhook are sent one after another, and each company has two queues,
-- so that its receivers occupy at most two workers.
create function webhook_queue(of_company uuid, of_webhook uuid) returns text language sql immutable as $$
  select 'webhook:' || of_company || ':' || (get_byte(uuid_send(of_webhook), 15) & 1)
$$;
--> statement-breakpoint
create or replace function webhook_event(of_company uuid, event_name text, event_data jsonb, event_once text default null)
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
        queue_name := webhook_queue(of_company, hook), job_key := 'webhook:' || delivery);
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- What waits moves to the new queues. A database without tables has no queue of jobs yet.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('webhook.send', json_build_object('id', d.id),
        queue_name := webhook_queue(d.company_id, d.webhook_id), run_at := coalesce(d.next_at, now()),
        job_key := 'webhook:' || d.id)
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'waiting' and w.paused_at is null;
  end if;
end $$;
