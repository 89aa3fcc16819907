import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { sessionConsumers } from "./sessions.ts";

/** What became of a team's commitment, as each member replies two weeks later. The company sees only the counts. */
export const commitmentAnswers = pgTable(
  "commitment_answers",
  {
    sessionId: uuid("session_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
    answer: text("answer", { enum: ["kept", "partly", "not_yet"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    foreignKey({
      name: "commitment_answers_seat_fk",
      columns: [t.sessionId, t.consumerId],
      foreignColumns: [sessionConsumers.sessionId, sessionConsumers.consumerId],
    }).onDelete("cascade"),
    index("commitment_answers_company").on(t.companyId, t.sessionId),
    check("commitment_answers_valid", sql`${t.answer} in ('kept', 'partly', 'not_yet')`),
  ],
);
