/** Addresses of ../http/enrollment.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getEnrollment = declare("getEnrollment", "GET /api/session/:id/enrollment", "dashboard");
export const putEnrollment = declare("putEnrollment", "PUT /api/session/:id/enrollment", "dashboard");
export const closeEnrollment = declare("closeEnrollment", "DELETE /api/session/:id/enrollment", "dashboard");
export const getSeriesEnrollment = declare(
  "getSeriesEnrollment",
  "GET /api/series/:id/enrollment",
  "dashboard",
);
export const putSeriesEnrollment = declare(
  "putSeriesEnrollment",
  "PUT /api/series/:id/enrollment",
  "dashboard",
);
export const closeSeriesEnrollment = declare(
  "closeSeriesEnrollment",
  "DELETE /api/series/:id/enrollment",
  "dashboard",
);
export const getOpenEnrollment = declare("getOpenEnrollment", "GET /api/enroll/:enrollmentId", "open");
export const requestEnrollmentCode = declare(
  "requestEnrollmentCode",
  "POST /api/enroll/:enrollmentId/code",
  "open",
);
export const startEnrollmentSignOn = declare(
  "startEnrollmentSignOn",
  "POST /api/enroll/:enrollmentId/sign-on",
  "open",
);
export const finishEnrollmentSignOn = declare(
  "finishEnrollmentSignOn",
  "POST /api/enroll/sign-on/finish",
  "open",
);
export const enroll = declare("enroll", "POST /api/enroll/:enrollmentId", "open");
export const respondToOffer = declare("respondToOffer", "POST /api/enroll/:enrollmentId/offer", "open");
