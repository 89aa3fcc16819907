/** Addresses of ../http/report-links.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listReportLinks = declare("listReportLinks", "GET /api/session/:id/report-links", "dashboard");
export const createReportLink = declare(
  "createReportLink",
  "POST /api/session/:id/report-links",
  "dashboard",
);
export const revokeReportLink = declare(
  "revokeReportLink",
  "DELETE /api/company/report-links/:id",
  "dashboard",
);
export const openReportLink = declare("openReportLink", "POST /api/report-links/open", "open");
