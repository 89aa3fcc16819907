/** Addresses of ../http/single-sign-on.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const findSingleSignOn = declare("findSingleSignOn", "GET /api/auth/sign-on", "open");
export const startSingleSignOn = declare("startSingleSignOn", "POST /api/auth/sign-on", "open");
export const finishSingleSignOn = declare("finishSingleSignOn", "POST /api/auth/sign-on/finish", "open");
export const backChannelLogout = declare("backChannelLogout", "POST /api/auth/sign-on/:id/logout", "open");
export const getSignOutAddress = declare("getSignOutAddress", "GET /api/user/sign-out-address", "dashboard");
export const getSingleSignOn = declare("getSingleSignOn", "GET /api/company/single-sign-on", "dashboard");
export const putSingleSignOn = declare("putSingleSignOn", "PUT /api/company/single-sign-on", "dashboard");
export const deleteSingleSignOn = declare(
  "deleteSingleSignOn",
  "DELETE /api/company/single-sign-on",
  "dashboard",
);
export const trySingleSignOn = declare(
  "trySingleSignOn",
  "POST /api/company/single-sign-on/try",
  "dashboard",
);
export const testSingleSignOn = declare(
  "testSingleSignOn",
  "POST /api/company/single-sign-on/test",
  "dashboard",
);
export const decideSecondSubject = declare(
  "decideSecondSubject",
  "POST /api/company/single-sign-on/subjects/:id",
  "dashboard",
);
export const addDomain = declare("addDomain", "POST /api/company/domains", "dashboard");
export const proveDomain = declare("proveDomain", "POST /api/company/domains/:id/prove", "dashboard");
export const removeDomain = declare("removeDomain", "DELETE /api/company/domains/:id", "dashboard");
