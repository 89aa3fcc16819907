import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";

/** A company's own words in a story: by cameo, for the sessions that it confirms from now on. */
export const companyCameos = pgTable(
  "company_cameos",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    experience: text("experience").notNull(),
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    updatedAt: moment("updated_at").notNull(),
    updatedBy: uuid("updated_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.experience] })],
);

/**
 * The words that a session was confirmed with. Its hash is that of the story, a colon, and that of company and words;
 * without the row the story has its own texts, so deleting it erases the words from every session.
 */
export const cameoPacks = pgTable("cameo_packs", {
  hash: text("hash").primaryKey(),
  companyId: uuid("company_id")
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" }),
  texts: jsonb("texts").$type<Record<string, string>>().notNull(),
  createdAt: createdAt(),
});
