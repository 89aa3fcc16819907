import { getInsights, getReport, type ReportTable } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { download } from "../../api/download.ts";

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ["report", id],
    queryFn: ({ signal }) => call(getReport, { params: { id }, signal }),
    // An hour that has not ended has none: asking again changes nothing.
    retry: false,
  });

export const insightsQuery = queryOptions({
  queryKey: ["insights"],
  queryFn: ({ signal }) => call(getInsights, { signal }),
});

/** Saves a report as a file: one of its tables, or the whole as a document. */
export function saveReport(id: string, what: ReportTable | "pdf"): Promise<void> {
  const query = what === "pdf" ? { format: "pdf" } : { format: "csv", table: what };
  return download(getReport, { params: { id }, query });
}
