ALTER TABLE "companies" ADD COLUMN "sub_admins_buy" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "billing_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "billing_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_billing_only_sub" CHECK (not "users"."billing_only" or "users"."user_type_id" = 4);--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_billing_only_sub" CHECK (not "invitations"."billing_only" or "invitations"."user_type_id" = 4);--> statement-breakpoint
-- As before, and the account is restricted, or not, as it was at sign-in.
create function standing_rights(sign_in uuid, user_type int, restricted boolean, company uuid, session uuid, at timestamptz)
returns setof uuid language sql stable as $$
  select t.id from access_tokens t left join users u on u.id = t.user_id
  where t.sign_in_id = sign_in and t.expires_at > at
    and (user_type is null or (u.user_type_id = user_type and u.billing_only = restricted
      and u.company_id is not distinct from company))
    and (session is null or exists (select from sessions s where s.id = session and s.status <> 'cancelled'))
$$;
--> statement-breakpoint
drop trigger users_role_changed on users;
--> statement-breakpoint
create trigger users_role_changed after update of user_type_id, billing_only, company_id on users
  for each row when (old.user_type_id <> new.user_type_id or old.billing_only <> new.billing_only
    or old.company_id is distinct from new.company_id)
  execute function notify_rights('id');
