CREATE OR REPLACE FUNCTION public.credit_lots_changed(entry credit_ledger)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  rest integer := abs(entry.amount);
  part integer;
  lot credit_lots;
begin
  if entry.amount > 0 then
    if entry.order_id is not null then
      insert into credit_lots (id, company_id, order_id, credits, net_cents, remaining)
        select entry.id, entry.company_id, id, credits, net_cents, 0 from orders where id = entry.order_id
        on conflict (order_id) do nothing;
      select * into lot from credit_lots where order_id = entry.order_id;
      part := least(rest, lot.credits - lot.used - lot.remaining);
      update credit_lots set remaining = remaining + part where id = lot.id;
      rest := rest - part;
    end if;
    -- Given, or given back although they had come from other lots.
    if rest > 0 then
      insert into credit_lots (id, company_id, credits, net_cents, remaining)
        values (case when part is null then entry.id else gen_random_uuid() end, entry.company_id, rest, 0, rest);
    end if;
    return 0;
  end if;
  -- What is withdrawn of an order comes from its own lot first.
  for lot in
    select * from credit_lots where company_id = entry.company_id and remaining > 0
      order by id = entry.lot_id desc nulls last, order_id = entry.order_id desc nulls last, order_id is not null, id
  loop
    exit when rest = 0;
    part := least(rest, lot.remaining);
    update credit_lots set remaining = remaining - part,
      used = used + case when entry.reason = 'capture' then part else 0 end where id = lot.id;
    rest := rest - part;
  end loop;
  return rest;
end $function$;
