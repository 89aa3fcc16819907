import type { Language } from "@lantern/contract/languages";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./columns.ts";
import { documents } from "./orders.ts";

/** What is on a document, as text. */
export interface DocumentFacts {
  language: Language;
  title: string;
  /** ISO 8601 */
  issued: string;
  /** Below the title: dates, and the buyer's own number. */
  sub: string[];
  /** Name, address and tax number, line by line. */
  seller: string[];
  buyer: string[];
  /** The only row. A part of an order has no number of credits. */
  row: { what: string; credits: string; each: string; amount: string };
  /** Between the row, which is net, and the total; null where the row is the total. */
  tax: { net: string; line: string; amount: string } | null;
  total: { name: string; amount: string };
  /** Sentences below the total. */
  notes: string[];
  /** What must not be overlooked. */
  remarks: string[];
  /** How to pay, or to order. */
  next: { title: string; lines: string[] } | null;
  footer: string;
}

/**
 * The files of documents, as they were issued. A file is first what will be on it, stored with its document; then it is drawn,
 * once, and never changes (a trigger rejects it).
 */
export const documentFiles = pgTable(
  "document_files",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id),
    /** Null once it is drawn. */
    facts: jsonb("facts").$type<DocumentFacts>(),
    pdf: bytes("pdf"),
    /** Of the PDF, hexadecimal. */
    sha256: text("sha256"),
  },
  (t) => [
    check("document_files_facts_or_pdf", sql`num_nulls(${t.facts}, ${t.pdf}) = 1`),
    check("document_files_hash_with_pdf", sql`(${t.pdf} is null) = (${t.sha256} is null)`),
  ],
);
