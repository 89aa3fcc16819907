import * as z from "zod";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const auditRow = z
  .object({
    id,
    at: z.string(),
    /** Null for what no person did, and for somebody who is gone. */
    user: z.object({ id, name: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    /** What the subject is called today: a session's title, a participant's name. Null for all else, and when it is gone. */
    subject_name: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "AuditRow" });

export type AuditRow = z.output<typeof auditRow>;

export const listAudit = operation({
  id: "listAudit",
  method: "GET",
  path: "/api/company/audit",
  summary: "Who changed what in the company, newest first, by kind of thing and by person (Owner)",
  access: "dashboard",
  query: pageQuery.omit({ search: true }).extend({
    /** First part of the action: `session`, `consumer`, … */
    noun: z
      .string()
      .regex(/^[a-z]{1,30}$/)
      .optional(),
    user: id.optional(),
  }),
  status: 200,
  response: page(auditRow),
});
