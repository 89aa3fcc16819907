CREATE OR REPLACE FUNCTION public.webhook_event(of_company uuid, event_name text, event_data jsonb, event_once text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;
