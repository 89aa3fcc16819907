/**
 * The operations of the HTTP API by their addresses and tokens, without schemas: what a page needs to send a request. The
 * schemas are in the folder `http`; types come from there and cost a page nothing. This list loads with every page that
 * sends a request; those of participants, of home and sessions, and of single pages are in files of their own.
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

export const checkoutWebhook = declare("checkoutWebhook", "POST /api/checkout/webhook", "open");
export const receiveEmail = declare("receiveEmail", "POST /api/inbound-email", "open");

export const sendContact = declare("sendContact", "POST /api/contact", "open");

export const getConfig = declare("getConfig", "GET /api/config", "open");

export const startDemo = declare("startDemo", "POST /api/demo", "open");

export const listProviders = declare("listProviders", "GET /api/auth/providers", "open");

export const getUser = declare("getUser", "GET /api/user", "either");

export const findSingleSignOn = declare("findSingleSignOn", "GET /api/auth/sign-on", "open");
export const startSingleSignOn = declare("startSingleSignOn", "POST /api/auth/sign-on", "open");
export const finishSingleSignOn = declare("finishSingleSignOn", "POST /api/auth/sign-on/finish", "open");
export const backChannelLogout = declare("backChannelLogout", "POST /api/auth/sign-on/:id/logout", "open");
export const getSignOutAddress = declare("getSignOutAddress", "GET /api/user/sign-out-address", "dashboard");
