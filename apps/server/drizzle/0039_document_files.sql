CREATE TABLE "document_files" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb,
	"pdf" "bytea",
	"sha256" text,
	CONSTRAINT "document_files_facts_or_pdf" CHECK (num_nulls("document_files"."facts", "document_files"."pdf") = 1),
	CONSTRAINT "document_files_hash_with_pdf" CHECK (("document_files"."pdf" is null) = ("document_files"."sha256" is null))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_valid";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "cc" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "accepted" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_valid" CHECK ("documents"."kind" in ('quote', 'receipt', 'invoice', 'confirmation', 'credit_note', 'credit_note_reversal'));--> statement-breakpoint
-- By hand: a file is drawn once and then never changes.
create function document_files_never_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.pdf is null and new.document_id = old.document_id then
    return new;
  end if;
  raise exception 'files of documents never change' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger document_files_never_change before update or delete on document_files
  for each row execute function document_files_never_change();
