import * as z from "zod";
import { order, orderStatus } from "./checkout.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { sessionStatus } from "./session.ts";
import { reason } from "./setting.ts";

const company = z.object({ id, name: z.string() });

export const platformSession = z
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

export const listPlatformSessions = operation({
  id: "listPlatformSessions",
  method: "GET",
  path: "/api/admin/sessions",
  summary: "All sessions (ADMIN), by age or by start",
  access: "dashboard",
  query: pageQuery.extend({
    sort: z.enum(["newest", "start"]).default("newest"),
    status: sessionStatus.optional(),
    company: id.optional(),
  }),
  status: 200,
  response: page(platformSession),
});

export const getPlatformSession = operation({
  id: "getPlatformSession",
  method: "GET",
  path: "/api/admin/sessions/:id",
  summary: "One session (ADMIN): its state and figures, never what was said in it",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: platformSession.extend({
    ends_at: z.string().nullable(),
    language: z.string(),
    hosting: z.string(),
    credits_reserved: z.number().int(),
    invited: z.number().int(),
    declined: z.number().int(),
    /** Teams that have a log to look at; their names are known once the hour has ended. */
    teams: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  }),
});

export const cancelPlatformSession = operation({
  id: "cancelPlatformSession",
  method: "POST",
  path: "/api/admin/sessions/:id/cancel",
  summary: "Cancels a session for its company (ADMIN); those invited are told",
  access: "dashboard",
  params: idParams,
  body: z.object({ reason }),
  status: 204,
});

export const platformOrder = order
  .extend({ company, dispute: z.string().nullable() })
  .meta({ id: "PlatformOrder" });

export type PlatformOrder = z.output<typeof platformOrder>;

export const listPlatformOrders = operation({
  id: "listPlatformOrders",
  method: "GET",
  path: "/api/admin/orders",
  summary: "All orders (ADMIN), by age or amount",
  access: "dashboard",
  query: pageQuery.extend({
    sort: z.enum(["newest", "amount"]).default("newest"),
    status: orderStatus.optional(),
    company: id.optional(),
  }),
  status: 200,
  response: page(platformOrder),
});

export const platformExperience = z
  .object({
    slug: z.string(),
    title: z.string(),
    minutes: z.number(),
    locales: z.array(z.string()),
    cover: z.string(),
    /** For trying things out in local mode. */
    local_only: z.boolean(),
    published: z.boolean(),
    sessions: z.object({ planned: z.number().int(), played: z.number().int() }),
  })
  .meta({ id: "PlatformExperience" });

export type PlatformExperience = z.output<typeof platformExperience>;

export const listPlatformExperiences = operation({
  id: "listPlatformExperiences",
  method: "GET",
  path: "/api/admin/experiences",
  summary: "Every experience of this server, published or not (ADMIN)",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(platformExperience), next: z.null() }),
});

export const patchPlatformExperience = operation({
  id: "patchPlatformExperience",
  method: "PATCH",
  path: "/api/admin/experiences/:slug",
  summary: "Publishes an experience or withdraws it; sessions that have it keep it (ADMIN)",
  access: "dashboard",
  params: z.object({ slug: z.string().max(80) }),
  body: z.object({ published: z.boolean(), reason: reason.optional() }),
  status: 200,
  response: platformExperience,
});

export const auditEntry = z
  .object({
    id,
    at: z.string(),
    company: company.nullable(),
    /** Null where no person acted, or where they are gone. */
    user: z.object({ id, name: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    detail: z.record(z.string(), z.json()).nullable(),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.output<typeof auditEntry>;

export const listPlatformAudit = operation({
  id: "listPlatformAudit",
  method: "GET",
  path: "/api/admin/audit",
  summary: "Who changed what, on the platform and in its companies, newest first (ADMIN)",
  access: "dashboard",
  query: pageQuery.extend({ company: id.optional() }),
  status: 200,
  response: page(auditEntry),
});
