/** Endpoints of the dashboard's home, its frame, and the list of sessions. */
import { declare } from "./endpoint.ts";

export const getCredits = declare("getCredits", "GET /api/company/credits", "dashboard");
export const getDataProcessing = declare(
  "getDataProcessing",
  "GET /api/company/data-processing",
  "dashboard",
);
export const listConsumers = declare("listConsumers", "GET /api/consumer", "dashboard", { scope: "people" });
export const listExperiences = declare("listExperiences", "GET /api/experiences", "open");
export const getExperience = declare("getExperience", "GET /api/experiences/:slug", "open");
export const getEvidence = declare("getEvidence", "GET /api/company/evidence", "dashboard", {
  scope: "reports",
});
export const listNotifications = declare("listNotifications", "GET /api/user/notifications", "dashboard");
export const patchNotification = declare(
  "patchNotification",
  "PATCH /api/user/notifications/:id",
  "dashboard",
);
export const deleteNotification = declare(
  "deleteNotification",
  "DELETE /api/user/notifications/:id",
  "dashboard",
);
export const readNotifications = declare(
  "readNotifications",
  "POST /api/user/notifications/read",
  "dashboard",
);
export const nudgeAttendees = declare("nudgeAttendees", "POST /api/session/:id/nudge", "dashboard", {
  scope: "sessions:write",
});
export const getReport = declare("getReport", "GET /api/session/:id/report", "dashboard", {
  takesLong: true,
  scope: "reports",
});
export const getInsights = declare("getInsights", "GET /api/company/insights", "dashboard", {
  takesLong: true,
  scope: "reports",
});
export const listSessions = declare("listSessions", "GET /api/session", "dashboard", {
  scope: "sessions:read",
});
export const countSessions = declare("countSessions", "GET /api/session/counts", "dashboard", {
  scope: "sessions:read",
});
export const getSession = declare("getSession", "GET /api/session/:id", "dashboard", {
  scope: "sessions:read",
});
export const confirmSession = declare("confirmSession", "POST /api/session/:id/confirm", "dashboard", {
  scope: "sessions:write",
});
export const inviteAttendees = declare("inviteAttendees", "POST /api/session/:id/invite", "dashboard", {
  scope: "sessions:write",
});
export const listSeries = declare("listSeries", "GET /api/series", "dashboard", { scope: "sessions:read" });
