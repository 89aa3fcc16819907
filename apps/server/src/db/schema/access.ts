import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { users } from "./companies.ts";
import { sessionConsumers } from "./sessions.ts";

/** Tokens of signed-in people. Only the SHA-256 of a token is stored; ending a token deletes its row. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: key(),
    tokenHash: text("token_hash").notNull().unique(),
    kind: text("kind", { enum: ["dashboard", "experience"] }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id"),
    consumerId: uuid("consumer_id"),
    /** What a participant signed in with, which decides how much they may do. */
    enteredBy: text("entered_by", { enum: ["link", "copied", "code", "email"] }),
    /** The same for all refreshes of one sign-in. */
    signInId: uuid("sign_in_id").notNull().defaultRandom(),
    signedInAt: moment("signed_in_at").notNull().defaultNow(),
    /** The name that the browser gives itself. */
    device: text("device"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("access_tokens_user").on(t.userId),
    index("access_tokens_seat").on(t.sessionId, t.consumerId),
    // The rights of every stored row are read by the sign-in of its sender.
    index("access_tokens_sign_in").on(t.signInId),
    // Removing an attendee from a session ends their tokens for it.
    foreignKey({
      name: "access_tokens_seat_fk",
      columns: [t.sessionId, t.consumerId],
      foreignColumns: [sessionConsumers.sessionId, sessionConsumers.consumerId],
    }).onDelete("cascade"),
    check(
      "access_tokens_kind_has_owner",
      sql`case ${t.kind} when 'dashboard' then ${t.userId} is not null and ${t.sessionId} is null and ${t.consumerId} is null
          else ${t.userId} is null and ${t.sessionId} is not null and ${t.consumerId} is not null end`,
    ),
  ],
);

const emailedSecret = () => ({
  id: key(),
  tokenHash: text("token_hash").notNull().unique(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The address that the email was sent to; it proves no other address. */
  email: text("email").notNull(),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const emailVerifications = pgTable("email_verifications", emailedSecret());
export const passwordResets = pgTable("password_resets", emailedSecret());
