ALTER TABLE "outbox" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Until now the sender was recognized by the address for replies.
UPDATE "outbox" SET "sender_id" = "users"."id" FROM "users"
	WHERE "outbox"."session_id" IS NOT NULL AND lower("users"."email") = lower("outbox"."reply_to");
