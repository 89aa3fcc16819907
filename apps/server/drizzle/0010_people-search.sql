-- Finds any part of a name, address, department or office without reading everybody of the company.
create extension if not exists pg_trgm;
--> statement-breakpoint
create index consumers_search on consumers using gin (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(department, '') || ' ' || coalesce(office, '')) gin_trgm_ops) where deleted_at is null;
