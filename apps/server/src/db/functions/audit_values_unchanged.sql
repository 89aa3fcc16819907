CREATE OR REPLACE FUNCTION public.audit_values_unchanged()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit_values is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER audit_values_unchanged BEFORE UPDATE ON public.audit_values FOR EACH ROW EXECUTE FUNCTION audit_values_unchanged();
