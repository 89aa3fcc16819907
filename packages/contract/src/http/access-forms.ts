/** Forms for signing in and up. They are separate from the operations so that pages can load only what they need. */
import * as z from "zod";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { singleLine, text } from "../text.ts";
import {
  email,
  newPassword,
  oneName,
  pageLanguage,
  personNames,
  samePasswords,
  secret,
  typedPassword,
} from "./fields.ts";

export const registerBody = samePasswords(
  oneName(
    z.object({
      ...personNames,
      email,
      password: newPassword,
      password_confirmation: typedPassword,
      company_name: singleLine(limits.titleMax),
      terms: z.literal(true, { error: faultMessage("TERMS") }),
      language: pageLanguage.optional(),
    }),
  ),
);

export const loginBody = z.object({ email, password: typedPassword.min(1, faultMessage("REQUIRED")) });

/** Six digits of an authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const factorCode = text(40)
  .overwrite((code) => code.replace(/[\s-]/g, "").toLowerCase())
  .min(1, faultMessage("REQUIRED"));

export const secondFactorBody = z.object({ code: factorCode });

export const passkeyName = singleLine(limits.nameMax);

export const forgotPasswordBody = z.object({ email });

export const resetPasswordBody = samePasswords(
  z.object({
    token: secret,
    password: newPassword,
    password_confirmation: typedPassword,
  }),
);
