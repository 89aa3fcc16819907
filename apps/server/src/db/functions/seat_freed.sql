CREATE OR REPLACE FUNCTION public.seat_freed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_session uuid;
begin
  if tg_table_name = 'sessions' then
    of_session := new.id;
  elsif tg_table_name = 'session_consumers' then
    of_session := old.session_id;
  elsif tg_table_name = 'enrollments' then
    of_session := new.session_id;
  else
    select session_id into of_session from enrollments where id = old.enrollment_id;
  end if;
  if exists (
    select from enrollments join enrollment_waits on enrollment_id = enrollments.id where session_id = of_session
  ) then
    perform graphile_worker.add_job('enrollment.offer', json_build_object('sessionId', of_session),
      job_key := 'enrollment-offer:' || of_session);
  end if;
  return null;
end $function$;

CREATE TRIGGER seat_offer_ended AFTER DELETE ON public.enrollment_waits FOR EACH ROW WHEN ((old.offered_until IS NOT NULL)) EXECUTE FUNCTION seat_freed();
CREATE TRIGGER enrollment_seats_freed AFTER UPDATE ON public.enrollments FOR EACH ROW WHEN ((new.seats IS DISTINCT FROM old.seats)) EXECUTE FUNCTION seat_freed();
CREATE TRIGGER seat_freed AFTER DELETE OR UPDATE OF rsvp ON public.session_consumers FOR EACH ROW EXECUTE FUNCTION seat_freed();
CREATE TRIGGER session_seats_freed AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((new.seats IS DISTINCT FROM old.seats) OR (new.status IS DISTINCT FROM old.status))) EXECUTE FUNCTION seat_freed();
