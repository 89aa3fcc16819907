import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies, users } from "./companies.ts";

/** Several sessions planned together for the same people. Everything else is in its sessions. */
export const series = pgTable(
  "series",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    title: text("title").notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [unique("series_id_company").on(t.id, t.companyId)],
);
