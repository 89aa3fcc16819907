CREATE OR REPLACE FUNCTION public.store_link_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A seat that is deleted with its session or its person is not coming back.
  insert into former_seats (session_id, consumer_id, link_version)
  select session_id, consumer_id, link_version from deleted
  where exists (select from sessions where sessions.id = session_id)
    and exists (select from consumers where consumers.id = consumer_id)
  on conflict (session_id, consumer_id) do update set link_version = excluded.link_version;
  return null;
end $function$;

CREATE TRIGGER session_consumers_deleted AFTER DELETE ON public.session_consumers REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION store_link_versions();
