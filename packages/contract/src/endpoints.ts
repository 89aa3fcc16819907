/**
 * The operations of the HTTP API by their addresses and tokens, without schemas: what a page needs to send a request. The
 * schemas are in the folder `http`; types come from there and cost a page nothing. Operations of settings, the profile,
 * single pages and the console are in `page-endpoints.ts`, because this list loads with every page.
 */
import { declare } from "./endpoint.ts";

export type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from "./endpoint.ts";

export const csrfCookie = declare("csrfCookie", "GET /sanctum/csrf-cookie", "open");
export const register = declare("register", "POST /api/auth/register", "open");
export const login = declare("login", "POST /api/login", "open");
export const authLogin = declare("authLogin", "POST /api/auth/login", "open");
export const logout = declare("logout", "POST /api/logout", "dashboard");
export const refreshToken = declare("refreshToken", "POST /api/refresh-token", "dashboard");
export const enterSecondFactor = declare("enterSecondFactor", "POST /api/auth/second-factor", "open");
export const getSignInSteps = declare("getSignInSteps", "GET /api/auth/second-factor", "open");
export const forgotPassword = declare("forgotPassword", "POST /api/auth/forgot-password", "open");
export const resetPassword = declare("resetPassword", "POST /api/auth/reset-password", "open");
export const verifyEmail = declare("verifyEmail", "POST /api/email/verify", "open");
export const resendVerification = declare("resendVerification", "POST /api/email/verify/resend", "open");

export const readInvitation = declare("readInvitation", "GET /api/invitations/:token", "open");
export const acceptInvitation = declare("acceptInvitation", "POST /api/invitations/:token/accept", "open");

export const listProducts = declare("listProducts", "GET /api/checkout/products", "open");
export const createCheckout = declare("createCheckout", "POST /api/checkout", "dashboard");
export const getCheckoutTerms = declare("getCheckoutTerms", "GET /api/checkout/terms", "dashboard");
export const createInvoice = declare("createInvoice", "POST /api/checkout/invoices", "dashboard");
export const createQuote = declare("createQuote", "POST /api/checkout/quotes", "dashboard");
export const listQuotes = declare("listQuotes", "GET /api/checkout/quotes", "dashboard");
export const quotePdf = declare("quotePdf", "GET /api/checkout/quotes/:id/quote.pdf", "dashboard", {
  takesLong: true,
});
export const documentPdf = declare(
  "documentPdf",
  "GET /api/checkout/documents/:id/document.pdf",
  "dashboard",
  {
    takesLong: true,
  },
);
export const checkoutSuccess = declare("checkoutSuccess", "GET /api/checkout/success", "open");
export const checkoutWebhook = declare("checkoutWebhook", "POST /api/checkout/webhook", "open");
export const receiveEmail = declare("receiveEmail", "POST /api/inbound-email", "open");
export const listOrders = declare("listOrders", "GET /api/checkout/orders", "dashboard");
export const orderReceipt = declare("orderReceipt", "GET /api/checkout/orders/:id/receipt.pdf", "dashboard", {
  takesLong: true,
});

export const getCredits = declare("getCredits", "GET /api/company/credits", "dashboard");
export const listSessionCredits = declare("listSessionCredits", "GET /api/session/:id/credits", "dashboard");
export const creditsCsv = declare("creditsCsv", "GET /api/company/credits.csv", "dashboard", {
  takesLong: true,
});
export const getBilling = declare("getBilling", "GET /api/company/billing", "dashboard");
export const putBilling = declare("putBilling", "PUT /api/company/billing", "dashboard");
export const getDataProcessing = declare(
  "getDataProcessing",
  "GET /api/company/data-processing",
  "dashboard",
);

export const listConsumers = declare("listConsumers", "GET /api/consumer", "dashboard", { scope: "people" });
export const consumerGroups = declare("consumerGroups", "GET /api/consumer/groups", "dashboard", {
  scope: "people",
});
export const createGroup = declare("createGroup", "POST /api/consumer/groups", "dashboard", {
  scope: "people",
});
export const patchGroup = declare("patchGroup", "PATCH /api/consumer/groups/:id", "dashboard", {
  scope: "people",
});
export const deleteGroup = declare("deleteGroup", "DELETE /api/consumer/groups/:id", "dashboard", {
  scope: "people",
});
export const exportConsumers = declare("exportConsumers", "GET /api/consumer/export.csv", "dashboard", {
  scope: "people",
});
export const createConsumer = declare("createConsumer", "POST /api/consumer", "dashboard", {
  scope: "people",
});
export const getConsumer = declare("getConsumer", "GET /api/consumer/:id", "dashboard", { scope: "people" });
export const patchConsumer = declare("patchConsumer", "PATCH /api/consumer/:id", "dashboard", {
  scope: "people",
});
export const deleteConsumer = declare("deleteConsumer", "DELETE /api/consumer/:id", "dashboard", {
  scope: "people",
});
export const consumerHistory = declare("consumerHistory", "GET /api/consumer/:id/sessions", "dashboard", {
  scope: "people",
});
export const changeConsumers = declare("changeConsumers", "POST /api/consumer/change", "dashboard", {
  scope: "people",
});
export const removeConsumers = declare("removeConsumers", "POST /api/consumer/remove", "dashboard", {
  scope: "people",
});
export const importConsumers = declare("importConsumers", "POST /api/consumer/import", "dashboard", {
  takesLong: true,
  scope: "people",
});

export const sendContact = declare("sendContact", "POST /api/contact", "open");

export const listExperiences = declare("listExperiences", "GET /api/experiences", "open");
export const getExperience = declare("getExperience", "GET /api/experiences/:slug", "open");

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
export const getEvidence = declare("getEvidence", "GET /api/company/evidence", "dashboard", {
  scope: "reports",
});

export const getIce = declare("getIce", "GET /api/exp/ice", "either");
export const getCallRoom = declare("getCallRoom", "GET /api/exp/room", "participant");

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

export const experienceAuth = declare("experienceAuth", "GET /api/exp/auth", "open");
export const experienceLogin = declare("experienceLogin", "POST /api/exp/auth", "open");
export const requestJoinCode = declare("requestJoinCode", "POST /api/exp/code", "open");
export const experienceLogout = declare("experienceLogout", "POST /api/exp/logout", "participant");
export const getOpenSession = declare("getOpenSession", "GET /api/exp/session", "open");
export const openCalendar = declare("openCalendar", "GET /api/exp/calendar.ics", "open");
export const rsvp = declare("rsvp", "POST /api/exp/rsvp", "open");
export const getDataPackage = declare("getDataPackage", "GET /api/consumer/getdatapackage", "participant");
export const getScorecard = declare("getScorecard", "GET /api/session/scorecard/:sessionId", "participant");
export const getConsents = declare("getConsents", "GET /api/exp/consents", "participant");
export const putConsents = declare("putConsents", "PUT /api/exp/consents", "participant");
export const exportOwnData = declare("exportOwnData", "GET /api/exp/data", "participant");
export const eraseOwnData = declare("eraseOwnData", "DELETE /api/exp/data", "participant");

export const getNetworkNeeds = declare("getNetworkNeeds", "GET /api/readiness/network", "open");
export const nudgeAttendees = declare("nudgeAttendees", "POST /api/session/:id/nudge", "dashboard", {
  scope: "sessions:write",
});
export const systemCheck = declare("systemCheck", "POST /api/exp/system-check", "participant");

export const listCountries = declare("listCountries", "GET /api/geo/countries", "open");
export const listTimezones = declare("listTimezones", "GET /api/geo/timezones", "open");
export const getConfig = declare("getConfig", "GET /api/config", "open");

export const rehearseSession = declare("rehearseSession", "POST /api/session/:id/rehearse", "dashboard");
export const startDemo = declare("startDemo", "POST /api/demo", "open");

export const getReport = declare("getReport", "GET /api/session/:id/report", "dashboard", {
  takesLong: true,
  scope: "reports",
});
export const getInsights = declare("getInsights", "GET /api/company/insights", "dashboard", {
  scope: "reports",
});

export const listSessions = declare("listSessions", "GET /api/session", "dashboard", {
  scope: "sessions:read",
});
export const countSessions = declare("countSessions", "GET /api/session/counts", "dashboard", {
  scope: "sessions:read",
});
export const createSession = declare("createSession", "POST /api/session", "dashboard", {
  scope: "sessions:write",
});
export const splitSession = declare("splitSession", "POST /api/session/split", "dashboard", {
  scope: "sessions:write",
});
export const countPlayed = declare("countPlayed", "POST /api/session/played", "dashboard", {
  scope: "sessions:read",
});
export const getSession = declare("getSession", "GET /api/session/:id", "dashboard", {
  scope: "sessions:read",
});
export const patchSession = declare("patchSession", "PATCH /api/session/:id", "dashboard", {
  scope: "sessions:write",
});
export const deleteSession = declare("deleteSession", "DELETE /api/session/:id", "dashboard", {
  scope: "sessions:write",
});
export const putSessionDate = declare("putSessionDate", "PUT /api/session/:id/date", "dashboard", {
  scope: "sessions:write",
});
export const putAttendees = declare("putAttendees", "PUT /api/session/:id/attendees", "dashboard", {
  scope: "sessions:write",
});
export const confirmSession = declare("confirmSession", "POST /api/session/:id/confirm", "dashboard", {
  scope: "sessions:write",
});
export const inviteAttendees = declare("inviteAttendees", "POST /api/session/:id/invite", "dashboard", {
  scope: "sessions:write",
});
export const revokeLinks = declare("revokeLinks", "POST /api/session/:id/links/revoke", "dashboard", {
  scope: "sessions:write",
});
export const cancelSession = declare("cancelSession", "POST /api/session/:id/cancel", "dashboard", {
  scope: "sessions:write",
});
export const archiveSession = declare("archiveSession", "POST /api/session/:id/archive", "dashboard", {
  scope: "sessions:write",
});
export const duplicateSession = declare("duplicateSession", "POST /api/session/:id/duplicate", "dashboard", {
  scope: "sessions:write",
});
export const sessionLink = declare("sessionLink", "GET /api/session/:id/link", "dashboard");
export const startSession = declare("startSession", "POST /api/session/:id/start", "dashboard");
export const sessionCalendar = declare("sessionCalendar", "GET /api/session/:id/calendar.ics", "dashboard", {
  scope: "sessions:read",
});

export const getSessionEmails = declare("getSessionEmails", "GET /api/session/:id/emails", "dashboard", {
  scope: "sessions:read",
});

export const previewInvitation = declare(
  "previewInvitation",
  "POST /api/session/:id/invitation/preview",
  "dashboard",
);
export const sendTestInvitation = declare(
  "sendTestInvitation",
  "POST /api/session/:id/invitation/test",
  "dashboard",
);

export const listSeries = declare("listSeries", "GET /api/series", "dashboard", { scope: "sessions:read" });
export const createSeries = declare("createSeries", "POST /api/series", "dashboard", {
  scope: "sessions:write",
});
export const getSeries = declare("getSeries", "GET /api/series/:id", "dashboard", { scope: "sessions:read" });
export const getSeriesReport = declare("getSeriesReport", "GET /api/series/:id/report", "dashboard", {
  takesLong: true,
  scope: "reports",
});
export const patchSeries = declare("patchSeries", "PATCH /api/series/:id", "dashboard", {
  scope: "sessions:write",
});
export const confirmSeries = declare("confirmSeries", "POST /api/series/:id/confirm", "dashboard", {
  scope: "sessions:write",
});
export const inviteSeries = declare("inviteSeries", "POST /api/series/:id/invite", "dashboard", {
  scope: "sessions:write",
});
export const putSeriesDates = declare("putSeriesDates", "PUT /api/series/:id/dates", "dashboard", {
  scope: "sessions:write",
});
export const cancelSeries = declare("cancelSeries", "POST /api/series/:id/cancel", "dashboard", {
  scope: "sessions:write",
});

export const getSetting = declare("getSetting", "GET /api/settings/:key", "dashboard");

export const listProviders = declare("listProviders", "GET /api/auth/providers", "open");

export const getUser = declare("getUser", "GET /api/user", "either");
export const putProfile = declare("putProfile", "PUT /api/user/profile", "dashboard");
export const putPassword = declare("putPassword", "PUT /api/user/password", "dashboard");

export const findSingleSignOn = declare("findSingleSignOn", "GET /api/auth/sign-on", "open");
export const startSingleSignOn = declare("startSingleSignOn", "POST /api/auth/sign-on", "open");
export const finishSingleSignOn = declare("finishSingleSignOn", "POST /api/auth/sign-on/finish", "open");
export const backChannelLogout = declare("backChannelLogout", "POST /api/auth/sign-on/:id/logout", "open");
export const getSignOutAddress = declare("getSignOutAddress", "GET /api/user/sign-out-address", "dashboard");
