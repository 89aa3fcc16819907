/** Forms of a person's own account, separate from the operations like `access-forms.ts`. */
import * as z from "zod";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { singleLine } from "../text.ts";
import {
  country,
  currentPassword,
  email,
  newPassword,
  pageLanguage,
  personNames,
  samePasswords,
  timezone,
  typedPassword,
} from "./fields.ts";

export const patchUserBody = z.object({
  ...personNames,
  email: email.optional(),
  /** Null: the language of the browser. */
  language: pageLanguage.nullable().optional(),
  /** Required for a new address by people with a password. The others must have signed in recently. */
  current_password: currentPassword,
});

const digits = singleLine(24).regex(/^[+\d\s()/.-]+$/, faultMessage("DIGITS"));

export const profileBody = z.object({
  company_name: singleLine(limits.titleMax).optional(),
  country_id: country,
  timezone_id: timezone,
  area_code: digits,
  phone_number: digits,
  /** People who signed up with an identity provider accept the terms here. */
  terms: z.literal(true, { error: faultMessage("TERMS") }).optional(),
});

/** `current_password` may be left out only by people who have no password yet. */
export const passwordBody = samePasswords(
  z.object({
    current_password: typedPassword.min(1, faultMessage("REQUIRED")).optional(),
    password: newPassword,
    password_confirmation: typedPassword,
  }),
);
