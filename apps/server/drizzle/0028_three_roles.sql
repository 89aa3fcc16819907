-- Type 8 becomes a Sub-Administrator who is limited to billing.
update users set user_type_id = 4, billing_only = true where user_type_id = 8;
--> statement-breakpoint
update invitations set user_type_id = 4, billing_only = true where user_type_id = 8;
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_type_valid";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_company_role";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_type_valid" CHECK ("users"."user_type_id" in (1, 2, 4));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_role" CHECK ("invitations"."user_type_id" in (2, 4));
--> statement-breakpoint
drop function standing_rights(uuid, int, uuid, uuid, timestamptz);
