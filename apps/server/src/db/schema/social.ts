import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { users } from "./companies.ts";

/**
 * An identity is its provider, the issuer or tenant within it, and the subject. The address is the one that the
 * provider reported last; nothing is searched by it.
 */
const identity = () => ({
  provider: text("provider", { enum: ["google", "facebook", "microsoft", "linkedin"] }).notNull(),
  issuer: text("issuer").notNull(),
  subject: text("subject").notNull(),
  email: text("email"),
});

export const socialAccounts = pgTable(
  "social_accounts",
  {
    id: key(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...identity(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("social_accounts_identity").on(t.provider, t.issuer, t.subject)],
);

/** An identity that waits for its account's owner to confirm it by email, in the browser where it started. */
export const socialLinks = pgTable("social_links", {
  id: key(),
  tokenHash: text("token_hash").notNull().unique(),
  browserHash: text("browser_hash").notNull(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  ...identity(),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});
