CREATE OR REPLACE FUNCTION public.webhook_session_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event_name text := case
    when new.status = old.status then
      case when new.status in ('confirmed', 'live')
        and (new.title, new.experience, new.starts_at, new.timezone, new.seats, new.language, new.hosting)
        is distinct from
        (old.title, old.experience, old.starts_at, old.timezone, old.seats, old.language, old.hosting)
        then 'session.changed' end
    when new.status = 'cancelled' then case when old.status <> 'draft' then 'session.cancelled' end
    when new.status = 'live' then 'session.started'
    when new.status = 'completed' then 'session.ended'
    when new.status = 'confirmed' and old.status = 'draft' then 'session.confirmed'
    -- A session that did not start is a draft again.
    else 'session.changed'
  end;
begin
  if event_name is not null then
    perform webhook_event(new.company_id, event_name, webhook_session_data(new));
  end if;
  return null;
end $function$;

CREATE TRIGGER webhook_session_changed AFTER UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION webhook_session_changed();
