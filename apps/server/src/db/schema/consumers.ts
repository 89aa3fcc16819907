import type { Language } from "@lantern/contract/languages";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies } from "./companies.ts";

/** What a list sorts people by: the last name, then the first; without a name the address. */
export const sortName = sql<string>`lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email))`;

/** What a search looks through. The trigram index over its `search_form` is in the hand-written part of the migration. */
export const searchText = sql<string>`(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(department, '') || ' ' || coalesce(office, ''))`;

/** The time in which a participant had an address. Without `from`: since they were added. */
export interface EarlierAddress {
  address: string;
  from: string | null;
  until: string;
}

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
    /** The language in which this person reads emails and stories. Null: that of each session. */
    language: text("language").$type<Language>(),
    /** What the company's directory calls this person. Null: the directory has not sent them. */
    userName: text("user_name"),
    externalId: text("external_id"),
    /** Addresses that others replaced and that have not confirmed the new one, oldest first. */
    earlierAddresses: jsonb("earlier_addresses").$type<EarlierAddress[]>().notNull().default([]),
    createdAt: createdAt(),
    /** When the directory said that they left. They are on no list, and forgotten after a while. */
    leftAt: moment("left_at"),
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    uniqueIndex("consumers_email_unique").on(t.companyId, sql`lower(${t.email})`),
    uniqueIndex("consumers_user_name_unique").on(t.companyId, sql`lower(${t.userName})`),
    index("consumers_by_external_id").on(t.companyId, t.externalId),
    index("consumers_by_left").on(t.leftAt).where(sql`${t.leftAt} is not null`),
    // One for each order of the list; the filters by department and office have theirs.
    index("consumers_by_name").on(t.companyId, sortName, t.id).where(sql`${t.deletedAt} is null`),
    index("consumers_by_email")
      .on(t.companyId, sql`lower(${t.email})`, t.id)
      .where(sql`${t.deletedAt} is null`),
    index("consumers_by_age").on(t.companyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index("consumers_by_department")
      .on(t.companyId, t.department, sortName, t.id)
      .where(sql`${t.deletedAt} is null`),
    index("consumers_by_office").on(t.companyId, t.office, sortName, t.id).where(sql`${t.deletedAt} is null`),
    unique("consumers_id_company").on(t.id, t.companyId),
    check("consumers_has_email", sql`(${t.email} is null) = (${t.deletedAt} is not null)`),
  ],
);
