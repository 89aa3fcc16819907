import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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

/** What was ordered, at the price it had then. Paid once, its credits stand in the ledger as `order:{id}`. */
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
    status: text("status", { enum: ["open", "paid", "declined", "expired"] })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
    paidAt: moment("paid_at"),
  },
  (t) => [
    index("orders_company").on(t.companyId, t.id),
    check("orders_status_known", sql`${t.status} in ('open', 'paid', 'declined', 'expired')`),
  ],
);
