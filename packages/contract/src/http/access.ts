import * as z from "zod";
import * as endpoints from "../endpoints/access.ts";
import {
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  secondFactorBody,
} from "./access-forms.ts";
import { email, secret } from "./fields.ts";
import { operation } from "./operation.ts";

export const token = z.object({ token: z.string() }).meta({ id: "Token" });

export const csrfCookie = operation(endpoints.csrfCookie, {
  summary:
    "Sets the XSRF-TOKEN cookie, whose value every unsafe call repeats in X-XSRF-TOKEN, and a cookie with the browser it is for",
});

export const register = operation(endpoints.register, {
  summary: "Creates a person and the company they own, and sends the verification email",
  body: registerBody,
  status: 201,
  response: token,
});

export const login = operation(endpoints.login, {
  summary: "Signs an administrator in",
  body: loginBody,
  response: token,
});

export const authLogin = operation(endpoints.authLogin, login);

export const enterSecondFactor = operation(endpoints.enterSecondFactor, {
  summary: "Finishes a sign-in with a code of the authenticator app, or a recovery code",
  body: secondFactorBody,
  response: token,
});

export const logout = operation(endpoints.logout, {
  summary: "Ends the token",
});

export const refreshToken = operation(endpoints.refreshToken, {
  summary: "Returns a new token for a valid one; the old one ends within a minute",
  response: token,
});

export const forgotPassword = operation(endpoints.forgotPassword, {
  summary: "Emails a reset link if there is an account; the response is the same if there is none",
  body: forgotPasswordBody,
  status: 202,
});

export const resetPassword = operation(endpoints.resetPassword, {
  summary: "Sets a password with an emailed token and ends all other sign-ins",
  body: resetPasswordBody,
});

export const verifyEmail = operation(endpoints.verifyEmail, {
  summary: "Verifies an address with the token of the verification email",
  body: z.object({ token: secret }),
});

export const resendVerification = operation(endpoints.resendVerification, {
  summary: "Emails a new verification link if one is needed; the response is the same if none is",
  body: z.object({ email }),
  status: 202,
});
