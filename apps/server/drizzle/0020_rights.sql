-- Open connections on every node learn of a right that has ended, whichever statement ended it: the payload is the
-- id of the sign-in, of the user or of the session.
create function tell_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create trigger access_tokens_ended after delete on access_tokens
  for each row execute function tell_rights('sign_in_id');
--> statement-breakpoint
create trigger users_role_changed after update of user_type_id, company_id on users
  for each row when (old.user_type_id <> new.user_type_id or old.company_id is distinct from new.company_id)
  execute function tell_rights('id');
--> statement-breakpoint
create trigger sessions_cancelled after update of status on sessions
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function tell_rights('id');
--> statement-breakpoint
create trigger sessions_deleted after delete on sessions
  for each row execute function tell_rights('id');
