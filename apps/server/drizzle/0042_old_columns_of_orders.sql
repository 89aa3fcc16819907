ALTER TABLE "orders" DROP CONSTRAINT "orders_refund_within_amount";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_withdrawn_within_credits";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_dispute_valid";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_added_within_credits";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unused_refund_at" timestamp with time zone;--> statement-breakpoint
-- By hand: which orders had their unused credits refunded by the company. All else that is dropped follows from the facts.
update orders set unused_refund_at = (
  select max(r.created_at) from refunds r join payments p on p.id = r.payment_id
  where p.order_id = orders.id and r.of_unused and r.state <> 'failed');
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "credits_added";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "dispute";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "credits_withdrawn";--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "of_unused";