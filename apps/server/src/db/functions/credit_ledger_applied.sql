CREATE OR REPLACE FUNCTION public.credit_ledger_applied()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  balance integer;
begin
  update companies set credit_balance = credit_balance + new.amount, credit_debt = credit_debt + new.owed
    where id = new.company_id returning credit_balance into balance;
  -- Two rows of one statement would both have seen the balance before it.
  if balance <> new.balance_after then
    raise exception 'ledger rows of one company are written one by one' using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE TRIGGER credit_ledger_applied AFTER INSERT ON public.credit_ledger FOR EACH ROW EXECUTE FUNCTION credit_ledger_applied();
