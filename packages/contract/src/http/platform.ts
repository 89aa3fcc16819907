import * as z from "zod";
import * as endpoints from "../endpoints/platform.ts";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { singleLine } from "../text.ts";
import { billingAddress } from "./billing-accounts.ts";
import { currentPassword, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { version } from "./reference.ts";
import { reason } from "./setting.ts";

/** The platform as an ADMIN sees it. No response contains a password, a token or a participant's text. */

export const platformOverview = operation(endpoints.platformOverview, {
  summary: "Returns key figures of the platform (ADMIN)",
  response: z.object({
    companies: z.number().int(),
    users: z.number().int(),
    sessions: z.object({ live: z.number().int(), confirmed: z.number().int(), completed: z.number().int() }),
    /** Credits of all companies that are not used yet. */
    credits: z.number().int(),
    /** `unread`: replies and reports of email servers that could not be read. */
    emails: z.object({ waiting: z.number().int(), failing: z.number().int(), unread: z.number().int() }),
    /** What waits because it should: emails alone (EMAIL=hold), or all that would leave an installation restored quietly. */
    withheld: z.object({ emails: z.boolean(), quiet_since: z.string().nullable() }),
    version,
    /** The names of the server's settings without which nothing can be bought. */
    missing_settings: z.array(z.string()),
    /** VAT numbers of buyers about which the online check has given no answer yet. */
    unanswered_vat_numbers: z.number().int(),
    /**
     * What the sales of twelve months oblige the operator to, and where the buyers are: `e_invoices` between companies of one
     * country, `sales_list` of sales with reverse charge, `one_stop_shop` for VAT of other countries, and `home_rate`, which
     * buyers without a VAT number in other countries pay up to a limit.
     */
    duties: z.array(
      z.object({
        kind: z.enum(["e_invoices", "sales_list", "one_stop_shop", "home_rate"]),
        countries: z.array(z.string()),
      }),
    ),
    /** The backups of each night. */
    backups: z.object({
      /** The newest attempt that has ended, and why it, its drill or the program after it failed. */
      last: z
        .object({
          at: z.string(),
          bytes: z.number().int().nullable(),
          failure: z.string().nullable(),
          drill_failure: z.string().nullable(),
          /** Why the operator's program after it failed. */
          after_failure: z.string().nullable(),
        })
        .nullable(),
      /** When the newest file was written. */
      stored_at: z.string().nullable(),
      /** When the newest backup that a drill could restore was written. */
      proven_at: z.string().nullable(),
    }),
  }),
});

const reference = z.object({ id, name: z.string() });

const platformCompany = z
  .object({
    id,
    name: z.string(),
    created_at: z.string(),
    verified_at: z.string().nullable(),
    balance: z.number().int(),
    reserved: z.number().int(),
    /** Participants, administrators, sessions and paid orders. */
    counts: z.object({
      people: z.number().int(),
      administrators: z.number().int(),
      sessions: z.number().int(),
      orders: z.number().int(),
    }),
  })
  .meta({ id: "PlatformCompany" });

export type PlatformCompany = z.output<typeof platformCompany>;

export const listPlatformCompanies = operation(endpoints.listPlatformCompanies, {
  summary: "Lists all companies by age, name or balance (ADMIN)",
  query: pageQuery.extend({ sort: z.enum(["newest", "name", "balance"]).default("newest") }),
  response: page(platformCompany),
});

export const getPlatformCompany = operation(endpoints.getPlatformCompany, {
  summary: "Returns one company with its figures (ADMIN)",
  params: idParams,
  response: platformCompany.extend({
    owners: z.array(reference),
    sessions: z.record(z.string(), z.number().int()),
    /** In cents, by currency. */
    paid: z.record(z.string(), z.number().int()),
    /** Credits of unpaid invoices that are added before the payment, at most; as ADMIN has set it. Null: the rule decides. */
    invoice_limit: z.number().int().nullable(),
    /** The limit that applies. */
    invoice_limit_now: z.number().int(),
    /** Unpaid invoices, and those of them that are overdue. */
    invoices: z.object({ open: z.number().int(), overdue: z.number().int() }),
    /** Of its default billing account. */
    billing: billingAddress.nullable(),
  }),
});

/** `name`: the company's name, typed to confirm. */
export const deletePlatformCompanyBody = z.object({
  name: singleLine(limits.titleMax),
  reason,
  current_password: currentPassword,
});

export const deletePlatformCompany = operation(endpoints.deletePlatformCompany, {
  summary:
    "Deletes a company as its Owner could (ADMIN): its sessions, people and accounts; ledger and documents stay",
  params: idParams,
  body: deletePlatformCompanyBody,
});

export const exportPlatformCompanyBody = z.object({ reason, current_password: currentPassword });

export const exportPlatformCompany = operation(endpoints.exportPlatformCompany, {
  summary:
    "Returns the data of a company as a ZIP archive (ADMIN): what its Owner can download, and each account's own data",
  params: idParams,
  body: exportPlatformCompanyBody,
  status: 200,
});

const platformUser = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: z.string().nullable(),
    user_type_id: z.number().int(),
    billing_only: z.boolean(),
    company: reference.nullable(),
    created_at: z.string(),
  })
  .meta({ id: "PlatformUser" });

export type PlatformUser = z.output<typeof platformUser>;

export const listPlatformUsers = operation(endpoints.listPlatformUsers, {
  summary: "Lists all accounts by age, name or address (ADMIN)",
  query: pageQuery.extend({
    sort: z.enum(["newest", "name", "email"]).default("newest"),
    company: id.optional(),
  }),
  response: page(platformUser),
});

const platformUserDetails = platformUser.extend({
  has_password: z.boolean(),
  /** Identity providers linked to the account. */
  providers: z.array(z.string()),
  /** Number of current sign-ins. */
  sign_ins: z.number().int(),
});

export const getPlatformUser = operation(endpoints.getPlatformUser, {
  summary: "Returns one account (ADMIN)",
  params: idParams,
  response: platformUserDetails,
});

export const patchPlatformUser = operation(endpoints.patchPlatformUser, {
  summary: "Changes a company administrator's role (ADMIN)",
  params: idParams,
  body: z.object({
    user_type_id: z.number({ error: faultMessage("REQUIRED") }).int(),
    reason: reason.optional(),
  }),
  response: platformUserDetails,
});

export const resendPlatformVerification = operation(endpoints.resendPlatformVerification, {
  summary: "Emails the verification link again (ADMIN)",
  params: idParams,
  body: z.object({ reason: reason.optional() }),
});

export const endPlatformSignIns = operation(endpoints.endPlatformSignIns, {
  summary: "Signs a person out everywhere (ADMIN)",
  params: idParams,
  body: z.object({ reason: reason.optional() }),
});
