CREATE OR REPLACE FUNCTION public.credit_seat_priced(entry credit_ledger)
 RETURNS credit_ledger
 LANGUAGE plpgsql
AS $function$
begin
  -- Prices of a lot's seats are differences of rounded sums, so that all of them add up to the price of the lot.
  select id, round(net_cents::numeric * (used + 1) / credits) - round(net_cents::numeric * used / credits)
    into entry.lot_id, entry.net_cents
    from credit_lots where company_id = entry.company_id and remaining > 0
    order by order_id is not null, id limit 1;
  return entry;
end $function$;
