import type { SignInMethod } from "@lantern/contract/choices";
import type { DashboardLanguage, Language } from "@lantern/contract/languages";
import type { RoleId } from "@lantern/contract/roles";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";

/**
 * `creditBalance` is the sum of the ledger and `creditReserved` the sum of the sessions' reservations. Both
 * are maintained by triggers, so no code path can forget them; the checks hold under any concurrency.
 */
export const companies = pgTable(
  "companies",
  {
    id: key(),
    name: text("name").notNull(),
    /** Set when its Owner's address is verified: from then on it may confirm, invite and buy. */
    verifiedAt: moment("verified_at"),
    creditBalance: integer("credit_balance").notNull().default(0),
    creditReserved: integer("credit_reserved").notNull().default(0),
    /** Credits that were refunded after they had been used. Nothing can be bought until they are settled. */
    creditDebt: integer("credit_debt").notNull().default(0),
    /** What it buys in: the currency of its first purchase. */
    currency: text("currency"),
    /** How many credits of unpaid invoices are added before the payment, as ADMIN has set it; null: what the rule gives. */
    invoiceLimit: integer("invoice_limit"),
    /** `#rrggbb` of the company's own color, used in lobby and emails where it is readable. */
    brandColor: text("brand_color"),
    /** Hash of the logo's bytes, which are in `company_logos`. */
    logoHash: text("logo_hash"),
    /** False: nothing is measured or reported about a single person, only about teams. */
    personMeasures: boolean("person_measures").notNull().default(true),
    /** How this company's administrators may sign in. */
    signInMethods: text("sign_in_methods")
      .array()
      .$type<SignInMethod[]>()
      .notNull()
      .default(["password", "google", "microsoft", "linkedin", "facebook"]),
    /** Administrators without a second factor can only set one up. */
    secondFactorRequired: boolean("second_factor_required").notNull().default(false),
    /** Days for which texts that people wrote in a session are stored. */
    chatRetentionDays: integer("chat_retention_days").notNull().default(30),
    /** Days for which entries of the audit log are stored. */
    auditRetentionDays: integer("audit_retention_days").notNull().default(365),
    /** Participants get three statements before and after sessions, and 14 and 30 days later. */
    checkIn: boolean("check_in").notNull().default(false),
    /** Of the files that its administrators download. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** Its Sub-Administrators buy credits. Those who are limited to billing always do. */
    subAdminsBuy: boolean("sub_admins_buy").notNull().default(true),
    /** Its teams may share a public page of their ending, which ends after these days. */
    teamPages: boolean("team_pages").notNull().default(true),
    teamPageDays: integer("team_page_days").notNull().default(90),
    createdAt: createdAt(),
    /** Its people are deleted; its ledger and orders stay for bookkeeping. */
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    check("companies_chat_retention_range", sql`${t.chatRetentionDays} between 1 and 365`),
    check("companies_team_page_days_range", sql`${t.teamPageDays} between 1 and 365`),
    check("companies_audit_retention_range", sql`${t.auditRetentionDays} between 90 and 730`),
    check("companies_brand_color_hex", sql`${t.brandColor} ~ '^#[0-9a-f]{6}$'`),
    check("companies_sign_in_methods_not_empty", sql`cardinality(${t.signInMethods}) > 0`),
    check("companies_balance_not_negative", sql`${t.creditBalance} >= 0`),
    check("companies_invoice_limit_not_negative", sql`${t.invoiceLimit} >= 0`),
    check("companies_debt_not_negative", sql`${t.creditDebt} >= 0`),
    check("companies_reserved_within_balance", sql`${t.creditReserved} between 0 and ${t.creditBalance}`),
  ],
);

export const users = pgTable(
  "users",
  {
    id: key(),
    companyId: uuid("company_id").references(() => companies.id),
    userTypeId: integer("user_type_id").$type<RoleId>().notNull(),
    /** A Sub-Administrator who buys and sees the billing, and nothing else of the company. */
    billingOnly: boolean("billing_only").notNull().default(false),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    emailVerifiedAt: moment("email_verified_at"),
    /** The person's next address, once they have confirmed it by email. */
    pendingEmail: text("pending_email"),
    /** argon2id in PHC form; null for a person who signs in with a provider. */
    passwordHash: text("password_hash"),
    termsAcceptedAt: moment("terms_accepted_at"),
    /** Of pages and emails; null: the browser's, and English in emails. */
    language: text("language").$type<DashboardLanguage>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
    index("users_company").on(t.companyId),
    check("users_type_valid", sql`${t.userTypeId} in (1, 2, 4)`),
    check("users_billing_only_sub", sql`not ${t.billingOnly} or ${t.userTypeId} = 4`),
  ],
);

export const profiles = pgTable("profiles", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  countryId: text("country_id"),
  timezoneId: text("timezone_id"),
  areaCode: text("area_code"),
  phoneNumber: text("phone_number"),
});

/** A request that creates something returns the same result when it is sent again with this key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: key(),
    ownerId: uuid("owner_id").notNull(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** The id of what the first request created. */
    madeId: uuid("made_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("idempotency_keys_once").on(t.ownerId, t.operation, t.key)],
);
