-- Books of a company that was deleted end after the years that the law demands; nothing else may delete them, as before.
drop trigger documents_never_change on documents;
--> statement-breakpoint
create trigger documents_never_change before update on documents for each row execute function documents_never_change();
--> statement-breakpoint
create trigger documents_not_deleted before delete on documents for each row
  when (current_setting('lantern.end_books', true) is distinct from 'on') execute function documents_never_change();
--> statement-breakpoint
drop trigger document_files_never_change on document_files;
--> statement-breakpoint
create trigger document_files_never_change before update on document_files for each row execute function document_files_never_change();
--> statement-breakpoint
create trigger document_files_not_deleted before delete on document_files for each row
  when (current_setting('lantern.end_books', true) is distinct from 'on') execute function document_files_never_change();
--> statement-breakpoint
drop trigger e_invoices_never_change on e_invoices;
--> statement-breakpoint
create trigger e_invoices_never_change before update on e_invoices for each row execute function e_invoices_never_change();
--> statement-breakpoint
create trigger e_invoices_not_deleted before delete on e_invoices for each row
  when (current_setting('lantern.end_books', true) is distinct from 'on') execute function e_invoices_never_change();
--> statement-breakpoint
drop trigger credit_ledger_append_only on credit_ledger;
--> statement-breakpoint
create trigger credit_ledger_append_only before update on credit_ledger for each row execute function credit_ledger_append_only();
--> statement-breakpoint
create trigger credit_ledger_not_deleted before delete on credit_ledger for each row
  when (current_setting('lantern.end_books', true) is distinct from 'on') execute function credit_ledger_append_only();
