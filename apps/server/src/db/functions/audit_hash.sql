CREATE OR REPLACE FUNCTION public.audit_hash(entry audit_log)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN encode(sha256(convert_to((jsonb_build_array((entry).id, (entry).company_id, (entry).number, (entry).previous_hash, ((EXTRACT(epoch FROM (entry).created_at) * (1000000)::numeric))::bigint, (entry).user_id, (entry).key_id, (entry).action, (entry).subject, (entry).detail, (entry).request_id, (entry).value_hashes))::text, 'UTF8'::name)), 'hex'::text);
