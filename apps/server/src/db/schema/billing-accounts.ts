import { documentFormats } from "@lantern/contract/choices";
import type { Language } from "@lantern/contract/languages";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";

/** What an online check said about a VAT number, or that it said nothing. */
export interface StoredVatCheck {
  /** Null: there was no answer. */
  valid: boolean | null;
  at: string;
  /** Proof of the check, where the service gave one. */
  reference: string | null;
}

/** Who can be billed for a company's purchases. One of its accounts is the default. */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** How the company calls it in lists. */
    label: text("label").notNull(),
    name: text("name").notNull(),
    /** The whole address on accounts from before it had fields. */
    street: text("street").notNull(),
    /** Null where the country has none. */
    postcode: text("postcode"),
    /** Null on accounts from before the address had fields: nothing is bought until it is completed. */
    city: text("city"),
    countryId: text("country_id").notNull(),
    vatId: text("vat_id"),
    /** Of this VAT number. Null: it was not checked. */
    vatCheck: jsonb("vat_check").$type<StoredVatCheck>(),
    /** Gets a copy of every document. */
    invoiceEmail: text("invoice_email"),
    /** Asked for by buyers such as authorities (Leitweg-ID), on every document. */
    buyerReference: text("buyer_reference"),
    /** Of documents. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** What emails have beside the PDF: nothing, or the document as XRechnung. */
    format: text("format", { enum: documentFormats }).notNull().default("pdf"),
    isDefault: boolean("is_default").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("billing_accounts_format_valid", sql`${t.format} in ('pdf', 'xrechnung')`),
    index("billing_accounts_company").on(t.companyId, t.id),
    uniqueIndex("billing_accounts_one_default").on(t.companyId).where(sql`${t.isDefault}`),
  ],
);
