CREATE OR REPLACE FUNCTION public.webhook_report_ready()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_session sessions;
begin
  select * into of_session from sessions where id = new.session_id;
  perform webhook_event(new.company_id, 'report.ready', webhook_session_data(of_session));
  return null;
end $function$;

CREATE TRIGGER webhook_report_ready AFTER INSERT ON public.session_reports FOR EACH ROW EXECUTE FUNCTION webhook_report_ready();
