/** Addresses of ../http/access.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const csrfCookie = declare("csrfCookie", "GET /sanctum/csrf-cookie", "open");
export const register = declare("register", "POST /api/auth/register", "open");
export const login = declare("login", "POST /api/login", "open");
export const authLogin = declare("authLogin", "POST /api/auth/login", "open");
export const logout = declare("logout", "POST /api/logout", "dashboard");
export const refreshToken = declare("refreshToken", "POST /api/refresh-token", "dashboard");
export const enterSecondFactor = declare("enterSecondFactor", "POST /api/auth/second-factor", "open");
export const forgotPassword = declare("forgotPassword", "POST /api/auth/forgot-password", "open");
export const resetPassword = declare("resetPassword", "POST /api/auth/reset-password", "open");
export const verifyEmail = declare("verifyEmail", "POST /api/email/verify", "open");
export const resendVerification = declare("resendVerification", "POST /api/email/verify/resend", "open");
