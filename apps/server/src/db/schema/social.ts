import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { users } from "./companies.ts";

/**
 * An identity is known by its provider, who within it vouches (issuer or tenant), and the subject. The address is
 * what the provider last said; nothing is found by it.
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

/** An identity that waits for its account's mail to be answered, in the browser that began. */
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
