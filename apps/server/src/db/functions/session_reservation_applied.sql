CREATE OR REPLACE FUNCTION public.session_reservation_applied()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER session_reservation_applied AFTER INSERT OR DELETE OR UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION session_reservation_applied();
