import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { sessionConsumers, sessions } from "./sessions.ts";

/** The dates that a draft is offered at, until an administrator confirms one of them or withdraws the question. */
export const datePolls = pgTable(
  "date_polls",
  {
    sessionId: uuid("session_id").primaryKey(),
    companyId: uuid("company_id").notNull(),
    /** Starts as ISO strings in UTC, the earliest first. */
    starts: jsonb("starts").$type<string[]>().notNull(),
    /** The time zone in which they were chosen; it becomes that of the session. */
    timezone: text("timezone").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "date_polls_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    check("date_polls_starts", sql`jsonb_array_length(${t.starts}) between 2 and 3`),
  ],
);

/** An attendee who was emailed the dates, with what they responded. It ends with the poll and with their seat. */
export const datePollResponses = pgTable(
  "date_poll_responses",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => datePolls.sessionId, { onDelete: "cascade" }),
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
    emailedAt: moment("emailed_at").notNull(),
    /** Those of the starts that suit them. Null: they have not responded. Empty: none suits. */
    suits: jsonb("suits").$type<string[]>(),
    respondedAt: moment("responded_at"),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    foreignKey({
      name: "date_poll_responses_seat_fk",
      columns: [t.sessionId, t.consumerId],
      foreignColumns: [sessionConsumers.sessionId, sessionConsumers.consumerId],
    }).onDelete("cascade"),
    index("date_poll_responses_consumer").on(t.consumerId),
  ],
);
