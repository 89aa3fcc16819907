CREATE TABLE "audit_chains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"expired_number" bigint DEFAULT 0 NOT NULL,
	"expired_hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"entry_id" uuid NOT NULL,
	"about" text NOT NULL,
	"salt" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "audit_values_entry_id_about_pk" PRIMARY KEY("entry_id","about")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "value_hashes" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "audit_retention_days" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_entry_id_audit_log_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_values_about" ON "audit_values" USING btree ("about");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_audit_retention_range" CHECK ("companies"."audit_retention_days" between 90 and 730);--> statement-breakpoint
create function audit_value_hash(salt text, value jsonb) returns text language sql immutable
  return encode(sha256(convert_to(salt || value::text, 'UTF8')), 'hex');
--> statement-breakpoint
create function audit_hash(entry audit_log) returns text language sql immutable
  return encode(sha256(convert_to(jsonb_build_array(
    entry.id, entry.company_id, entry.number, entry.previous_hash, (extract(epoch from entry.created_at) * 1000000)::bigint,
    entry.user_id, entry.key_id, entry.action, entry.subject, entry.detail, entry.request_id, entry.value_hashes
  )::text, 'UTF8')), 'hex');
--> statement-breakpoint
-- Runs when the transaction ends, so that concurrent transactions of a company wait for each other only that long.
create function audit_log_chained() returns trigger language plpgsql as $$
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
end $$;
--> statement-breakpoint
-- The entries of earlier versions get their place in the chains.
alter table audit_log disable trigger user;
--> statement-breakpoint
do $$
declare
  entry audit_log;
  chain audit_chains;
begin
  for entry in select * from audit_log order by id loop
    insert into audit_chains (id) values (coalesce(entry.company_id, '00000000-0000-0000-0000-000000000000'))
      on conflict do nothing;
    select * into chain from audit_chains
      where id = coalesce(entry.company_id, '00000000-0000-0000-0000-000000000000');
    entry.number := chain.number + 1;
    entry.previous_hash := chain.hash;
    entry.hash := audit_hash(entry);
    update audit_log set number = entry.number, previous_hash = entry.previous_hash, hash = entry.hash
      where id = entry.id;
    update audit_chains set number = entry.number, hash = entry.hash where id = chain.id;
  end loop;
end $$;
--> statement-breakpoint
alter table audit_log enable trigger user;
--> statement-breakpoint
create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
  for each row execute function audit_log_chained();
--> statement-breakpoint
drop trigger audit_log_append_only on audit_log;
--> statement-breakpoint
-- An entry changes once, when it gets its place in the chain.
create trigger audit_log_append_only before update on audit_log
  for each row when (old.hash is not null) execute function audit_log_append_only();
--> statement-breakpoint
-- Only the job that deletes expired entries says this, and only for its own transaction.
create trigger audit_log_not_deleted before delete on audit_log
  for each row when (current_setting('lantern.expire_audit_log', true) is distinct from 'on')
  execute function audit_log_append_only();
--> statement-breakpoint
-- Values can be erased, but not changed.
create function audit_values_unchanged() returns trigger language plpgsql as $$
begin
  raise exception 'audit_values is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_values_unchanged before update on audit_values
  for each row execute function audit_values_unchanged();
