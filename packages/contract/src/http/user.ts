import * as z from "zod";
import * as endpoints from "../endpoints/user.ts";
import { currentPassword, id, pageLanguage } from "./fields.ts";
import { operation } from "./operation.ts";
import { passwordBody, patchUserBody, profileBody } from "./user-forms.ts";

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
    /** A new address that replaces `email` once it is verified. */
    pending_email: z.string().nullable(),
    terms_accepted_at: z.string().nullable(),
    user_type_id: z.number().int(),
    /** A Sub-Administrator who buys and sees the billing, and nothing else of the company. */
    billing_only: z.boolean(),
    /** Whether this person may buy credits for the company. */
    may_buy: z.boolean(),
    /** Of the pages and emails; null: that of the browser, and English in emails. */
    language: pageLanguage.nullable(),
    has_password: z.boolean(),
    /** The company requires a second factor, and this person has none. */
    needs_second_factor: z.boolean(),
    profile: profile.nullable(),
    company: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: "User" });

export type User = z.output<typeof user>;

/** A participant's own data. */
export const participantUser = z
  .object({
    id,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string(),
    created_at: z.string(),
  })
  .meta({ id: "ParticipantUser" });

export const getUser = operation(endpoints.getUser, {
  summary: "Returns the administrator, or the participant with a participant's token",
  response: z.union([user, participantUser]),
});

export const patchUser = operation(endpoints.patchUser, {
  summary:
    "Changes the name (also a participant's) or the address; a new address is used once it is verified",
  body: patchUserBody,
  response: z.union([user, participantUser]),
});

export const putProfile = operation(endpoints.putProfile, {
  summary: "Stores the whole profile",
  body: profileBody,
  response: user,
});

export const putPassword = operation(endpoints.putPassword, {
  summary: "Changes the password and ends all other sign-ins",
  body: passwordBody,
});

export const exportUser = operation(endpoints.exportUser, {
  summary: "Returns everything that is stored about this administrator as JSON",
  response: z.record(z.string(), z.unknown()),
});

export const deleteUser = operation(endpoints.deleteUser, {
  summary: "Deletes this administrator; the last one deletes the company too, which requires the password",
  body: z.object({ current_password: currentPassword }),
});
