/**
 * Endpoints of settings, the profile, single pages and the console. They have a file of their own because the addresses of
 * `endpoints.ts` load with every page that sends a request.
 */
import { declare } from "./endpoint.ts";

export const listReportLinks = declare("listReportLinks", "GET /api/session/:id/report-links", "dashboard");
export const createReportLink = declare(
  "createReportLink",
  "POST /api/session/:id/report-links",
  "dashboard",
);
export const revokeReportLink = declare(
  "revokeReportLink",
  "DELETE /api/company/report-links/:id",
  "dashboard",
);
export const openReportLink = declare("openReportLink", "POST /api/report-links/open", "open");

export const startPasskeyStep = declare(
  "startPasskeyStep",
  "POST /api/auth/second-factor/passkey/start",
  "open",
);
export const finishPasskeyStep = declare("finishPasskeyStep", "POST /api/auth/second-factor/passkey", "open");
export const startPasskeySignIn = declare("startPasskeySignIn", "POST /api/auth/passkey/start", "open");
export const finishPasskeySignIn = declare("finishPasskeySignIn", "POST /api/auth/passkey", "open");

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

export const listAudit = declare("listAudit", "GET /api/company/audit", "dashboard");
export const exportAudit = declare("exportAudit", "GET /api/company/audit/export", "dashboard", {
  takesLong: true,
});

export const getCompany = declare("getCompany", "GET /api/company", "dashboard");
export const patchCompany = declare("patchCompany", "PATCH /api/company", "dashboard");
export const putLogo = declare("putLogo", "PUT /api/company/logo", "dashboard");
export const deleteLogo = declare("deleteLogo", "DELETE /api/company/logo", "dashboard");
export const deleteCompany = declare("deleteCompany", "DELETE /api/company", "dashboard");

export const listOutbox = declare("listOutbox", "GET /api/admin/outbox", "dashboard");
export const retryEmail = declare("retryEmail", "POST /api/admin/outbox/:id/retry", "dashboard");

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

export const replayMoment = declare("replayMoment", "GET /api/admin/replay/:of", "dashboard");
export const replayMeasures = declare("replayMeasures", "GET /api/admin/replay/:of/measures", "dashboard");
export const replayScorecard = declare("replayScorecard", "GET /api/admin/replay/:of/scorecard", "dashboard");
export const listStoryAwards = declare("listStoryAwards", "GET /api/admin/awards", "dashboard");

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

export const listSettings = declare("listSettings", "GET /api/settings", "dashboard");

export const putSetting = declare("putSetting", "PUT /api/settings/:key", "dashboard");
export const deleteSetting = declare("deleteSetting", "DELETE /api/settings/:key", "dashboard");

export const listSignIns = declare("listSignIns", "GET /api/user/sign-ins", "dashboard");
export const endSignIn = declare("endSignIn", "DELETE /api/user/sign-ins/:id", "dashboard");
export const endSignIns = declare("endSignIns", "DELETE /api/user/sign-ins", "dashboard");

export const verifyGoogle = declare("verifyGoogle", "POST /api/auth/google/verify", "open");
export const verifyFacebook = declare("verifyFacebook", "POST /api/auth/facebook/verify", "open");
export const verifyMicrosoft = declare("verifyMicrosoft", "POST /api/auth/microsoft/verify", "open");
export const verifyLinkedin = declare("verifyLinkedin", "POST /api/auth/linkedin/verify", "open");
export const confirmSocial = declare("confirmSocial", "POST /api/auth/social/confirm", "open");
export const listIdentities = declare("listIdentities", "GET /api/user/identities", "dashboard");
export const linkIdentity = declare("linkIdentity", "POST /api/user/identities", "dashboard");
export const unlinkIdentity = declare("unlinkIdentity", "DELETE /api/user/identities/:id", "dashboard");

export const patchUser = declare("patchUser", "PATCH /api/user", "either");

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
