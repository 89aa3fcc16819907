import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./columns.ts";
import { documents } from "./orders.ts";

/** Of the XML of an e-invoice: Cross Industry Invoice, which is in the PDF, and UBL, which is XRechnung. */
const syntaxes = ["cii", "ubl"] as const;

/** What documents say in XML, as they were issued. It never changes (a trigger rejects it). */
export const eInvoices = pgTable(
  "e_invoices",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id),
    syntax: text("syntax", { enum: syntaxes }).notNull(),
    xml: bytes("xml").notNull(),
    /** Of the XML, hexadecimal. */
    sha256: text("sha256").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.syntax] }),
    check("e_invoices_syntax_valid", sql`${t.syntax} in ('cii', 'ubl')`),
  ],
);
