CREATE OR REPLACE FUNCTION public.webhook_queue(of_company uuid, of_webhook uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'webhook:' || of_company || ':' || (get_byte(uuid_send(of_webhook), 15) & 1)
$function$;
