import { foreignKey, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import type { PlayedSession } from "./played-session.ts";
import { sessions } from "./sessions.ts";

/**
 * The report of a completed session, stored when it ended: it outlives the texts that people wrote and a story that
 * has changed since. It has only ids of people, so a deleted person has no name here either.
 */
export const sessionReports = pgTable(
  "session_reports",
  {
    sessionId: uuid("session_id").primaryKey(),
    companyId: uuid("company_id").notNull(),
    /** The version of the shape of `played`. */
    version: integer("version").notNull().default(1),
    /** The version of the product whose rules made it; null: one that did not note this yet. */
    madeBy: text("made_by"),
    played: jsonb("played").$type<PlayedSession>().notNull(),
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
