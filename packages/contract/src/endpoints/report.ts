/** Addresses of ../http/report.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getReport = declare("getReport", "GET /api/session/:id/report", "dashboard", {
  takesLong: true,
});
export const getInsights = declare("getInsights", "GET /api/company/insights", "dashboard", {
  takesLong: true,
});
