import { foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";
import { consumers } from "./consumers.ts";
import { sessions } from "./sessions.ts";

/** What the bell shows: one row for each administrator, so that each reads and removes their own. */
export const notifications = pgTable(
  "notifications",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    icon: text("icon").notNull(),
    color: text("color").notNull(),
    sessionId: uuid("session_id"),
    /** Whom it speaks of: their name is put in when it is read, so it goes with them. */
    consumerId: uuid("consumer_id"),
    /** What it is told of, when it must be told once only. */
    once: text("once"),
    createdAt: createdAt(),
    readAt: moment("read_at"),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.id),
    unique("notifications_once").on(t.userId, t.once),
    foreignKey({
      name: "notifications_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "notifications_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }).onDelete("cascade"),
  ],
);
