CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "disputes_amount_positive" CHECK ("disputes"."amount_cents" > 0),
	CONSTRAINT "disputes_state_valid" CHECK ("disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"amount_cents" integer,
	"received_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_complete_with_order" CHECK (num_nulls("payments"."order_id", "payments"."amount_cents", "payments"."received_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_state_valid" CHECK ("refunds"."state" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_valid";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_valid";--> statement-breakpoint
DROP INDEX "orders_payment";--> statement-breakpoint
DROP INDEX "orders_unpaid_invoices";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" text DEFAULT 'ordered' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_outcome" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "on_account" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surplus_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_without_order" ON "payments" USING btree ("created_at") WHERE "payments"."order_id" is null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_invoice" ON "documents" USING btree ("order_id") WHERE "documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "orders_unpaid_invoices" ON "orders" USING btree ("due_at") WHERE "orders"."method" = 'invoice' and "orders"."status" in ('open', 'part_paid');--> statement-breakpoint
-- By hand: what was booked is carried over as facts, so that they amount to what the orders say. An old order stored only
-- the sum of its refunds and the state of its dispute: these facts are named `before:`.
update orders set
  stage = case when cancelled_at is null then 'ordered' else 'cancelled' end,
  card_outcome = case when status in ('declined', 'expired') then status end,
  status = case when status = 'paid' and refunded_cents > 0 then 'part_refunded' else status end,
  on_account = case when paid_at is null then credits_added else least(credits, coalesce(
    (select sum(l.amount - l.owed) from credit_ledger l where l.reference = 'invoice:' || orders.id), 0)) end;
--> statement-breakpoint
create temporary table migrated_payments on commit drop as
  select id as order_id, amount_cents, paid_at, refunded_cents, refunded_at, dispute,
    case when payment is not null and row_number() over (partition by payment order by paid_at, id) = 1 then payment
      when method = 'invoice' then 'transfer:' || id else 'before:' || id end as payment_id
  from orders where paid_at is not null;
--> statement-breakpoint
insert into payments (id, order_id, amount_cents, received_at, created_at)
  select payment_id, order_id, amount_cents, paid_at, paid_at from migrated_payments;
--> statement-breakpoint
insert into refunds (id, payment_id, amount_cents, state, created_at)
  select 'before:' || order_id, payment_id, refunded_cents, 'succeeded', coalesce(refunded_at, paid_at)
  from migrated_payments where refunded_cents > 0;
--> statement-breakpoint
insert into disputes (id, payment_id, amount_cents, state)
  select 'before:' || order_id, payment_id, amount_cents, dispute from migrated_payments where dispute is not null;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_valid" CHECK ("documents"."kind" in ('receipt', 'invoice', 'credit_note', 'credit_note_reversal'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage_valid" CHECK ("orders"."stage" in ('ordered', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_at_set" CHECK (("orders"."stage" = 'cancelled') = ("orders"."cancelled_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_outcome_valid" CHECK ("orders"."card_outcome" in ('declined', 'expired'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_on_account_within_credits" CHECK ("orders"."on_account" between 0 and "orders"."credits");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_valid" CHECK ("orders"."status" in ('open', 'declined', 'expired', 'part_paid', 'paid', 'part_refunded', 'refunded', 'disputed', 'cancelled'));