import type { DocumentKind } from "@lantern/contract/choices";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";

/** Packs of credits, each in one currency. One without a price cannot be bought. */
export const products = pgTable(
  "products",
  {
    id: text("id").primaryKey(),
    credits: integer("credits").notNull(),
    priceCents: integer("price_cents"),
    currency: text("currency").notNull().default("USD"),
  },
  (t) => [
    check("products_credits_positive", sql`${t.credits} > 0`),
    check("products_price_positive", sql`${t.priceCents} > 0`),
  ],
);

export interface BilledTo {
  name: string;
  address: string;
  countryId: string;
  vatId: string | null;
}

/** The operator of the installation, as a document names it. */
export interface Seller {
  name: string | null;
  address: string | null;
  vat: string | null;
}

/**
 * Offers whose price is valid until a day. A pack's later price does not change them.
 */
export const quotes = pgTable(
  "quotes",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    series: text("series").notNull(),
    number: integer("number").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    credits: integer("credits").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    purchaseOrder: text("purchase_order"),
    billedTo: jsonb("billed_to").$type<BilledTo>().notNull(),
    seller: jsonb("seller").$type<Seller>().notNull(),
    createdAt: createdAt(),
    validUntil: moment("valid_until").notNull(),
  },
  (t) => [unique("quotes_number").on(t.series, t.number), index("quotes_company").on(t.companyId, t.id)],
);

/** What was ordered, at the price of that time. Once it is paid, its credits are in the ledger as `order:{id}`. */
export const orders = pgTable(
  "orders",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    credits: integer("credits").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    status: text("status", {
      enum: ["open", "paid", "declined", "expired", "refunded", "disputed", "cancelled"],
    })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
    paidAt: moment("paid_at"),
    /** The payment's id at the provider. Refunds and disputes refer to it. */
    payment: text("payment"),
    /** By the payment page, or by invoice and bank transfer. */
    method: text("method", { enum: ["card", "invoice"] })
      .notNull()
      .default("card"),
    quoteId: uuid("quote_id").references(() => quotes.id),
    /** The buyer's own number. */
    purchaseOrder: text("purchase_order"),
    /** When an invoice must be paid. */
    dueAt: moment("due_at"),
    cancelledAt: moment("cancelled_at"),
    /** Credits that the ledger has of this order: all of a paid one; an unpaid invoice can have some. */
    creditsAdded: integer("credits_added").notNull().default(0),
    refundedCents: integer("refunded_cents").notNull().default(0),
    refundedAt: moment("refunded_at"),
    dispute: text("dispute", { enum: ["open", "won", "lost"] }),
    /** How many of the credits were withdrawn, including those that the company now owes. */
    creditsWithdrawn: integer("credits_withdrawn").notNull().default(0),
  },
  (t) => [
    index("orders_payment").on(t.payment),
    check("orders_refund_within_amount", sql`${t.refundedCents} between 0 and ${t.amountCents}`),
    check("orders_withdrawn_within_credits", sql`${t.creditsWithdrawn} between 0 and ${t.credits}`),
    check("orders_dispute_valid", sql`${t.dispute} in ('open', 'won', 'lost')`),
    index("orders_company").on(t.companyId, t.id),
    check(
      "orders_status_valid",
      sql`${t.status} in ('open', 'paid', 'declined', 'expired', 'refunded', 'disputed', 'cancelled')`,
    ),
    check("orders_method_valid", sql`${t.method} in ('card', 'invoice')`),
    check("orders_invoice_has_due_day", sql`(${t.method} = 'invoice') = (${t.dueAt} is not null)`),
    check("orders_added_within_credits", sql`${t.creditsAdded} between 0 and ${t.credits}`),
    // Unpaid invoices are few, and are looked for every hour.
    index("orders_unpaid_invoices").on(t.dueAt).where(sql`${t.method} = 'invoice' and ${t.status} = 'open'`),
  ],
);

/**
 * Numbered documents about orders, as they were issued. They never change (a trigger rejects it) and their numbers have
 * no gaps. A series is one issuer's: its prefix is part of every name.
 */
export const documents = pgTable(
  "documents",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: ["receipt", "invoice", "credit_note"] })
      .$type<DocumentKind>()
      .notNull(),
    series: text("series").notNull(),
    number: integer("number").notNull(),
    issuedAt: moment("issued_at").notNull(),
    /** What was paid, is to be paid, or is credited. */
    amountCents: integer("amount_cents").notNull(),
    /** The billing details at that time. Null: there were none, which only a receipt allows. */
    billedTo: jsonb("billed_to").$type<BilledTo>(),
    /** Null on receipts from before sellers were stored: they name today's. */
    seller: jsonb("seller").$type<Seller>(),
    /** On a credit note. */
    reason: text("reason"),
  },
  (t) => [
    unique("documents_number").on(t.series, t.kind, t.number),
    index("documents_order").on(t.orderId),
    check("documents_kind_valid", sql`${t.kind} in ('receipt', 'invoice', 'credit_note')`),
    check("documents_amount_positive", sql`${t.amountCents} > 0`),
  ],
);

/** The last number of each kind in a series. Whoever takes the next one locks the row until the commit. */
export const documentCounters = pgTable(
  "document_counters",
  {
    series: text("series").notNull(),
    kind: text("kind").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.kind] })],
);
