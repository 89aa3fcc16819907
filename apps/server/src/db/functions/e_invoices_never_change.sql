CREATE OR REPLACE FUNCTION public.e_invoices_never_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'e-invoices never change' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER e_invoices_never_change BEFORE UPDATE ON public.e_invoices FOR EACH ROW EXECUTE FUNCTION e_invoices_never_change();
CREATE TRIGGER e_invoices_not_deleted BEFORE DELETE ON public.e_invoices FOR EACH ROW WHEN ((current_setting('lantern.end_books'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION e_invoices_never_change();
