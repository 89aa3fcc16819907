CREATE OR REPLACE FUNCTION public.restore_link_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  stored integer;
begin
  delete from former_seats where session_id = new.session_id and consumer_id = new.consumer_id
  returning link_version into stored;
  if stored is not null then
    new.link_version := greatest(new.link_version, stored);
  end if;
  return new;
end $function$;

CREATE TRIGGER session_consumers_inserted BEFORE INSERT ON public.session_consumers FOR EACH ROW EXECUTE FUNCTION restore_link_version();
