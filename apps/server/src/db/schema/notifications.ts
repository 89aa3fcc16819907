import { foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";
import { consumers } from "./consumers.ts";
import { sessions } from "./sessions.ts";

/** Notifications: one row for each administrator, so that each can read and delete their own. */
export const notifications = pgTable(
  "notifications",
  {
    id: key(),
    /** Null: for an ADMIN, about the platform. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    icon: text("icon").notNull(),
    color: text("color").notNull(),
    sessionId: uuid("session_id"),
    /** The person it is about. Their name is inserted when it is read, so it disappears with them. */
    consumerId: uuid("consumer_id"),
    /** The subject of a notification that must be sent only once. */
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
