/** Endpoints of participants: joining, the live session, what comes after it, and the system check. */
import { declare } from "./endpoint.ts";

export const getFeedback = declare("getFeedback", "GET /api/exp/feedback", "participant");
export const sendFeedback = declare("sendFeedback", "POST /api/exp/feedback", "participant");
export const getCommitmentOutcome = declare("getCommitmentOutcome", "GET /api/exp/commitment", "participant");
export const sendCommitmentOutcome = declare(
  "sendCommitmentOutcome",
  "POST /api/exp/commitment",
  "participant",
);
export const getLastCommitment = declare("getLastCommitment", "GET /api/exp/last-commitment", "participant");
export const sendLastCommitment = declare(
  "sendLastCommitment",
  "POST /api/exp/last-commitment",
  "participant",
);
export const getCheckIn = declare("getCheckIn", "GET /api/exp/check-in", "participant");
export const sendCheckIn = declare("sendCheckIn", "POST /api/exp/check-in", "participant");
export const getIce = declare("getIce", "GET /api/exp/ice", "either");
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
export const getNetworkNeeds = declare("getNetworkNeeds", "GET /api/readiness/network", "open");
export const systemCheck = declare("systemCheck", "POST /api/exp/system-check", "participant");
