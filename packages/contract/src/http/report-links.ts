import * as z from "zod";
import * as endpoints from "../endpoints/report-links.ts";
import { faultMessage } from "../fault.ts";
import { fileLanguage, id, idParams, instant, newPassword, secret, typedPassword } from "./fields.ts";
import { operation } from "./operation.ts";
import { report } from "./report.ts";

/** A link with which anybody can read the report of a session, until it ends or is revoked. */
const reportLink = z
  .object({
    id,
    protected: z.boolean(),
    expires_at: z.string(),
    created_at: z.string(),
    /** When somebody last read the report with it. */
    opened_at: z.string().nullable(),
  })
  .meta({ id: "ReportLink" });
export type ReportLink = z.output<typeof reportLink>;

export const listReportLinks = operation(endpoints.listReportLinks, {
  summary: "Lists the links to the report of a session that have not ended",
  params: idParams,
  response: z.object({ items: z.array(reportLink), next: z.null() }),
});

export const createReportLinkBody = z.object({
  expires_at: instant,
  /** Null: the link is enough. */
  password: newPassword.nullable().default(null),
  /** The link opens the report’s page in this language; by default in that of the browser. */
  language: fileLanguage,
});

export const createReportLink = operation(endpoints.createReportLink, {
  summary: "Makes a link to the report of a completed session. Only this response has its address",
  params: idParams,
  body: createReportLinkBody,
  status: 201,
  response: reportLink.extend({ url: z.string() }).meta({ id: "NewReportLink" }),
});

export const revokeReportLink = operation(endpoints.revokeReportLink, {
  summary: "Revokes a link to a report at once",
  params: idParams,
});

export const openReportLinkBody = z.object({
  token: secret,
  password: typedPassword.min(1, faultMessage("REQUIRED")).optional(),
  /** Of the report, as of any report. */
  language: fileLanguage,
});

const sharedReport = z
  .object({
    /** The name of the company that shares it. */
    company: z.string(),
    expires_at: z.string(),
    report,
  })
  .meta({ id: "SharedReport" });
export type SharedReport = z.output<typeof sharedReport>;

export const openReportLink = operation(endpoints.openReportLink, {
  summary: "Returns the report that a link opens; null while its password is missing",
  body: openReportLinkBody,
  response: z.object({ shared: sharedReport.nullable() }),
});
