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

CREATE TRIGGER document_files_never_change BEFORE UPDATE ON public.document_files FOR EACH ROW EXECUTE FUNCTION document_files_never_change();
CREATE TRIGGER document_files_not_deleted BEFORE DELETE ON public.document_files FOR EACH ROW WHEN ((current_setting('lantern.end_books'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION document_files_never_change();
