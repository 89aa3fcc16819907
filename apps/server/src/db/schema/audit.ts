import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";

/**
 * Who changed what. Append-only (a trigger rejects updates and deletions). Entries outlive the people in them, so
 * `userId` is no foreign key, and `detail` has only ids and names of fields.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: key(),
    /** Null for a change of the platform itself. */
    companyId: uuid("company_id").references(() => companies.id),
    /** Null if no person acted, as with a job or an event of the payment provider. */
    userId: uuid("user_id"),
    /** What was done: `session.confirm`. */
    action: text("action").notNull(),
    /** The subject: `session:{id}`. */
    subject: text("subject").notNull(),
    detail: jsonb("detail").$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [index("audit_log_company").on(t.companyId, t.id)],
);
