CREATE OR REPLACE FUNCTION public.session_company_fixed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a session stays with its company' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER session_company_fixed BEFORE UPDATE OF company_id ON public.sessions FOR EACH ROW WHEN ((old.company_id IS DISTINCT FROM new.company_id)) EXECUTE FUNCTION session_company_fixed();
