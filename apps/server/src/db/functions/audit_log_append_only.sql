CREATE OR REPLACE FUNCTION public.audit_log_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON public.audit_log FOR EACH ROW WHEN ((old.hash IS NOT NULL)) EXECUTE FUNCTION audit_log_append_only();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();
CREATE TRIGGER audit_log_not_deleted BEFORE DELETE ON public.audit_log FOR EACH ROW WHEN ((current_setting('lantern.expire_audit_log'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION audit_log_append_only();
