/**
 * The operations of the HTTP API by their addresses and tokens, without schemas: what a page needs to send a request. The
 * schemas are in the folder `http`; types come from there and cost a page nothing. One list, and so longer than other
 * files; only operations that few pages send are in `page-endpoints.ts`, because this list loads with every page.
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
export const startPasskeyStep = declare(
  "startPasskeyStep",
  "POST /api/auth/second-factor/passkey/start",
  "open",
);
export const finishPasskeyStep = declare("finishPasskeyStep", "POST /api/auth/second-factor/passkey", "open");
export const startPasskeySignIn = declare("startPasskeySignIn", "POST /api/auth/passkey/start", "open");
export const finishPasskeySignIn = declare("finishPasskeySignIn", "POST /api/auth/passkey", "open");
export const forgotPassword = declare("forgotPassword", "POST /api/auth/forgot-password", "open");
export const resetPassword = declare("resetPassword", "POST /api/auth/reset-password", "open");
export const verifyEmail = declare("verifyEmail", "POST /api/email/verify", "open");
export const resendVerification = declare("resendVerification", "POST /api/email/verify/resend", "open");

export const getSecondFactor = declare("getSecondFactor", "GET /api/user/second-factor", "dashboard");
export const startAuthenticator = declare("startAuthenticator", "POST /api/user/authenticator", "dashboard");
export const confirmAuthenticator = declare(
  "confirmAuthenticator",
  "POST /api/user/authenticator/confirm",
  "dashboard",
);
export const removeAuthenticator = declare(
  "removeAuthenticator",
  "DELETE /api/user/authenticator",
  "dashboard",
);
export const startPasskey = declare("startPasskey", "POST /api/user/passkeys/start", "dashboard");
export const addPasskey = declare("addPasskey", "POST /api/user/passkeys", "dashboard");
export const removePasskey = declare("removePasskey", "DELETE /api/user/passkeys/:id", "dashboard");
export const renewRecoveryCodes = declare("renewRecoveryCodes", "POST /api/user/recovery-codes", "dashboard");

export const listAdmins = declare("listAdmins", "GET /api/company/admins", "dashboard");
export const inviteAdmin = declare("inviteAdmin", "POST /api/company/admins/invite", "dashboard");
export const patchAdmin = declare("patchAdmin", "PATCH /api/company/admins/:id", "dashboard");
export const removeAdmin = declare("removeAdmin", "DELETE /api/company/admins/:id", "dashboard");
export const resetAdminFactors = declare(
  "resetAdminFactors",
  "DELETE /api/company/admins/:id/second-factor",
  "dashboard",
);
export const revokeInvitation = declare(
  "revokeInvitation",
  "DELETE /api/company/invitations/:id",
  "dashboard",
);
export const readInvitation = declare("readInvitation", "GET /api/invitations/:token", "open");
export const acceptInvitation = declare("acceptInvitation", "POST /api/invitations/:token/accept", "open");

export const listAudit = declare("listAudit", "GET /api/company/audit", "dashboard");
export const exportAudit = declare("exportAudit", "GET /api/company/audit/export", "dashboard", {
  takesLong: true,
});

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
export const listOrders = declare("listOrders", "GET /api/checkout/orders", "dashboard");
export const orderReceipt = declare("orderReceipt", "GET /api/checkout/orders/:id/receipt.pdf", "dashboard", {
  takesLong: true,
});

export const getCompany = declare("getCompany", "GET /api/company", "dashboard");
export const patchCompany = declare("patchCompany", "PATCH /api/company", "dashboard");
export const putLogo = declare("putLogo", "PUT /api/company/logo", "dashboard");
export const deleteLogo = declare("deleteLogo", "DELETE /api/company/logo", "dashboard");
export const deleteCompany = declare("deleteCompany", "DELETE /api/company", "dashboard");
export const getCredits = declare("getCredits", "GET /api/company/credits", "dashboard");
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

export const listOutbox = declare("listOutbox", "GET /api/admin/outbox", "dashboard");
export const retryEmail = declare("retryEmail", "POST /api/admin/outbox/:id/retry", "dashboard");

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

export const platformOverview = declare("platformOverview", "GET /api/admin/overview", "dashboard");
export const listPlatformCompanies = declare(
  "listPlatformCompanies",
  "GET /api/admin/companies",
  "dashboard",
);
export const getPlatformCompany = declare("getPlatformCompany", "GET /api/admin/companies/:id", "dashboard");
export const listPlatformUsers = declare("listPlatformUsers", "GET /api/admin/users", "dashboard");
export const getPlatformUser = declare("getPlatformUser", "GET /api/admin/users/:id", "dashboard");
export const patchPlatformUser = declare("patchPlatformUser", "PATCH /api/admin/users/:id", "dashboard");
export const resendPlatformVerification = declare(
  "resendPlatformVerification",
  "POST /api/admin/users/:id/verification",
  "dashboard",
);
export const endPlatformSignIns = declare(
  "endPlatformSignIns",
  "POST /api/admin/users/:id/sign-out",
  "dashboard",
);

export const refundOrder = declare("refundOrder", "POST /api/admin/orders/:id/refund", "dashboard");
export const markInvoicePaid = declare("markInvoicePaid", "POST /api/admin/orders/:id/paid", "dashboard");
export const cancelInvoice = declare("cancelInvoice", "POST /api/admin/orders/:id/cancel", "dashboard");
export const putInvoiceLimit = declare(
  "putInvoiceLimit",
  "PUT /api/admin/companies/:id/invoice-limit",
  "dashboard",
);
export const adjustCredits = declare("adjustCredits", "POST /api/admin/companies/:id/credits", "dashboard");
export const listPlatformProducts = declare("listPlatformProducts", "GET /api/admin/products", "dashboard");
export const putProduct = declare("putProduct", "PUT /api/admin/products/:id", "dashboard");

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

export const replayMoment = declare("replayMoment", "GET /api/admin/replay/:of", "dashboard");
export const replayMeasures = declare("replayMeasures", "GET /api/admin/replay/:of/measures", "dashboard");
export const replayScorecard = declare("replayScorecard", "GET /api/admin/replay/:of/scorecard", "dashboard");
export const listStoryAwards = declare("listStoryAwards", "GET /api/admin/awards", "dashboard");

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
/** A company's own words in a story, and those of one session. */
export const getStory = declare("getStory", "GET /api/company/stories/:slug", "dashboard", {
  scope: "sessions:read",
});
export const putStory = declare("putStory", "PUT /api/company/stories/:slug", "dashboard", {
  scope: "sessions:write",
});
export const previewStory = declare("previewStory", "POST /api/company/stories/:slug/preview", "dashboard");
export const getSessionStory = declare("getSessionStory", "GET /api/session/:id/story", "dashboard", {
  scope: "sessions:read",
});
export const putSessionStory = declare("putSessionStory", "PUT /api/session/:id/story", "dashboard", {
  scope: "sessions:write",
});
export const deleteSessionStory = declare(
  "deleteSessionStory",
  "DELETE /api/session/:id/story",
  "dashboard",
  {
    scope: "sessions:write",
  },
);
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

export const listSettings = declare("listSettings", "GET /api/settings", "dashboard");
export const getSetting = declare("getSetting", "GET /api/settings/:key", "dashboard");
export const putSetting = declare("putSetting", "PUT /api/settings/:key", "dashboard");
export const deleteSetting = declare("deleteSetting", "DELETE /api/settings/:key", "dashboard");

export const listSignIns = declare("listSignIns", "GET /api/user/sign-ins", "dashboard");
export const endSignIn = declare("endSignIn", "DELETE /api/user/sign-ins/:id", "dashboard");
export const endSignIns = declare("endSignIns", "DELETE /api/user/sign-ins", "dashboard");

export const listProviders = declare("listProviders", "GET /api/auth/providers", "open");
export const verifyGoogle = declare("verifyGoogle", "POST /api/auth/google/verify", "open");
export const verifyFacebook = declare("verifyFacebook", "POST /api/auth/facebook/verify", "open");
export const verifyMicrosoft = declare("verifyMicrosoft", "POST /api/auth/microsoft/verify", "open");
export const verifyLinkedin = declare("verifyLinkedin", "POST /api/auth/linkedin/verify", "open");
export const confirmSocial = declare("confirmSocial", "POST /api/auth/social/confirm", "open");
export const listIdentities = declare("listIdentities", "GET /api/user/identities", "dashboard");
export const linkIdentity = declare("linkIdentity", "POST /api/user/identities", "dashboard");
export const unlinkIdentity = declare("unlinkIdentity", "DELETE /api/user/identities/:id", "dashboard");

export const getUser = declare("getUser", "GET /api/user", "either");
export const patchUser = declare("patchUser", "PATCH /api/user", "either");
export const putProfile = declare("putProfile", "PUT /api/user/profile", "dashboard");
export const putPassword = declare("putPassword", "PUT /api/user/password", "dashboard");
export const exportUser = declare("exportUser", "GET /api/user/export", "dashboard");
export const deleteUser = declare("deleteUser", "DELETE /api/user", "dashboard");

export const getSingleSignOn = declare("getSingleSignOn", "GET /api/company/single-sign-on", "dashboard");
export const putSingleSignOn = declare("putSingleSignOn", "PUT /api/company/single-sign-on", "dashboard");
export const deleteSingleSignOn = declare(
  "deleteSingleSignOn",
  "DELETE /api/company/single-sign-on",
  "dashboard",
);
export const testSingleSignOn = declare(
  "testSingleSignOn",
  "POST /api/company/single-sign-on/test",
  "dashboard",
);
export const addDomain = declare("addDomain", "POST /api/company/domains", "dashboard");
export const proveDomain = declare("proveDomain", "POST /api/company/domains/:id/prove", "dashboard");
export const removeDomain = declare("removeDomain", "DELETE /api/company/domains/:id", "dashboard");
export const findSingleSignOn = declare("findSingleSignOn", "GET /api/auth/sign-on", "open");
export const startSingleSignOn = declare("startSingleSignOn", "POST /api/auth/sign-on", "open");
export const finishSingleSignOn = declare("finishSingleSignOn", "POST /api/auth/sign-on/finish", "open");
export const backChannelLogout = declare("backChannelLogout", "POST /api/auth/sign-on/:id/logout", "open");
export const getSignOutAddress = declare("getSignOutAddress", "GET /api/user/sign-out-address", "dashboard");

export const listWebhooks = declare("listWebhooks", "GET /api/company/webhooks", "dashboard");
export const createWebhook = declare("createWebhook", "POST /api/company/webhooks", "dashboard");
export const patchWebhook = declare("patchWebhook", "PATCH /api/company/webhooks/:id", "dashboard");
export const deleteWebhook = declare("deleteWebhook", "DELETE /api/company/webhooks/:id", "dashboard");
export const renewWebhookSecret = declare(
  "renewWebhookSecret",
  "POST /api/company/webhooks/:id/secret",
  "dashboard",
);
export const testWebhook = declare("testWebhook", "POST /api/company/webhooks/:id/test", "dashboard");
export const listDeliveries = declare(
  "listDeliveries",
  "GET /api/company/webhooks/:id/deliveries",
  "dashboard",
);
export const resendDelivery = declare(
  "resendDelivery",
  "POST /api/company/webhook-deliveries/:id/resend",
  "dashboard",
);

export const getDirectory = declare("getDirectory", "GET /api/company/directory", "dashboard");

export const listKeys = declare("listKeys", "GET /api/company/keys", "dashboard");
export const createKey = declare("createKey", "POST /api/company/keys", "dashboard");
export const deleteKey = declare("deleteKey", "DELETE /api/company/keys/:id", "dashboard");
