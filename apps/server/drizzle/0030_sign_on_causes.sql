ALTER TABLE "sign_on_identities" ADD COLUMN "awaits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD COLUMN "group_problem" text;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD COLUMN "groups_received" text[];--> statement-breakpoint
ALTER TABLE "single_sign_on" ADD COLUMN "last_problem_detail" text;--> statement-breakpoint
ALTER TABLE "single_sign_on" ADD COLUMN "token_accepted_at" timestamp with time zone;