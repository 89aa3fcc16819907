import * as z from "zod";
import { limits } from "../limits.ts";
import { country, email, fieldTexts, id, line, newPassword, samePasswords, timezone } from "./fields.ts";
import { operation } from "./operation.ts";

export const profile = z
  .object({
    company_id: id.nullable(),
    country_id: z.string().nullable(),
    timezone_id: z.string().nullable(),
    area_code: z.string().nullable(),
    phone_number: z.string().nullable(),
  })
  .meta({ id: "Profile" });

export const user = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: z.string().nullable(),
    /** An address that is to take the place of `email`, once the mail to it is answered. */
    pending_email: z.string().nullable(),
    terms_accepted_at: z.string().nullable(),
    user_type_id: z.number().int(),
    has_password: z.boolean(),
    profile: profile.nullable(),
    company: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: "User" });

export type User = z.output<typeof user>;

/** What a participant is told of themselves. */
export const participantUser = z
  .object({
    id,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string(),
    created_at: z.string(),
  })
  .meta({ id: "ParticipantUser" });

export const getUser = operation({
  id: "getUser",
  method: "GET",
  path: "/api/user",
  summary: "The bearer's user; with an experience token, the participant",
  access: "either",
  status: 200,
  response: z.union([user, participantUser]),
});

export const patchUserBody = z.object({
  first_name: line(limits.nameMax).optional(),
  last_name: line(limits.nameMax).optional(),
  email: email.optional(),
  /** Needed for another address by those who have a password; the others must have signed in just now. */
  current_password: z.string().max(1024).optional(),
});

export const patchUser = operation({
  id: "patchUser",
  method: "PATCH",
  path: "/api/user",
  summary:
    "Changes names (also a participant's, at the door) or the address; a new one counts once its mail is answered",
  access: "either",
  body: patchUserBody,
  status: 200,
  response: z.union([user, participantUser]),
});

const digits = z
  .string({ error: fieldTexts.required })
  .trim()
  .min(1, fieldTexts.required)
  .max(24, fieldTexts.tooLong(24))
  .regex(/^[+\d\s()/.-]+$/, "Please use digits only.");

export const profileBody = z.object({
  company_name: line(limits.titleMax).optional(),
  country_id: country,
  timezone_id: timezone,
  area_code: digits,
  phone_number: digits,
  /** A social sign-up has not seen the terms before. */
  terms: z.literal(true, { error: fieldTexts.terms }).optional(),
});

export const putProfile = operation({
  id: "putProfile",
  method: "PUT",
  path: "/api/user/profile",
  summary: "Saves the whole profile",
  access: "dashboard",
  body: profileBody,
  status: 200,
  response: user,
});

/** `current_password` may be left out only by someone who has no password yet. */
export const passwordBody = samePasswords(
  z.object({
    current_password: z.string().max(1024).optional(),
    password: newPassword,
    password_confirmation: z.string({ error: fieldTexts.required }),
  }),
);

export const putPassword = operation({
  id: "putPassword",
  method: "PUT",
  path: "/api/user/password",
  summary: "Changes the password and ends all other sign-ins",
  access: "dashboard",
  body: passwordBody,
  status: 204,
});

export const exportUser = operation({
  id: "exportUser",
  method: "GET",
  path: "/api/user/export",
  summary: "Everything that is stored about the administrator who asks, as JSON",
  access: "dashboard",
  status: 200,
  response: z.record(z.string(), z.unknown()),
});

export const deleteUser = operation({
  id: "deleteUser",
  method: "DELETE",
  path: "/api/user",
  summary: "Deletes the administrator who asks; with the last one the company goes too",
  access: "dashboard",
  status: 204,
});
