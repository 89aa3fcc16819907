import * as z from "zod";
import { brandColor } from "../brand.ts";
import { ledgerReasons, signInMethods } from "../choices.ts";
import * as endpoints from "../endpoints/company.ts";
import { faultMessage } from "../fault.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { singleLine, text } from "../text.ts";
import { currentPassword, fileLanguage, id, idParams, wholeNumber } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

const retentionText = faultMessage("RETENTION");
const auditRetentionText = faultMessage("AUDIT_RETENTION");

export const company = z
  .object({
    id,
    name: z.string(),
    created_at: z.string(),
    verified: z.boolean(),
    /** `#rrggbb`, used in emails and the lobby. Null means the product's color. */
    brand_color: z.string().nullable(),
    /** Path of the logo. */
    logo: z.string().nullable(),
    /** False if measures of single people are turned off and only teams are measured. */
    person_measures: z.boolean(),
    /** Days for which texts written in a session are stored. */
    chat_retention_days: z.number().int(),
    /** Days for which entries of the audit log are stored. */
    audit_retention_days: z.number().int(),
    /** The methods with which administrators may sign in. */
    sign_in_methods: z.array(z.enum(signInMethods)),
    /** Whether administrators must have a second factor. */
    second_factor_required: z.boolean(),
    /** Whether participants get the statements of the check-in. */
    check_in: z.boolean(),
    /** Of the files that administrators download: PDF, slides and CSV. */
    language: z.enum(languages),
    /** Whether Sub-Administrators buy credits. Those who are limited to billing always do. */
    sub_admins_buy: z.boolean(),
    /** Whether a team may share a public page of its ending. */
    team_pages: z.boolean(),
    /** Days after which such a page ends. */
    team_page_days: z.number().int(),
  })
  .meta({ id: "Company" });

export type Company = z.output<typeof company>;

export const getCompany = operation(endpoints.getCompany, {
  summary: "Returns the administrator's company",
  response: company,
});

export const companyBody = z.object({
  name: singleLine(limits.titleMax).optional(),
  brand_color: text(7).regex(brandColor, faultMessage("COLOR")).nullable().optional(),
  person_measures: z.boolean().optional(),
  chat_retention_days: z
    .number({ error: retentionText })
    .int(retentionText)
    .min(limits.retentionDaysMin, retentionText)
    .max(limits.retentionDaysMax, retentionText)
    .optional(),
  audit_retention_days: z
    .number({ error: auditRetentionText })
    .int(auditRetentionText)
    .min(limits.auditDaysMin, auditRetentionText)
    .max(limits.auditDaysMax, auditRetentionText)
    .optional(),
  sign_in_methods: z
    .array(z.enum(signInMethods), { error: faultMessage("SIGN_IN_METHODS") })
    .min(1, faultMessage("SIGN_IN_METHODS"))
    .max(signInMethods.length)
    .optional(),
  /** Only an Owner who has a second factor can turn it on. */
  second_factor_required: z.boolean().optional(),
  check_in: z.boolean().optional(),
  language: z.enum(languages).optional(),
  sub_admins_buy: z.boolean().optional(),
  team_pages: z.boolean().optional(),
  team_page_days: wholeNumber(limits.retentionDaysMin, limits.retentionDaysMax, retentionText).optional(),
  current_password: currentPassword,
});

export const patchCompany = operation(endpoints.patchCompany, {
  summary: "Changes the company (Owner)",
  body: companyBody,
  freshProof: ["sign_in_methods", "second_factor_required"],
  response: company,
});

export const putLogo = operation(endpoints.putLogo, {
  summary: "Sets the logo (Owner): a PNG, JPEG or WebP of at most 512 KB, as base64",
  body: z.object({
    data: text(Math.ceil(limits.logoMaxBytes / 3) * 4, { tooLong: faultMessage("PICTURE_SIZE") }).min(
      1,
      faultMessage("REQUIRED"),
    ),
  }),
  bodyBytes: limits.logoMaxBytes * 2,
  response: company,
});

export const deleteLogo = operation(endpoints.deleteLogo, {
  summary: "Removes the logo (Owner)",
  response: company,
});

/** `name`: the company's name, typed to confirm. A wrong name or password is an error. */
export const deleteCompanyBody = z.object({
  name: singleLine(limits.titleMax).optional(),
  current_password: currentPassword,
});

export const deleteCompany = operation(endpoints.deleteCompany, {
  summary:
    "Deletes the company (Owner): cancels its sessions and deletes its people; ledger and orders stay for accounting",
  body: deleteCompanyBody,
});

const ledgerReason = z.enum(ledgerReasons);

/** Months are in UTC. */
export const ledgerFilter = z.object({
  reason: ledgerReason.optional(),
  month: text(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, faultMessage("MONTH"))
    .optional(),
});

export type LedgerFilter = z.output<typeof ledgerFilter>;

export const ledgerRow = z
  .object({
    id,
    amount: z.number().int(),
    /** Change of the company's debt. */
    owed: z.number().int(),
    /** The balance after this row. */
    balance: z.number().int(),
    reason: ledgerReason,
    note: z.string().nullable(),
    /** Number of the session's seats that this row covers; null for rows without a session. */
    seats: z.number().int().nullable(),
    session: z.object({ id, title: z.string() }).nullable(),
    order: z.object({ id, credits: z.number().int() }).nullable(),
    at: z.string(),
  })
  .meta({ id: "LedgerRow" });

export type LedgerRow = z.output<typeof ledgerRow>;

export const credits = z
  .object({
    balance: z.number().int(),
    reserved: z.number().int(),
    available: z.number().int(),
    /** Used credits that were refunded later. Nothing can be bought until they are settled. */
    debt: z.number().int(),
    /** The company is warned when fewer credits than this are available. */
    low_below: z.number().int(),
    ledger: page(ledgerRow),
  })
  .meta({ id: "Credits" });

export const listSessionCredits = operation(endpoints.listSessionCredits, {
  summary: "Lists who used the credits of a session, in the order in which they were used",
  params: idParams,
  response: z.object({
    items: z.array(
      z.object({
        consumer_id: id,
        /** Null after the person was removed. */
        name: z.string().nullable(),
        department: z.string().nullable(),
        at: z.string(),
      }),
    ),
    next: z.null(),
  }),
});

export const getCredits = operation(endpoints.getCredits, {
  summary: "Returns the balance, reserved and available credits, and the ledger",
  query: pageQuery.omit({ search: true }).extend(ledgerFilter.shape),
  response: credits,
});

export const creditsCsv = operation(endpoints.creditsCsv, {
  summary: "Returns the ledger as CSV, oldest first",
  query: ledgerFilter.extend({ language: fileLanguage }),
  status: 200,
});

export const getDataProcessing = operation(endpoints.getDataProcessing, {
  summary:
    "Returns what the company allows to be measured, and how long it stores texts; as PDF the agreement on data processing",
  query: z.object({ format: z.enum(["json", "pdf"]).default("json") }),
  response: z
    .object({
      company: z.string(),
      person_measures: z.boolean(),
      chat_retention_days: z.number().int(),
      /** Months after which the log of a session ends; 0: with the account. */
      log_months: z.number().int(),
      check_in: z.boolean(),
    })
    .meta({ id: "DataProcessing" }),
});
