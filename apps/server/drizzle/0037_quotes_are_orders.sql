ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_valid";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_valid";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_stage_valid";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_invoice_has_due_day";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_quote_id_quotes_id_fk";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "method" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_page" text;--> statement-breakpoint
-- By hand: a quote becomes its order, or an order that is only quoted, with its id. Of several orders of one quote, the one
-- that was paid or billed has its document; a quote whose orders were cancelled can be ordered again.
update orders set ordered_at = created_at;
--> statement-breakpoint
create temporary table ordered_quotes on commit drop as
  select distinct on (q.id) q.id as quote_id, o.id as order_id
  from quotes q join orders o on o.quote_id = q.id and o.stage = 'ordered'
  order by q.id, o.paid_at is null, o.method = 'card', o.id;
--> statement-breakpoint
insert into orders (id, company_id, user_id, product_id, credits, amount_cents, currency, status, stage, created_at,
    valid_until, purchase_order)
  select id, company_id, user_id, product_id, credits, amount_cents, currency, 'quoted', 'quoted', created_at, valid_until,
    purchase_order
  from quotes where id not in (select quote_id from ordered_quotes);
--> statement-breakpoint
update orders set valid_until = q.valid_until
  from ordered_quotes o join quotes q on q.id = o.quote_id where orders.id = o.order_id;
--> statement-breakpoint
insert into documents (id, company_id, order_id, kind, series, number, issued_at, amount_cents, billed_to, seller)
  select q.id, q.company_id, coalesce(o.order_id, q.id), 'quote', q.series, q.number, q.created_at, q.amount_cents,
    q.billed_to, q.seller
  from quotes q left join ordered_quotes o on o.quote_id = q.id;
--> statement-breakpoint
drop table quotes;
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_quote" ON "documents" USING btree ("order_id") WHERE "documents"."kind" = 'quote';--> statement-breakpoint
CREATE INDEX "orders_quote" ON "orders" USING btree ("quote_id") WHERE "orders"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_cards" ON "orders" USING btree ("ordered_at") WHERE "orders"."method" = 'card' and "orders"."status" in ('open', 'declined', 'expired');--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_valid" CHECK ("documents"."kind" in ('quote', 'receipt', 'invoice', 'credit_note', 'credit_note_reversal'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quoted_until_ordered" CHECK (case "orders"."stage" when 'quoted' then "orders"."valid_until" is not null and "orders"."ordered_at" is null else "orders"."stage" = 'cancelled' or "orders"."ordered_at" is not null end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method_once_ordered" CHECK (("orders"."method" is null) = ("orders"."ordered_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_valid" CHECK ("orders"."status" in ('quoted', 'open', 'declined', 'expired', 'part_paid', 'paid', 'part_refunded', 'refunded', 'disputed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage_valid" CHECK ("orders"."stage" in ('quoted', 'ordered', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_has_due_day" CHECK (("orders"."method" is not distinct from 'invoice') = ("orders"."due_at" is not null));