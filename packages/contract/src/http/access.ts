import * as z from "zod";
import { forgotPasswordBody, loginBody, registerBody, resetPasswordBody } from "./access-forms.ts";
import { email, secret } from "./fields.ts";
import { operation } from "./operation.ts";

export const token = z.object({ token: z.string() }).meta({ id: "Token" });

export const csrfCookie = operation("csrfCookie", "GET /sanctum/csrf-cookie", {
  summary: "Sets the XSRF-TOKEN cookie, whose value every unsafe call repeats in X-XSRF-TOKEN",
  access: "open",
});

export const register = operation("register", "POST /api/auth/register", {
  summary: "Creates a person and the company they own, and sends the verification email",
  access: "open",
  body: registerBody,
  status: 201,
  response: token,
});

export const login = operation("login", "POST /api/login", {
  summary: "Signs an administrator in",
  access: "open",
  body: loginBody,
  response: token,
});

export const authLogin = operation("authLogin", "POST /api/auth/login", login);

export const logout = operation("logout", "POST /api/logout", {
  summary: "Ends the token",
  access: "dashboard",
});

export const refreshToken = operation("refreshToken", "POST /api/refresh-token", {
  summary: "Returns a new token for a valid one; the old one ends within a minute",
  access: "dashboard",
  response: token,
});

export const forgotPassword = operation("forgotPassword", "POST /api/auth/forgot-password", {
  summary: "Emails a reset link if there is an account; the response is the same if there is none",
  access: "open",
  body: forgotPasswordBody,
  status: 202,
});

export const resetPassword = operation("resetPassword", "POST /api/auth/reset-password", {
  summary: "Sets a password with an emailed token and ends all other sign-ins",
  access: "open",
  body: resetPasswordBody,
});

export const verifyEmail = operation("verifyEmail", "POST /api/email/verify", {
  summary: "Verifies an address with the token of the verification email",
  access: "open",
  body: z.object({ token: secret }),
});

export const resendVerification = operation("resendVerification", "POST /api/email/verify/resend", {
  summary: "Emails a new verification link if one is needed; the response is the same if none is",
  access: "open",
  body: z.object({ email }),
  status: 202,
});
