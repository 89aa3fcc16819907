CREATE TABLE "cost_centers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "cost_centers_code" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid,
	"credits" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "credit_lots_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "credit_lots_within_credits" CHECK ("credit_lots"."used" >= 0 and "credit_lots"."remaining" >= 0 and "credit_lots"."used" + "credit_lots"."remaining" <= "credit_lots"."credits")
);
--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "invoice_limit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "invoice_limit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "lot_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "net_cents" integer;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "cost_center" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "of_unused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "cost_center" text;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lots_remaining" ON "credit_lots" USING btree ("company_id",("order_id" is not null),"id") WHERE "credit_lots"."remaining" > 0;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- By hand: from now on the rule decides, except where ADMIN has decided.
update companies set invoice_limit = null
  where invoice_limit = 0 and not exists (
    select from audit_log where action = 'company.invoice_limit' and subject = 'company:' || companies.id);
--> statement-breakpoint
create function credit_seat_priced(entry credit_ledger) returns credit_ledger language plpgsql as $$
begin
  -- Prices of a lot's seats are differences of rounded sums, so that all of them add up to the price of the lot.
  select id, round(net_cents::numeric * (used + 1) / credits) - round(net_cents::numeric * used / credits)
    into entry.lot_id, entry.net_cents
    from credit_lots where company_id = entry.company_id and remaining > 0
    order by order_id is not null, id limit 1;
  return entry;
end $$;
--> statement-breakpoint
create function credit_lots_changed(entry credit_ledger) returns integer language plpgsql as $$
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
end $$;
--> statement-breakpoint
-- By hand: lots of what was bought and used until now, in the order in which it was.
alter table credit_ledger disable trigger credit_ledger_append_only;
--> statement-breakpoint
do $$
declare
  entry credit_ledger;
  company record;
begin
  for entry in select * from credit_ledger order by company_id, id loop
    if entry.reason = 'capture' and entry.amount < 0 then
      entry := credit_seat_priced(entry);
      update credit_ledger set lot_id = entry.lot_id, net_cents = entry.net_cents where id = entry.id;
    end if;
    perform credit_lots_changed(entry);
  end loop;
  -- Nodes whose clocks differ can have written rows in another order than their ids say.
  for company in
    select c.id, sum(l.remaining) - c.credit_balance as surplus from companies c
      join credit_lots l on l.company_id = c.id group by c.id having sum(l.remaining) > c.credit_balance
  loop
    entry := null;
    entry.company_id := company.id;
    entry.amount := 0 - company.surplus;
    entry.reason := 'adjustment';
    perform credit_lots_changed(entry);
  end loop;
end $$;
--> statement-breakpoint
alter table credit_ledger enable trigger credit_ledger_append_only;
--> statement-breakpoint
create function credit_ledger_seat_priced() returns trigger language plpgsql as $$
begin
  return credit_seat_priced(new);
end $$;
--> statement-breakpoint
create trigger credit_ledger_seat_priced before insert on credit_ledger
  for each row when (new.reason = 'capture' and new.amount < 0) execute function credit_ledger_seat_priced();
--> statement-breakpoint
create function credit_ledger_in_lots() returns trigger language plpgsql as $$
begin
  if credit_lots_changed(new) > 0 then
    raise exception 'no lot has these credits' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_ledger_in_lots after insert on credit_ledger
  for each row when (new.amount <> 0) execute function credit_ledger_in_lots();
