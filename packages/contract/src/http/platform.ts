import * as z from "zod";
import { fieldTexts, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { reason } from "./setting.ts";

/** What an ADMIN sees of the platform. Nothing here holds a password, a token, or a word that a participant wrote. */

export const platformOverview = operation({
  id: "platformOverview",
  method: "GET",
  path: "/api/admin/overview",
  summary: "The platform in a few figures (ADMIN)",
  access: "dashboard",
  status: 200,
  response: z.object({
    companies: z.number().int(),
    users: z.number().int(),
    sessions: z.object({ live: z.number().int(), confirmed: z.number().int(), completed: z.number().int() }),
    /** Bought or given, and not used yet. */
    credits: z.number().int(),
    emails: z.object({ waiting: z.number().int(), failing: z.number().int() }),
  }),
});

const reference = z.object({ id, name: z.string() });

export const platformCompany = z
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

export const listPlatformCompanies = operation({
  id: "listPlatformCompanies",
  method: "GET",
  path: "/api/admin/companies",
  summary: "All companies (ADMIN), by age, name or balance",
  access: "dashboard",
  query: pageQuery.extend({ sort: z.enum(["newest", "name", "balance"]).default("newest") }),
  status: 200,
  response: page(platformCompany),
});

export const getPlatformCompany = operation({
  id: "getPlatformCompany",
  method: "GET",
  path: "/api/admin/companies/:id",
  summary: "One company with its figures (ADMIN)",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: platformCompany.extend({
    owners: z.array(reference),
    sessions: z.record(z.string(), z.number().int()),
    /** In cents, by currency. */
    paid: z.record(z.string(), z.number().int()),
  }),
});

export const platformUser = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: z.string().nullable(),
    user_type_id: z.number().int(),
    company: reference.nullable(),
    created_at: z.string(),
  })
  .meta({ id: "PlatformUser" });

export type PlatformUser = z.output<typeof platformUser>;

export const listPlatformUsers = operation({
  id: "listPlatformUsers",
  method: "GET",
  path: "/api/admin/users",
  summary: "Everybody with an account (ADMIN), by age, name or address",
  access: "dashboard",
  query: pageQuery.extend({
    sort: z.enum(["newest", "name", "email"]).default("newest"),
    company: id.optional(),
  }),
  status: 200,
  response: page(platformUser),
});

export const platformUserDetails = platformUser.extend({
  has_password: z.boolean(),
  /** Identity providers that are joined to the account. */
  providers: z.array(z.string()),
  /** Browsers that are signed in now. */
  sign_ins: z.number().int(),
});

export const getPlatformUser = operation({
  id: "getPlatformUser",
  method: "GET",
  path: "/api/admin/users/:id",
  summary: "One account (ADMIN)",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: platformUserDetails,
});

export const patchPlatformUser = operation({
  id: "patchPlatformUser",
  method: "PATCH",
  path: "/api/admin/users/:id",
  summary: "Changes a company administrator's role (ADMIN)",
  access: "dashboard",
  params: idParams,
  body: z.object({ user_type_id: z.number({ error: fieldTexts.required }).int(), reason: reason.optional() }),
  status: 200,
  response: platformUserDetails,
});

export const resendPlatformVerification = operation({
  id: "resendPlatformVerification",
  method: "POST",
  path: "/api/admin/users/:id/verification",
  summary: "Mails the link that proves the address once more (ADMIN)",
  access: "dashboard",
  params: idParams,
  body: z.object({ reason: reason.optional() }),
  status: 204,
});

export const endPlatformSignIns = operation({
  id: "endPlatformSignIns",
  method: "POST",
  path: "/api/admin/users/:id/sign-out",
  summary: "Signs a person out everywhere (ADMIN)",
  access: "dashboard",
  params: idParams,
  body: z.object({ reason: reason.optional() }),
  status: 204,
});
