/**
 * Endpoints that few pages use. They have a file of their own because the addresses of `endpoints.ts` load with every page
 * that sends a request.
 */
import { declare } from "./endpoint.ts";

export const listSessionCredits = declare("listSessionCredits", "GET /api/session/:id/credits", "dashboard");

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
