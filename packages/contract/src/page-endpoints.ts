/** Endpoints of single pages, settings, the profile and the console. */
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
export const putLogo = declare("putLogo", "PUT /api/company/logo", "dashboard", { takesLong: true });
export const deleteLogo = declare("deleteLogo", "DELETE /api/company/logo", "dashboard");
export const deleteCompany = declare("deleteCompany", "DELETE /api/company", "dashboard");

export const listCostCenters = declare("listCostCenters", "GET /api/company/cost-centers", "dashboard");
export const addCostCenter = declare("addCostCenter", "POST /api/company/cost-centers", "dashboard");
export const removeCostCenter = declare(
  "removeCostCenter",
  "DELETE /api/company/cost-centers/:id",
  "dashboard",
);

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

export const exportUser = declare("exportUser", "GET /api/user/export", "dashboard", { takesLong: true });
export const deleteUser = declare("deleteUser", "DELETE /api/user", "dashboard");

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

export const createCheckout = declare("createCheckout", "POST /api/checkout", "dashboard");
export const getCheckoutTerms = declare("getCheckoutTerms", "GET /api/checkout/terms", "dashboard");
export const createInvoice = declare("createInvoice", "POST /api/checkout/invoices", "dashboard");
export const createQuote = declare("createQuote", "POST /api/checkout/quotes", "dashboard");
export const documentPdf = declare(
  "documentPdf",
  "GET /api/checkout/documents/:id/document.pdf",
  "dashboard",
  {
    takesLong: true,
  },
);
export const listOrders = declare("listOrders", "GET /api/checkout/orders", "dashboard");
export const cancelOrder = declare("cancelOrder", "POST /api/checkout/orders/:id/cancel", "dashboard");
export const refundUnused = declare(
  "refundUnused",
  "POST /api/checkout/orders/:id/refund-unused",
  "dashboard",
);
export const orderReceipt = declare("orderReceipt", "GET /api/checkout/orders/:id/receipt.pdf", "dashboard", {
  takesLong: true,
});
export const listSessionCredits = declare("listSessionCredits", "GET /api/session/:id/credits", "dashboard");
export const creditsCsv = declare("creditsCsv", "GET /api/company/credits.csv", "dashboard", {
  takesLong: true,
});
export const listBillingAccounts = declare(
  "listBillingAccounts",
  "GET /api/company/billing-accounts",
  "dashboard",
);
export const createBillingAccount = declare(
  "createBillingAccount",
  "POST /api/company/billing-accounts",
  "dashboard",
);
export const putBillingAccount = declare(
  "putBillingAccount",
  "PUT /api/company/billing-accounts/:id",
  "dashboard",
);
export const deleteBillingAccount = declare(
  "deleteBillingAccount",
  "DELETE /api/company/billing-accounts/:id",
  "dashboard",
);

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
  takesLong: true,
  scope: "people",
});
export const listConsumerIds = declare("listConsumerIds", "GET /api/consumer/ids", "dashboard", {
  takesLong: true,
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
export const listProducts = declare("listProducts", "GET /api/checkout/products", "open");
export const checkoutSuccess = declare("checkoutSuccess", "GET /api/checkout/success", "open");

export const listCountries = declare("listCountries", "GET /api/geo/countries", "open");
export const listTimezones = declare("listTimezones", "GET /api/geo/timezones", "open");
export const countPlayed = declare("countPlayed", "POST /api/session/played", "dashboard", {
  scope: "sessions:read",
});

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
export const putProfile = declare("putProfile", "PUT /api/user/profile", "dashboard");
export const putPassword = declare("putPassword", "PUT /api/user/password", "dashboard");
