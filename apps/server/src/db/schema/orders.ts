import { type DocumentKind, documentKinds } from "@lantern/contract/choices";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Operator } from "../../system/operator.ts";
import { billingAccounts } from "./billing-accounts.ts";
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

/** Who is billed, as it was when something was quoted or ordered. */
export type BilledTo = Pick<
  typeof billingAccounts.$inferSelect,
  "name" | "street" | "postcode" | "countryId" | "vatId" | "buyerReference"
> & { city: string };

/** The same on documents from before its address had fields. */
export interface EarlierBilledTo {
  name: string;
  address: string;
  countryId: string;
  vatId: string | null;
}

/** The tax on a sale. */
export interface Tax {
  /** `unknown`: the seller's country has no rate in our table, so nothing is computed. */
  treatment: "domestic" | "home_rate" | "destination" | "reverse_charge" | "exempt" | "outside" | "unknown";
  percent: number;
  /** Category of UNCL 5305. */
  category: "S" | "AE" | "E" | "O";
  /** Code of the reason why there is no VAT (VATEX). */
  code: string | null;
  /** Where VAT is charged, the country that it is owed to; elsewhere the place of supply, null in a territory without VAT. */
  country: string | null;
}

/** The tax of an order, with the sentence about it on documents and pages. */
export type OrderTax = Tax & { line: string };

/** The operator of the installation, as a document names it. */
export type Seller = Omit<Operator, "support">;

/** The same on documents from before its address had fields. */
export type EarlierSeller = Record<"name" | "address" | "vat", string | null>;

/**
 * What was quoted or ordered, at the price of that time: a quote is an order in its first stage. Its payments, refunds and
 * disputes are facts of their own; `status`, `paidAt` and `surplusCents` are what they amount to, written by `reconcile` alone.
 */
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
    /** What is to be paid, with tax. */
    amountCents: integer("amount_cents").notNull(),
    taxCents: integer("tax_cents").notNull().default(0),
    netCents: integer("net_cents").notNull().generatedAlwaysAs(sql`amount_cents - tax_cents`),
    /** Fixed when it is quoted or ordered. Null: it was before prices were net. */
    tax: jsonb("tax").$type<OrderTax>(),
    billingAccountId: uuid("billing_account_id").references(() => billingAccounts.id, {
      onDelete: "set null",
    }),
    /** Null only where there were no billing details. */
    billedTo: jsonb("billed_to").$type<BilledTo | EarlierBilledTo>(),
    currency: text("currency").notNull(),
    status: text("status", {
      enum: [
        ...(["quoted", "open", "declined", "expired", "part_paid", "paid"] as const),
        ...(["part_refunded", "refunded", "disputed", "cancelled"] as const),
      ],
    })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
    stage: text("stage", { enum: ["quoted", "ordered", "cancelled"] })
      .notNull()
      .default("ordered"),
    /** Until when a quote's price applies. A pack's later price does not change it. */
    validUntil: moment("valid_until"),
    orderedAt: moment("ordered_at"),
    /** How the payment page ended last. A card can be tried again, so a payment still counts. */
    cardOutcome: text("card_outcome", { enum: ["declined", "expired"] }),
    /** The provider's id of the payment page that was opened last. */
    cardPage: text("card_page"),
    /** By the payment page, or by invoice and bank transfer. An invoice can still be paid on the page. */
    method: text("method", { enum: ["card", "invoice"] }),
    /** The id of its quote, from when quotes were rows of their own. */
    quoteId: uuid("quote_id"),
    /** The buyer's own number. */
    purchaseOrder: text("purchase_order"),
    /** When an invoice must be paid. */
    dueAt: moment("due_at"),
    cancelledAt: moment("cancelled_at"),
    /** Credits that an order by invoice adds before it is paid. */
    onAccount: integer("on_account").notNull().default(0),
    paidAt: moment("paid_at"),
    /** When the company had its unused credits refunded itself. */
    unusedRefundAt: moment("unused_refund_at"),
    /** Money beyond the price that has not gone back yet. */
    surplusCents: integer("surplus_cents").notNull().default(0),
  },
  (t) => [
    check("orders_tax_within_amount", sql`${t.taxCents} between 0 and ${t.amountCents}`),
    index("orders_billing_account").on(t.billingAccountId),
    index("orders_company").on(t.companyId, t.id),
    check(
      "orders_status_valid",
      sql`${t.status} in ('quoted', 'open', 'declined', 'expired', 'part_paid', 'paid', 'part_refunded', 'refunded', 'disputed', 'cancelled')`,
    ),
    check("orders_stage_valid", sql`${t.stage} in ('quoted', 'ordered', 'cancelled')`),
    check(
      "orders_quoted_until_ordered",
      sql`case ${t.stage} when 'quoted' then ${t.validUntil} is not null and ${t.orderedAt} is null else ${t.stage} = 'cancelled' or ${t.orderedAt} is not null end`,
    ),
    check("orders_method_once_ordered", sql`(${t.method} is null) = (${t.orderedAt} is null)`),
    check("orders_cancelled_at_set", sql`(${t.stage} = 'cancelled') = (${t.cancelledAt} is not null)`),
    check("orders_card_outcome_valid", sql`${t.cardOutcome} in ('declined', 'expired')`),
    check("orders_on_account_within_credits", sql`${t.onAccount} between 0 and ${t.credits}`),
    check("orders_method_valid", sql`${t.method} in ('card', 'invoice')`),
    check(
      "orders_invoice_has_due_day",
      sql`(${t.method} is not distinct from 'invoice') = (${t.dueAt} is not null)`,
    ),
    index("orders_quote").on(t.quoteId).where(sql`${t.quoteId} is not null`),
    // Unpaid orders are few, and are looked for every hour.
    index("orders_unpaid_cards")
      .on(t.orderedAt)
      .where(sql`${t.method} = 'card' and ${t.status} in ('open', 'declined', 'expired')`),
    index("orders_unpaid_invoices")
      .on(t.dueAt)
      .where(sql`${t.method} = 'invoice' and ${t.status} in ('open', 'part_paid')`),
  ],
);

/**
 * Money that was received for an order. A refund or dispute can be reported before its payment: until then the row has
 * only its id, and locking it puts the two in order.
 */
export const payments = pgTable(
  "payments",
  {
    /** The id at the provider. A bank transfer has `transfer:` and an id of ours. */
    id: text("id").primaryKey(),
    orderId: uuid("order_id").references(() => orders.id),
    amountCents: integer("amount_cents"),
    receivedAt: moment("received_at"),
    /** Where ADMIN saw a bank transfer. The company does not see it. */
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    index("payments_order").on(t.orderId),
    index("payments_without_order").on(t.createdAt).where(sql`${t.orderId} is null`),
    check("payments_amount_positive", sql`${t.amountCents} > 0`),
    check(
      "payments_complete_with_order",
      sql`num_nulls(${t.orderId}, ${t.amountCents}, ${t.receivedAt}) in (0, 3)`,
    ),
  ],
);

/** Money that was paid back. It counts from the start, and no longer once it has failed. */
export const refunds = pgTable(
  "refunds",
  {
    /** The id at the provider. One of a bank transfer has `transfer:`; those from before refunds were rows, `before:`. */
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amountCents: integer("amount_cents").notNull(),
    state: text("state", { enum: ["pending", "succeeded", "failed"] }).notNull(),
    /** ADMIN's reason, which the company reads. */
    reason: text("reason"),
    /** ADMIN's note, which the company does not see. */
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    index("refunds_payment").on(t.paymentId),
    check("refunds_amount_positive", sql`${t.amountCents} > 0`),
    check("refunds_state_valid", sql`${t.state} in ('pending', 'succeeded', 'failed')`),
  ],
);

/** Money that a buyer's bank has taken back. It counts unless the dispute is won. */
export const disputes = pgTable(
  "disputes",
  {
    /** The id at the provider; `before:` as with refunds. */
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amountCents: integer("amount_cents").notNull(),
    state: text("state", { enum: ["open", "won", "lost"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("disputes_payment").on(t.paymentId),
    check("disputes_amount_positive", sql`${t.amountCents} > 0`),
    check("disputes_state_valid", sql`${t.state} in ('open', 'won', 'lost')`),
  ],
);

/**
 * Numbered documents about orders, as they were issued. They never change (a trigger rejects it) and their numbers have
 * no gaps; the confirmation of a payment has its invoice's. A series is one issuer's: its prefix is part of every name.
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
    kind: text("kind", { enum: documentKinds }).$type<DocumentKind>().notNull(),
    series: text("series").notNull(),
    number: integer("number").notNull(),
    issuedAt: moment("issued_at").notNull(),
    /** What is offered, was paid, is to be paid, or is credited, with tax. */
    amountCents: integer("amount_cents").notNull(),
    /** The tax in it. On a receipt for an invoice there is none: tax on two documents would be owed twice. */
    taxCents: integer("tax_cents").notNull().default(0),
    /** The billing details at that time. Null: there were none, which only a receipt allows. */
    billedTo: jsonb("billed_to").$type<BilledTo | EarlierBilledTo>(),
    /** Null on receipts for which there was none at that time: they name today's. */
    seller: jsonb("seller").$type<Seller | EarlierSeller>(),
    /** On a credit note. */
    reason: text("reason"),
  },
  (t) => [
    unique("documents_number").on(t.series, t.kind, t.number),
    index("documents_order").on(t.orderId),
    check(
      "documents_kind_valid",
      sql`${t.kind} in ('quote', 'receipt', 'invoice', 'confirmation', 'credit_note', 'credit_note_reversal')`,
    ),
    uniqueIndex("documents_one_quote").on(t.orderId).where(sql`${t.kind} = 'quote'`),
    uniqueIndex("documents_one_invoice").on(t.orderId).where(sql`${t.kind} = 'invoice'`),
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
