ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_state_valid";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "secret_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_state_valid" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'accepted', 'failed'));