import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";

/** Packs of credits. One without a price cannot be bought. */
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
    status: text("status", { enum: ["open", "paid", "declined", "expired", "refunded", "disputed"] })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
    paidAt: moment("paid_at"),
    /** The payment's id at the provider. Refunds and disputes refer to it. */
    payment: text("payment"),
    /** The number of the receipt. Numbers are given with the payment and have no gaps. */
    receiptNumber: integer("receipt_number").unique(),
    /** The company's billing details at the time of the payment. */
    billedTo: jsonb("billed_to").$type<BilledTo>(),
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
      sql`${t.status} in ('open', 'paid', 'declined', 'expired', 'refunded', 'disputed')`,
    ),
  ],
);
