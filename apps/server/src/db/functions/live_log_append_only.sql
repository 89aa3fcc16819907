CREATE OR REPLACE FUNCTION public.live_log_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'live_log is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER live_log_append_only BEFORE UPDATE ON public.live_log FOR EACH ROW EXECUTE FUNCTION live_log_append_only();
