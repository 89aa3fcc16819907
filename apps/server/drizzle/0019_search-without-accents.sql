-- The forms of a text that searches compare, as searchForms of the contract writes them. Case is lowered for every
-- alphabet where the database can do so (PostgreSQL 17), also in the locale "C". Only built-in functions, so that an
-- index over it can be restored from a dump.
do $do$
begin
  execute replace($sql$
    create function search_form(value text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      small text := lower(value /* collation */);
      spelled text;
    begin
      if octet_length(small) = char_length(small) then return small; end if;
      small := replace(replace(replace(normalize(small, NFC), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
      spelled := replace(replace(replace(replace(replace(small,
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
      small := regexp_replace(normalize(translate(small, 'øłđ', 'old'), NFD), '[\u0300-\u036F]', '', 'g');
      spelled := regexp_replace(normalize(translate(spelled, 'łđ', 'ld'), NFD), '[\u0300-\u036F]', '', 'g');
      if small = spelled then return small; end if;
      return small || E'\n' || spelled;
    end
    $$
  $sql$, '/* collation */', case when exists (select from pg_collation where collname = 'pg_c_utf8')
    then 'collate pg_catalog.pg_c_utf8' else '' end);
end
$do$;
--> statement-breakpoint
drop index consumers_search;
--> statement-breakpoint
create index consumers_search on consumers using gin (search_form(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(department, '') || ' ' || coalesce(office, '')) gin_trgm_ops) where deleted_at is null;
