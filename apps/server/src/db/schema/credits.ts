import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
