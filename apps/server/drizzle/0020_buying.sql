CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_series_kind_pk" PRIMARY KEY("series","kind")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"billed_to" jsonb,
	"seller" jsonb,
	"reason" text,
	CONSTRAINT "documents_number" UNIQUE("series","kind","number"),
	CONSTRAINT "documents_kind_valid" CHECK ("documents"."kind" in ('receipt', 'invoice', 'credit_note')),
	CONSTRAINT "documents_amount_positive" CHECK ("documents"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"product_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"purchase_order" text,
	"billed_to" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number" UNIQUE("series","number")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_type_valid";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_company_role";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_valid";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "invoice_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_order" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credits_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("company_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_unpaid_invoices" ON "orders" USING btree ("due_at") WHERE "orders"."method" = 'invoice' and "orders"."status" = 'open';--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_invoice_limit_not_negative" CHECK ("companies"."invoice_limit" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_type_valid" CHECK ("users"."user_type_id" in (1, 2, 4, 8));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_role" CHECK ("invitations"."user_type_id" in (2, 4, 8));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method_valid" CHECK ("orders"."method" in ('card', 'invoice'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_has_due_day" CHECK (("orders"."method" = 'invoice') = ("orders"."due_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_added_within_credits" CHECK ("orders"."credits_added" between 0 and "orders"."credits");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_valid" CHECK ("orders"."status" in ('open', 'paid', 'declined', 'expired', 'refunded', 'disputed', 'cancelled'));--> statement-breakpoint
-- By hand: receipts become documents with the numbers that they have, and the next ones follow.
insert into documents (id, company_id, order_id, kind, series, number, issued_at, amount_cents, billed_to)
  select gen_random_uuid(), company_id, id, 'receipt', 'LH', receipt_number, paid_at, amount_cents, billed_to
  from orders where receipt_number is not null;
--> statement-breakpoint
insert into document_counters (series, kind, last)
  select 'LH', 'receipt', max(receipt_number) from orders where receipt_number is not null having count(*) > 0;
--> statement-breakpoint
update orders set credits_added = credits where paid_at is not null;
--> statement-breakpoint
update companies set currency = (select o.currency from orders o
  where o.company_id = companies.id and o.paid_at is not null order by o.paid_at limit 1);
--> statement-breakpoint
create function documents_never_change() returns trigger language plpgsql as $$
begin
  raise exception 'documents never change' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger documents_never_change before update or delete on documents
  for each row execute function documents_never_change();
--> statement-breakpoint
-- The same packs in other currencies, with prices of their own.
insert into products (id, credits, price_cents, currency) values
  ('credits-12-eur', 12, 21600, 'EUR'),
  ('credits-48-eur', 48, 76800, 'EUR'),
  ('credits-150-eur', 150, 210000, 'EUR'),
  ('credits-12-gbp', 12, 18000, 'GBP'),
  ('credits-48-gbp', 48, 64800, 'GBP'),
  ('credits-150-gbp', 150, 180000, 'GBP')
  on conflict (id) do nothing;
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_receipt_number_unique";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "receipt_number";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "billed_to";