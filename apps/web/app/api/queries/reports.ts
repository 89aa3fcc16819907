import { getEvidence } from "@lantern/contract/endpoints/check-in";
import { getDataProcessing } from "@lantern/contract/endpoints/company";
import { getInsights, getReport } from "@lantern/contract/endpoints/report";
import type { ReportTable } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { language } from "../../i18n/current.ts";
import { download } from "../download.ts";
import { request } from "../request.ts";

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ["report", id],
    queryFn: ({ signal }) => request(getReport, { params: { id }, query: { language: language() }, signal }),
    // A session that has not ended has no report; a retry does not change that.
    retry: false,
  });

export const insightsQuery = queryOptions({
  queryKey: ["insights"],
  queryFn: ({ signal }) => request(getInsights, { signal }),
});

/** The figures of each session as CSV. */
export const saveInsights = (): Promise<void> => download(getInsights, { query: { format: "csv" } });

export const evidenceQuery = queryOptions({
  queryKey: ["evidence"],
  queryFn: ({ signal }) => request(getEvidence, { signal }),
});

/** What the company's settings and this installation say about data processing. */
export const measuredQuery = queryOptions({
  queryKey: ["measured"],
  queryFn: ({ signal }) => request(getDataProcessing, { signal }),
});

/** What of a report is saved as a file: one of its tables, or all of it as a document or slides. */
export type SavedAs = ReportTable | "pdf" | "pptx";

export function saveReport(id: string, what: SavedAs): Promise<void> {
  const query = what === "pdf" || what === "pptx" ? { format: what } : { format: "csv", table: what };
  return download(getReport, { params: { id }, query });
}

/** The agreement on data processing as a PDF to sign. */
export const saveAgreement = (): Promise<void> => download(getDataProcessing, { query: { format: "pdf" } });
