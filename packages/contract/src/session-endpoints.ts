/** Endpoints of pages that change sessions. */
import { declare } from "./endpoint.ts";

export const archiveSession = declare("archiveSession", "POST /api/session/:id/archive", "dashboard", {
  scope: "sessions:write",
});
export const cancelSession = declare("cancelSession", "POST /api/session/:id/cancel", "dashboard", {
  scope: "sessions:write",
});
export const createSession = declare("createSession", "POST /api/session", "dashboard", {
  scope: "sessions:write",
});
export const deleteSession = declare("deleteSession", "DELETE /api/session/:id", "dashboard", {
  scope: "sessions:write",
});
export const duplicateSession = declare("duplicateSession", "POST /api/session/:id/duplicate", "dashboard", {
  scope: "sessions:write",
});
export const getSessionEmails = declare("getSessionEmails", "GET /api/session/:id/emails", "dashboard", {
  scope: "sessions:read",
});
export const listUnplacedReplies = declare(
  "listUnplacedReplies",
  "GET /api/session/:id/unplaced-replies",
  "dashboard",
);
export const deleteUnplacedReply = declare(
  "deleteUnplacedReply",
  "DELETE /api/unplaced-reply/:id",
  "dashboard",
);
export const patchSession = declare("patchSession", "PATCH /api/session/:id", "dashboard", {
  scope: "sessions:write",
});
export const previewInvitation = declare(
  "previewInvitation",
  "POST /api/session/:id/invitation/preview",
  "dashboard",
);
export const putAttendees = declare("putAttendees", "PUT /api/session/:id/attendees", "dashboard", {
  scope: "sessions:write",
});
export const putSessionDate = declare("putSessionDate", "PUT /api/session/:id/date", "dashboard", {
  scope: "sessions:write",
});
export const rehearseSession = declare("rehearseSession", "POST /api/session/:id/rehearse", "dashboard");
export const revokeLinks = declare("revokeLinks", "POST /api/session/:id/links/revoke", "dashboard", {
  scope: "sessions:write",
});
export const sendTestInvitation = declare(
  "sendTestInvitation",
  "POST /api/session/:id/invitation/test",
  "dashboard",
);
export const sessionCalendar = declare("sessionCalendar", "GET /api/session/:id/calendar.ics", "dashboard", {
  scope: "sessions:read",
});
export const sessionLink = declare("sessionLink", "GET /api/session/:id/link", "dashboard");
export const splitSession = declare("splitSession", "POST /api/session/split", "dashboard", {
  takesLong: true,
  scope: "sessions:write",
});
export const startSession = declare("startSession", "POST /api/session/:id/start", "dashboard");
