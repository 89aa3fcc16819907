/** Addresses of ../http/series-report.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getSeriesReport = declare("getSeriesReport", "GET /api/series/:id/report", "dashboard", {
  takesLong: true,
});
