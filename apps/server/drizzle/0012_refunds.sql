CREATE TABLE "company_billing" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country_id" text NOT NULL,
	"vat_id" text
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "credit_debt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "balance_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billed_to" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credits_withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_billing" ADD CONSTRAINT "company_billing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_ledger_kind" ON "credit_ledger" USING btree ("company_id","reason","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_receipt_number_unique" UNIQUE("receipt_number");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_debt_not_negative" CHECK ("companies"."credit_debt" >= 0);--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" in ('grant', 'purchase', 'capture', 'refund', 'chargeback', 'adjustment'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_within_amount" CHECK ("orders"."refunded_cents" between 0 and "orders"."amount_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_withdrawn_within_credits" CHECK ("orders"."credits_withdrawn" between 0 and "orders"."credits");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dispute_known" CHECK ("orders"."dispute" in ('open', 'won', 'lost'));--> statement-breakpoint
-- Each row tells the balance it led to: a statement needs no sum over all that came before.
alter table credit_ledger disable trigger credit_ledger_append_only;
--> statement-breakpoint
update credit_ledger set balance_after = summed.balance
  from (select id, sum(amount) over (partition by company_id order by id) as balance from credit_ledger) summed
  where summed.id = credit_ledger.id;
--> statement-breakpoint
alter table credit_ledger enable trigger credit_ledger_append_only;
--> statement-breakpoint
create function credit_ledger_balanced() returns trigger language plpgsql as $$
begin
  select credit_balance + new.amount into new.balance_after
    from companies where id = new.company_id for no key update;
  return new;
end $$;
--> statement-breakpoint
create trigger credit_ledger_balanced before insert on credit_ledger
  for each row execute function credit_ledger_balanced();
--> statement-breakpoint
create or replace function credit_ledger_applied() returns trigger language plpgsql as $$
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
end $$;
