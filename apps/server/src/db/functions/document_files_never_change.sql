CREATE OR REPLACE FUNCTION public.document_files_never_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.pdf is null and new.document_id = old.document_id then
    return new;
  end if;
  raise exception 'files of documents never change' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER document_files_never_change BEFORE DELETE OR UPDATE ON public.document_files FOR EACH ROW EXECUTE FUNCTION document_files_never_change();
