CREATE TABLE "former_seats" (
	"session_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"link_version" integer NOT NULL,
	CONSTRAINT "former_seats_session_id_consumer_id_pk" PRIMARY KEY("session_id","consumer_id")
);
--> statement-breakpoint
ALTER TABLE "former_seats" ADD CONSTRAINT "former_seats_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_seats" ADD CONSTRAINT "former_seats_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_seats_consumer" ON "former_seats" USING btree ("consumer_id");--> statement-breakpoint
create function store_link_versions() returns trigger language plpgsql as $$
begin
  -- A seat that is deleted with its session or its person is not coming back.
  insert into former_seats (session_id, consumer_id, link_version)
  select session_id, consumer_id, link_version from deleted
  where exists (select from sessions where sessions.id = session_id)
    and exists (select from consumers where consumers.id = consumer_id)
  on conflict (session_id, consumer_id) do update set link_version = excluded.link_version;
  return null;
end $$;
--> statement-breakpoint
create trigger session_consumers_deleted after delete on session_consumers
  referencing old table as deleted for each statement execute function store_link_versions();
--> statement-breakpoint
create function restore_link_version() returns trigger language plpgsql as $$
declare
  stored integer;
begin
  delete from former_seats where session_id = new.session_id and consumer_id = new.consumer_id
  returning link_version into stored;
  if stored is not null then
    new.link_version := greatest(new.link_version, stored);
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger session_consumers_inserted before insert on session_consumers
  for each row execute function restore_link_version();
--> statement-breakpoint
-- Whether the links of people removed before this version were revoked is no longer known, so these end. Their next
-- calendar file has a new address for answers.
insert into former_seats (session_id, consumer_id, link_version)
select session_id, consumer_id, 100
from calendar_entries entries
join sessions on sessions.id = session_id
where status in ('draft', 'confirmed', 'live') and not exists (
  select from session_consumers seats
  where seats.session_id = entries.session_id and seats.consumer_id = entries.consumer_id
);
--> statement-breakpoint
update calendar_entries entries set organizer = null
from former_seats
where former_seats.session_id = entries.session_id and former_seats.consumer_id = entries.consumer_id;
