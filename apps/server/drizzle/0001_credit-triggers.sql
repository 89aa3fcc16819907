-- The ledger only grows, and the company's row always holds its sum: the checks on that row are what keeps
-- a balance from going below zero, whoever writes and however many at once.
create function credit_ledger_applied() returns trigger language plpgsql as $$
begin
  update companies set credit_balance = credit_balance + new.amount where id = new.company_id;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_ledger_applied after insert on credit_ledger
  for each row execute function credit_ledger_applied();
--> statement-breakpoint
create function credit_ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'credit_ledger is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger credit_ledger_append_only before update or delete on credit_ledger
  for each row execute function credit_ledger_append_only();
--> statement-breakpoint
-- A reservation stands on its session; the company's row holds the sum of them.
create function session_reservation_applied() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.credits_reserved <> 0 then
      update companies set credit_reserved = credit_reserved + new.credits_reserved where id = new.company_id;
    end if;
  elsif tg_op = 'DELETE' then
    if old.credits_reserved <> 0 then
      update companies set credit_reserved = credit_reserved - old.credits_reserved where id = old.company_id;
    end if;
  elsif new.credits_reserved <> old.credits_reserved then
    update companies set credit_reserved = credit_reserved + new.credits_reserved - old.credits_reserved
      where id = new.company_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger session_reservation_applied after insert or update or delete on sessions
  for each row execute function session_reservation_applied();
--> statement-breakpoint
-- A session never changes hands: its reservation would then count for the wrong company.
create function session_company_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'a session stays with its company' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger session_company_fixed before update of company_id on sessions
  for each row when (old.company_id is distinct from new.company_id) execute function session_company_fixed();
