CREATE OR REPLACE FUNCTION public.notify_rights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('rights', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $function$;

CREATE TRIGGER access_tokens_ended AFTER DELETE ON public.access_tokens FOR EACH ROW EXECUTE FUNCTION notify_rights('sign_in_id');
CREATE TRIGGER sessions_cancelled AFTER UPDATE OF status ON public.sessions FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION notify_rights('id');
CREATE TRIGGER sessions_deleted AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION notify_rights('id');
CREATE TRIGGER users_role_changed AFTER UPDATE OF user_type_id, billing_only, company_id ON public.users FOR EACH ROW WHEN (((old.user_type_id <> new.user_type_id) OR (old.billing_only <> new.billing_only) OR (old.company_id IS DISTINCT FROM new.company_id))) EXECUTE FUNCTION notify_rights('id');
