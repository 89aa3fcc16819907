import * as z from "zod";
import { currentPassword, id } from "./fields.ts";
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
  summary:
    "Deletes the administrator who asks; with the last one the company goes too, which asks for the password",
  access: "dashboard",
  body: z.object({ current_password: currentPassword }),
  status: 204,
});
