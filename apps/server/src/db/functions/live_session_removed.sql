CREATE OR REPLACE FUNCTION public.live_session_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from live_log where session_run = old.id;
  delete from voice_seconds where session_run = old.id;
  delete from team_analyses where session_run = old.id;
  return null;
end $function$;

CREATE TRIGGER live_session_removed AFTER DELETE ON public.live_sessions FOR EACH ROW EXECUTE FUNCTION live_session_removed();
