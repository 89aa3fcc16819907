import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
    /** Of the token that it is exchanged for. */
    signInId: uuid("sign_in_id").notNull().defaultRandom(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sign_in_tickets_user").on(t.userId)],
);

/** A passkey of an administrator: a second step after a password or provider, or the only step. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: key(),
    userId: userId(),
    name: text("name").notNull(),
    /** Chosen by the passkey, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** The number of uses that the passkey reported last; 0 if it does not count. It never goes back. */
    signCount: bigint("sign_count", { mode: "number" }).notNull(),
    /** How browsers reach it, such as "internal" or "usb". */
    transports: text("transports").array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** What a passkey must sign, once, in the browser that has the cookie. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  id: key(),
  tokenHash: text("token_hash").notNull().unique(),
  challenge: text("challenge").notNull(),
  purpose: text("purpose").$type<PasskeyPurpose>().notNull(),
  /** Who asked for it. Null: the passkey says who this is. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
});

export type PasskeyPurpose = "add" | "step" | "sign-in";
