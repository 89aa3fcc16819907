CREATE TABLE "billing_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text,
	"city" text,
	"country_id" text NOT NULL,
	"vat_id" text,
	"vat_check" jsonb,
	"invoice_email" text,
	"buyer_reference" text,
	"language" text DEFAULT 'en' NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "net_cents" integer GENERATED ALWAYS AS (amount_cents - tax_cents) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing_account_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billed_to" jsonb;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_company" ON "billing_accounts" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_one_default" ON "billing_accounts" USING btree ("company_id") WHERE "billing_accounts"."is_default";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_billing_account_id_billing_accounts_id_fk" FOREIGN KEY ("billing_account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_billing_account" ON "orders" USING btree ("billing_account_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_within_amount" CHECK ("orders"."tax_cents" between 0 and "orders"."amount_cents");--> statement-breakpoint
-- By hand: a company's billing details become its default account, without a city until somebody completes the address.
-- Orders have who was billed on their documents; those without documents, the details of today.
insert into billing_accounts (id, company_id, label, name, street, country_id, vat_id, is_default)
  select gen_random_uuid(), company_id, name, name, regexp_replace(address, '\s*\n\s*', ', ', 'g'), country_id, vat_id, true
  from company_billing;
--> statement-breakpoint
update orders set billing_account_id = a.id, billed_to = coalesce(
    (select d.billed_to from documents d where d.order_id = orders.id and d.billed_to is not null order by d.id desc limit 1),
    (select jsonb_build_object('name', b.name, 'address', b.address, 'countryId', b.country_id, 'vatId', b.vat_id)
      from company_billing b where b.company_id = orders.company_id))
  from billing_accounts a where a.company_id = orders.company_id;
--> statement-breakpoint
drop table company_billing;
