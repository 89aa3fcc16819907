/** Addresses of ../http/participant.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const experienceAuth = declare("experienceAuth", "GET /api/exp/auth", "open");
export const experienceLogin = declare("experienceLogin", "POST /api/exp/auth", "open");
export const requestJoinCode = declare("requestJoinCode", "POST /api/exp/code", "open");
export const confirmNewAddress = declare("confirmNewAddress", "POST /api/exp/address/confirm", "open");
export const experienceLogout = declare("experienceLogout", "POST /api/exp/logout", "participant");
export const getOpenSession = declare("getOpenSession", "GET /api/exp/session", "open");
export const openCalendar = declare("openCalendar", "GET /api/exp/calendar.ics", "open");
export const rsvp = declare("rsvp", "POST /api/exp/rsvp", "open");
export const getDataPackage = declare("getDataPackage", "GET /api/consumer/getdatapackage", "participant");
export const getScorecard = declare("getScorecard", "GET /api/session/scorecard/:sessionId", "participant");
export const getConsents = declare("getConsents", "GET /api/exp/consents", "participant");
export const putConsents = declare("putConsents", "PUT /api/exp/consents", "participant");
export const exportOwnData = declare("exportOwnData", "GET /api/exp/data", "participant", {
  takesLong: true,
});
export const eraseOwnData = declare("eraseOwnData", "DELETE /api/exp/data", "participant");
