import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";
import { orders } from "./orders.ts";
import { sessions } from "./sessions.ts";

/** Append-only (a trigger rejects updates and deletions). With `reference`, every cause counts once. */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    amount: integer("amount").notNull(),
    /** What this row adds to the company's debt, or settles of it. */
    owed: integer("owed").notNull().default(0),
    /** The company's balance with this row; a trigger writes it. */
    balanceAfter: integer("balance_after").notNull().default(0),
    reason: text("reason", {
      enum: ["grant", "purchase", "capture", "refund", "chargeback", "adjustment"],
    }).notNull(),
    reference: text("reference").notNull().unique(),
    note: text("note"),
    sessionId: uuid("session_id").references(() => sessions.id),
    orderId: uuid("order_id").references(() => orders.id),
    /** Of a seat: the lot that its credit came from, the price of that credit without tax, and the cost center of its session. */
    lotId: uuid("lot_id").references((): AnyPgColumn => creditLots.id),
    netCents: integer("net_cents"),
    costCenter: text("cost_center"),
    createdAt: createdAt(),
  },
  (t) => [
    index("credit_ledger_company").on(t.companyId, t.id),
    // The seats of one session are shown as one row.
    index("credit_ledger_seats").on(t.sessionId, t.id).where(sql`${t.reason} = 'capture'`),
    index("credit_ledger_kind").on(t.companyId, t.reason, t.id),
    check(
      "credit_ledger_reason_valid",
      sql`${t.reason} in ('grant', 'purchase', 'capture', 'refund', 'chargeback', 'adjustment')`,
    ),
  ],
);

/**
 * Credits that came together, at one price: those of an order, or those that were given for nothing. Triggers of the
 * ledger write them, so a company's balance is the sum of what remains. Credits without a price are used first, then the
 * oldest.
 */
export const creditLots = pgTable(
  "credit_lots",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    orderId: uuid("order_id")
      .unique()
      .references(() => orders.id),
    /** How many the price is for. */
    credits: integer("credits").notNull(),
    /** The price of all of them, without tax. */
    netCents: integer("net_cents").notNull(),
    /** Seats that were paid with them. */
    used: integer("used").notNull().default(0),
    remaining: integer("remaining").notNull(),
  },
  (t) => [
    index("credit_lots_remaining")
      .on(t.companyId, sql`(${t.orderId} is not null)`, t.id)
      .where(sql`${t.remaining} > 0`),
    check(
      "credit_lots_within_credits",
      sql`${t.used} >= 0 and ${t.remaining} >= 0 and ${t.used} + ${t.remaining} <= ${t.credits}`,
    ),
  ],
);

/** What a company books its sessions on. A session has the code, so one that is removed stays on what was booked. */
export const costCenters = pgTable(
  "cost_centers",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    code: text("code").notNull(),
    name: text("name").notNull(),
  },
  (t) => [unique("cost_centers_code").on(t.companyId, t.code)],
);
