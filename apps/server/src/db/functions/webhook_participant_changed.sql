CREATE OR REPLACE FUNCTION public.webhook_participant_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  who jsonb := jsonb_build_object('session_id', new.session_id, 'participant_id', new.consumer_id);
begin
  if new.invited_at is not null and new.invited_at is distinct from old.invited_at then
    perform webhook_event(new.company_id, 'participant.invited', who);
  end if;
  if new.rsvp is not null and new.rsvp is distinct from old.rsvp then
    perform webhook_event(new.company_id, 'participant.answered', who || jsonb_build_object('answer', new.rsvp));
  end if;
  if new.attended_at is not null and old.attended_at is null then
    perform webhook_event(new.company_id, 'participant.attended', who);
  end if;
  return null;
end $function$;

CREATE TRIGGER webhook_participant_changed AFTER INSERT OR UPDATE ON public.session_consumers FOR EACH ROW EXECUTE FUNCTION webhook_participant_changed();
