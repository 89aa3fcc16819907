CREATE OR REPLACE FUNCTION public.search_form(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    declare
      small text := lower(value collate pg_catalog.pg_c_utf8);
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
    $function$;
