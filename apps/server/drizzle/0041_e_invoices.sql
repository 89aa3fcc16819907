CREATE TABLE "e_invoices" (
	"document_id" uuid NOT NULL,
	"syntax" text NOT NULL,
	"xml" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "e_invoices_document_id_syntax_pk" PRIMARY KEY("document_id","syntax"),
	CONSTRAINT "e_invoices_syntax_valid" CHECK ("e_invoices"."syntax" in ('cii', 'ubl'))
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "format" text DEFAULT 'pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_format_valid" CHECK ("billing_accounts"."format" in ('pdf', 'xrechnung'));--> statement-breakpoint
-- By hand: what was issued never changes.
create function e_invoices_never_change() returns trigger language plpgsql as $$
begin
  raise exception 'e-invoices never change' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger e_invoices_never_change before update or delete on e_invoices
  for each row execute function e_invoices_never_change();
