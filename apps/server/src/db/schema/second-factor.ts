import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { users } from "./companies.ts";

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The authenticator app of an administrator, at most one. Until its first code is entered it does not count. */
export const authenticators = pgTable("authenticators", {
  userId: userId().primaryKey(),
  /** Encrypted with the installation's key. */
  encryptedSecret: text("encrypted_secret").notNull(),
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last code that was accepted: no code is accepted twice. */
  lastStep: integer("last_step"),
  createdAt: createdAt(),
});

/** Each replaces one code of the authenticator app. Only the SHA-256 is stored; a used code is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: key(),
    userId: userId(),
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** A sign-in that waits for the second factor of its person, in the browser that has the ticket. */
export const signInTickets = pgTable(
  "sign_in_tickets",
  {
    id: key(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: userId(),
    device: text("device"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sign_in_tickets_user").on(t.userId)],
);
