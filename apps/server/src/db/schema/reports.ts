import { foreignKey, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { sessions } from "./sessions.ts";

/**
 * What a completed hour's report tells, kept when it ended: it outlives the lines that people wrote and a story
 * that has changed since. People stand in it by id only, so who is removed is nameless here too.
 */
export const sessionReports = pgTable(
  "session_reports",
  {
    sessionId: uuid("session_id").primaryKey(),
    companyId: uuid("company_id").notNull(),
    /** The shape of `played`, for a reader that comes later. */
    version: integer("version").notNull().default(1),
    played: jsonb("played").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "session_reports_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
  ],
);
