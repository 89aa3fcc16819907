CREATE OR REPLACE FUNCTION public.documents_never_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'documents never change' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER documents_never_change BEFORE UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION documents_never_change();
CREATE TRIGGER documents_not_deleted BEFORE DELETE ON public.documents FOR EACH ROW WHEN ((current_setting('lantern.end_books'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION documents_never_change();
