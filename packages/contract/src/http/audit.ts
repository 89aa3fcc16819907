import * as z from "zod";
import * as endpoints from "../endpoints.ts";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

export const auditRow = z
  .object({
    id,
    at: z.string(),
    /** Null if no person did it, or if the person was deleted. */
    user: z.object({ id, name: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    /** Current name of the subject: a session's title or a participant's name. Null for other or deleted subjects. */
    subject_name: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "AuditRow" });

export type AuditRow = z.output<typeof auditRow>;

export const listAudit = operation(endpoints.listAudit, {
  summary: "Lists changes in the company, newest first, optionally by kind or person (Owner)",
  query: pageQuery.omit({ search: true }).extend({
    /** First part of the action: `session`, `consumer`, … */
    noun: z
      .string()
      .regex(/^[a-z]{1,30}$/)
      .optional(),
    user: id.optional(),
  }),
  response: page(auditRow),
});
