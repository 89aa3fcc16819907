import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";

/**
 * Who changed what. Append-only (a trigger refuses change and removal). It outlives the people it speaks of, so
 * `userId` is no reference and `detail` holds nothing of a person but ids and names of fields.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: key(),
    /** Null for a change of the platform itself. */
    companyId: uuid("company_id").references(() => companies.id),
    /** Null where no person acted: a job, a payment notice. */
    userId: uuid("user_id"),
    /** What was done: `session.confirm`. */
    action: text("action").notNull(),
    /** To what: `session:{id}`. */
    subject: text("subject").notNull(),
    detail: jsonb("detail").$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [index("audit_log_company").on(t.companyId, t.id)],
);
