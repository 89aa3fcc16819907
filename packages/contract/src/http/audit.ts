import * as z from "zod";
import * as endpoints from "../endpoints/audit.ts";
import { text } from "../text.ts";
import { fileLanguage, id, instant, jsonObject } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

const values = jsonObject.nullable();

const auditRow = z
  .object({
    id,
    /** Position in the company's log, from 1. Deleted entries leave no gaps but at the start. */
    number: z.number().int(),
    at: z.string(),
    /** Null if no person did it, or if the person was deleted. */
    user: z.object({ id, name: z.string() }).nullable(),
    /** The key for programs that acted for the user. The name is null once the key is revoked. */
    key: z.object({ id, name: z.string().nullable() }).nullable(),
    /** Network address of the request; null if no person acted, or if it was erased. */
    address: z.string().nullable(),
    request_id: z.string().nullable(),
    action: z.string(),
    subject: z.string(),
    /** Current name of the subject: of a session or a person. Null for other or deleted subjects. */
    subject_name: z.string().nullable(),
    detail: values,
    /** The changed fields before and after; null if nothing was replaced, or if it was erased. */
    before: values,
    after: values,
    /** SHA-256 of the entry and of the hash before it, in hexadecimal. */
    hash: z.string(),
  })
  .meta({ id: "AuditRow" });

export type AuditRow = z.output<typeof auditRow>;

const filter = z.object({
  /** First part of the action: `session`, `consumer`, … */
  noun: text(30)
    .regex(/^[a-z_]+$/)
    .optional(),
  user: id.optional(),
  /** From this moment on. */
  from: instant.optional(),
  /** Before this moment. */
  to: instant.optional(),
});

export type AuditFilter = z.output<typeof filter>;

export const listAudit = operation(endpoints.listAudit, {
  summary: "Lists the company's audit log, newest first, optionally by kind, person or time (Owner)",
  query: pageQuery.omit({ search: true }).extend(filter.shape),
  response: page(auditRow),
});

export const exportAudit = operation(endpoints.exportAudit, {
  summary: "Returns the audit log as CSV or as JSON lines, newest first (Owner)",
  query: filter.extend({ format: z.enum(["csv", "jsonl"]).default("csv"), language: fileLanguage }),
  status: 200,
});
