import { foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { sessions } from "./sessions.ts";

/** A link with which anybody can read the report of a session. It belongs to the company, not to who made it. */
export const reportLinks = pgTable(
  "report_links",
  {
    id: key(),
    companyId: uuid("company_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Null: the link is enough. */
    passwordHash: text("password_hash"),
    expiresAt: moment("expires_at").notNull(),
    openedAt: moment("opened_at"),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "report_links_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    index("report_links_session").on(t.sessionId),
    index("report_links_expiry").on(t.expiresAt),
  ],
);
