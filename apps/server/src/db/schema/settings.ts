import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What the platform's administrators have set. A key without a row has its standard value. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
  changedAt: moment("changed_at").notNull(),
});
