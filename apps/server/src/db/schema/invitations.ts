import type { RoleId } from "@lantern/contract/roles";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";

/** Invitations to administer a company. There is no other way to join an existing company. */
export const invitations = pgTable(
  "invitations",
  {
    id: key(),
    tokenHash: text("token_hash").notNull().unique(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    userTypeId: integer("user_type_id").$type<RoleId>().notNull(),
    billingOnly: boolean("billing_only").notNull().default(false),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
  },
  (t) => [
    uniqueIndex("invitations_once")
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null`),
    check("invitations_company_role", sql`${t.userTypeId} in (2, 4)`),
    check("invitations_billing_only_sub", sql`not ${t.billingOnly} or ${t.userTypeId} = 4`),
  ],
);
