CREATE OR REPLACE FUNCTION public.audit_log_chained()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  chain audit_chains;
  entry audit_log;
begin
  insert into audit_chains (id) values (coalesce(new.company_id, '00000000-0000-0000-0000-000000000000'))
    on conflict do nothing;
  select * into chain from audit_chains
    where id = coalesce(new.company_id, '00000000-0000-0000-0000-000000000000') for update;
  entry := new;
  entry.number := chain.number + 1;
  entry.previous_hash := chain.hash;
  entry.value_hashes := (
    select jsonb_object_agg(about, audit_value_hash(salt, value)) from audit_values where entry_id = new.id
  );
  entry.hash := audit_hash(entry);
  update audit_log
    set number = entry.number, previous_hash = entry.previous_hash, value_hashes = entry.value_hashes, hash = entry.hash
    where id = new.id;
  update audit_chains set number = entry.number, hash = entry.hash where id = chain.id;
  return null;
end $function$;

CREATE CONSTRAINT TRIGGER audit_log_chained AFTER INSERT ON public.audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_log_chained();
