CREATE OR REPLACE FUNCTION public.webhook_credits_bought()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform webhook_event(new.company_id, 'credits.bought', jsonb_build_object(
    'order_id', new.order_id, 'credits', new.amount, 'balance', new.balance_after));
  return null;
end $function$;

CREATE TRIGGER webhook_credits_bought AFTER INSERT ON public.credit_ledger FOR EACH ROW WHEN ((new.reason = 'purchase'::text)) EXECUTE FUNCTION webhook_credits_bought();
