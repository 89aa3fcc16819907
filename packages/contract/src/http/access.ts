import * as z from "zod";
import { forgotPasswordBody, loginBody, registerBody, resetPasswordBody } from "./access-forms.ts";
import { email, secret } from "./fields.ts";
import { operation } from "./operation.ts";

export const token = z.object({ token: z.string() }).meta({ id: "Token" });

export const csrfCookie = operation({
  id: "csrfCookie",
  method: "GET",
  path: "/sanctum/csrf-cookie",
  summary: "Sets the XSRF-TOKEN cookie, whose value every unsafe call repeats in X-XSRF-TOKEN",
  access: "open",
  status: 204,
});

export const register = operation({
  id: "register",
  method: "POST",
  path: "/api/auth/register",
  summary: "Makes a person and the company they own, and sends the verification mail",
  access: "open",
  body: registerBody,
  status: 201,
  response: token,
});

export const login = operation({
  id: "login",
  method: "POST",
  path: "/api/login",
  summary: "Signs an administrator in",
  access: "open",
  body: loginBody,
  status: 200,
  response: token,
});

export const authLogin = operation({ ...login, id: "authLogin", path: "/api/auth/login" });

export const logout = operation({
  id: "logout",
  method: "POST",
  path: "/api/logout",
  summary: "Ends the bearer's token",
  access: "dashboard",
  status: 204,
});

export const refreshToken = operation({
  id: "refreshToken",
  method: "POST",
  path: "/api/refresh-token",
  summary: "A fresh token for a good one; the old one ends within a minute",
  access: "dashboard",
  status: 200,
  response: token,
});

export const forgotPassword = operation({
  id: "forgotPassword",
  method: "POST",
  path: "/api/auth/forgot-password",
  summary: "Mails a reset link when the address is known; answers alike when it is not",
  access: "open",
  body: forgotPasswordBody,
  status: 202,
});

export const resetPassword = operation({
  id: "resetPassword",
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Sets a password with a mailed token and ends all other sign-ins",
  access: "open",
  body: resetPasswordBody,
  status: 204,
});

export const verifyEmail = operation({
  id: "verifyEmail",
  method: "POST",
  path: "/api/email/verify",
  summary: "Redeems the token of the verification mail",
  access: "open",
  body: z.object({ token: secret }),
  status: 204,
});

export const resendVerification = operation({
  id: "resendVerification",
  method: "POST",
  path: "/api/email/verify/resend",
  summary: "Mails a new verification link when one is due; answers alike when it is not",
  access: "open",
  body: z.object({ email }),
  status: 202,
});
