/** Addresses of ../http/audit.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listAudit = declare("listAudit", "GET /api/company/audit", "dashboard");
export const exportAudit = declare("exportAudit", "GET /api/company/audit/export", "dashboard", {
  takesLong: true,
});
