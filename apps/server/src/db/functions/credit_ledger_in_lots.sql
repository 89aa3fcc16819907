CREATE OR REPLACE FUNCTION public.credit_ledger_in_lots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if credit_lots_changed(new) > 0 then
    raise exception 'no lot has these credits' using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE TRIGGER credit_ledger_in_lots AFTER INSERT ON public.credit_ledger FOR EACH ROW WHEN ((new.amount <> 0)) EXECUTE FUNCTION credit_ledger_in_lots();
