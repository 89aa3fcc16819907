CREATE OR REPLACE FUNCTION public.credit_ledger_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select credit_balance + new.amount into new.balance_after
    from companies where id = new.company_id for no key update;
  return new;
end $function$;

CREATE TRIGGER credit_ledger_balanced BEFORE INSERT ON public.credit_ledger FOR EACH ROW EXECUTE FUNCTION credit_ledger_balanced();
