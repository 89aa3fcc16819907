CREATE OR REPLACE FUNCTION public.audit_value_hash(salt text, value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN encode(sha256(convert_to((salt || (value)::text), 'UTF8'::name)), 'hex'::text);
