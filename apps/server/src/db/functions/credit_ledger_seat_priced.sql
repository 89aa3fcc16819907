CREATE OR REPLACE FUNCTION public.credit_ledger_seat_priced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  return credit_seat_priced(new);
end $function$;

CREATE TRIGGER credit_ledger_seat_priced BEFORE INSERT ON public.credit_ledger FOR EACH ROW WHEN (((new.reason = 'capture'::text) AND (new.amount < 0))) EXECUTE FUNCTION credit_ledger_seat_priced();
