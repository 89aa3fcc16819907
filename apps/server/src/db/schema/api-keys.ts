import type { KeyScope } from "@lantern/contract/choices";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";

/** A key with which a program calls the API. It acts for the Owner who made it, and ends with that account. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    hash: text("hash").notNull().unique(),
    scopes: text("scopes").array().$type<KeyScope[]>().notNull(),
    expiresAt: moment("expires_at"),
    lastUsedAt: moment("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("api_keys_company").on(t.companyId), index("api_keys_user").on(t.userId)],
);
