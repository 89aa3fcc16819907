CREATE OR REPLACE FUNCTION public.e_invoices_never_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'e-invoices never change' using errcode = 'restrict_violation';
end $function$;

CREATE TRIGGER e_invoices_never_change BEFORE DELETE OR UPDATE ON public.e_invoices FOR EACH ROW EXECUTE FUNCTION e_invoices_never_change();
