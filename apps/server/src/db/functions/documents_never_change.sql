CREATE OR REPLACE FUNCTION public.documents_never_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'documents never change' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER documents_never_change BEFORE DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION documents_never_change();
