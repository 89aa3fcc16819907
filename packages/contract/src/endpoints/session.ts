/** Addresses of ../http/session.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listSessions = declare("listSessions", "GET /api/session", "dashboard");
export const countSessions = declare("countSessions", "GET /api/session/counts", "dashboard");
export const getSession = declare("getSession", "GET /api/session/:id", "dashboard");
export const confirmSession = declare("confirmSession", "POST /api/session/:id/confirm", "dashboard");
export const inviteAttendees = declare("inviteAttendees", "POST /api/session/:id/invite", "dashboard");
export const archiveSession = declare("archiveSession", "POST /api/session/:id/archive", "dashboard");
export const cancelSession = declare("cancelSession", "POST /api/session/:id/cancel", "dashboard");
export const createSession = declare("createSession", "POST /api/session", "dashboard");
export const deleteSession = declare("deleteSession", "DELETE /api/session/:id", "dashboard");
export const duplicateSession = declare("duplicateSession", "POST /api/session/:id/duplicate", "dashboard");
export const patchSession = declare("patchSession", "PATCH /api/session/:id", "dashboard");
export const putAttendees = declare("putAttendees", "PUT /api/session/:id/attendees", "dashboard");
export const putSessionDate = declare("putSessionDate", "PUT /api/session/:id/date", "dashboard");
export const revokeLinks = declare("revokeLinks", "POST /api/session/:id/links/revoke", "dashboard");
export const sessionCalendar = declare("sessionCalendar", "GET /api/session/:id/calendar.ics", "dashboard");
export const sessionLink = declare("sessionLink", "GET /api/session/:id/link", "dashboard");
export const splitSession = declare("splitSession", "POST /api/session/split", "dashboard", {
  takesLong: true,
});
export const startSession = declare("startSession", "POST /api/session/:id/start", "dashboard");
export const countPlayed = declare("countPlayed", "POST /api/session/played", "dashboard");
