CREATE OR REPLACE FUNCTION public.credit_ledger_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'credit_ledger is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER credit_ledger_append_only BEFORE UPDATE ON public.credit_ledger FOR EACH ROW EXECUTE FUNCTION credit_ledger_append_only();
CREATE TRIGGER credit_ledger_not_deleted BEFORE DELETE ON public.credit_ledger FOR EACH ROW WHEN ((current_setting('lantern.end_books'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION credit_ledger_append_only();
