import * as z from "zod";
import * as endpoints from "../endpoints/platform-sessions.ts";
import { text } from "../text.ts";
import { order, orderStatus } from "./checkout.ts";
import { id, idParams, jsonObject } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { sessionStatus } from "./session.ts";
import { reason, reasonBody } from "./setting.ts";

const company = z.object({ id, name: z.string() });

const platformSession = z
  .object({
    id,
    title: z.string(),
    company,
    status: sessionStatus,
    archived_at: z.string().nullable(),
    experience: z.string().nullable(),
    starts_at: z.string().nullable(),
    timezone: z.string().nullable(),
    seats: z.number().int().nullable(),
    attendees: z.number().int(),
    came: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: "PlatformSession" });

export type PlatformSession = z.output<typeof platformSession>;

export const listPlatformSessions = operation(endpoints.listPlatformSessions, {
  summary: "Lists all sessions by age or start (ADMIN)",
  query: pageQuery.extend({
    sort: z.enum(["newest", "start"]).default("newest"),
    status: sessionStatus.optional(),
    company: id.optional(),
  }),
  response: page(platformSession),
});

export const getPlatformSession = operation(endpoints.getPlatformSession, {
  summary: "Returns one session with its state and figures, without any texts (ADMIN)",
  params: idParams,
  response: platformSession.extend({
    ends_at: z.string().nullable(),
    language: z.string(),
    hosting: z.string(),
    credits_reserved: z.number().int(),
    invited: z.number().int(),
    declined: z.number().int(),
    /** Teams with a log. Their names are null until the session has ended. */
    teams: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  }),
});

export const cancelPlatformSession = operation(endpoints.cancelPlatformSession, {
  summary: "Cancels a session for its company (ADMIN); invited people are notified",
  params: idParams,
  body: reasonBody,
});

const platformOrder = order
  .extend({
    company,
    dispute: z.string().nullable(),
    /** Received beyond the price and not paid back yet, in cents. */
    surplus: z.number().int(),
    /** Notes of ADMIN on payments and refunds, which the company does not see. */
    notes: z.array(z.string()),
  })
  .meta({ id: "PlatformOrder" });

export type PlatformOrder = z.output<typeof platformOrder>;

export const listPlatformOrders = operation(endpoints.listPlatformOrders, {
  summary: "Lists all orders by age or amount (ADMIN)",
  query: pageQuery.extend({
    sort: z.enum(["newest", "amount"]).default("newest"),
    /** `overdue`: unpaid invoices whose time is over. */
    status: orderStatus.or(z.literal("overdue")).optional(),
    company: id.optional(),
  }),
  response: page(platformOrder),
});

const platformExperience = z
  .object({
    slug: z.string(),
    title: z.string(),
    minutes: z.number(),
    locales: z.array(z.string()),
    cover: z.string(),
    /** Offered in local mode only. */
    local_only: z.boolean(),
    published: z.boolean(),
    sessions: z.object({ planned: z.number().int(), played: z.number().int() }),
  })
  .meta({ id: "PlatformExperience" });

export type PlatformExperience = z.output<typeof platformExperience>;

export const listPlatformExperiences = operation(endpoints.listPlatformExperiences, {
  summary: "Lists all adventures of this server, published or not (ADMIN)",
  response: z.object({ items: z.array(platformExperience), next: z.null() }),
});

export const patchPlatformExperience = operation(endpoints.patchPlatformExperience, {
  summary: "Publishes or withdraws an adventure; existing sessions keep it (ADMIN)",
  params: z.object({ slug: text(80) }),
  body: z.object({ published: z.boolean(), reason: reason.optional() }),
  response: platformExperience,
});

const auditEntry = z
  .object({
    id,
    at: z.string(),
    company: company.nullable(),
    /** Null if no person did it, or if the person was deleted. */
    user: z.object({ id, name: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    detail: jsonObject.nullable(),
    address: z.string().nullable(),
    request_id: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.output<typeof auditEntry>;

export const listPlatformAudit = operation(endpoints.listPlatformAudit, {
  summary: "Lists changes on the platform and in its companies, newest first (ADMIN)",
  query: pageQuery.extend({ company: id.optional() }),
  response: page(auditEntry),
});
