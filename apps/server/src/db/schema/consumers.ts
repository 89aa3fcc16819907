import { sql } from "drizzle-orm";
import { check, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies } from "./companies.ts";

/** Participants. A removed one loses name and address and stays as a number in past sessions. */
export const consumers = pgTable(
  "consumers",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text("email"),
    timezone: text("timezone"),
    department: text("department"),
    office: text("office"),
    createdAt: createdAt(),
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    uniqueIndex("consumers_email_unique").on(t.companyId, sql`lower(${t.email})`),
    unique("consumers_id_company").on(t.id, t.companyId),
    check("consumers_has_email", sql`(${t.email} is null) = (${t.deletedAt} is not null)`),
  ],
);
