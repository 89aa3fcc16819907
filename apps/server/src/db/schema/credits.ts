import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";
import { sessions } from "./sessions.ts";

/** Append-only (a trigger refuses change and removal). `reference` makes every cause count once. */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: ["grant", "purchase", "capture", "refund", "adjustment"] }).notNull(),
    reference: text("reference").notNull().unique(),
    note: text("note"),
    sessionId: uuid("session_id").references(() => sessions.id),
    createdAt: createdAt(),
  },
  (t) => [index("credit_ledger_company").on(t.companyId, t.id)],
);
