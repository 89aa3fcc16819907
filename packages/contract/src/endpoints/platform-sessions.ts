/** Addresses of ../http/platform-sessions.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listPlatformSessions = declare("listPlatformSessions", "GET /api/admin/sessions", "dashboard");
export const getPlatformSession = declare("getPlatformSession", "GET /api/admin/sessions/:id", "dashboard");
export const cancelPlatformSession = declare(
  "cancelPlatformSession",
  "POST /api/admin/sessions/:id/cancel",
  "dashboard",
);
export const listPlatformOrders = declare("listPlatformOrders", "GET /api/admin/orders", "dashboard");
export const listPlatformExperiences = declare(
  "listPlatformExperiences",
  "GET /api/admin/experiences",
  "dashboard",
);
export const patchPlatformExperience = declare(
  "patchPlatformExperience",
  "PATCH /api/admin/experiences/:slug",
  "dashboard",
);
export const listPlatformAudit = declare("listPlatformAudit", "GET /api/admin/audit", "dashboard");
