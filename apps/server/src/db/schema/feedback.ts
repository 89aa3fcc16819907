import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { sessionConsumers } from "./sessions.ts";

/** The rating that an attendee gives after a session. The company sees only the counts. */
export const feedback = pgTable(
  "feedback",
  {
    sessionId: uuid("session_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
    /** From 1 (not again) to 5 (any time). */
    rating: integer("rating").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    foreignKey({
      name: "feedback_seat_fk",
      columns: [t.sessionId, t.consumerId],
      foreignColumns: [sessionConsumers.sessionId, sessionConsumers.consumerId],
    }).onDelete("cascade"),
    index("feedback_company").on(t.companyId, t.sessionId),
    check("feedback_rating_range", sql`${t.rating} between 1 and 5`),
  ],
);
