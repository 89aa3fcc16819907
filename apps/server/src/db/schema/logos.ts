import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./columns.ts";
import { companies } from "./companies.ts";

/** A company's logo, in a table of its own because the company's row is read all the time. */
export const companyLogos = pgTable("company_logos", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  type: text("type", { enum: ["image/png", "image/jpeg", "image/webp"] }).notNull(),
  bytes: bytes("bytes").notNull(),
});
