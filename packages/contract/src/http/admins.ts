import * as z from "zod";
import { catalogue } from "../errors.ts";
import { limits } from "../limits.ts";
import { Role } from "../roles.ts";
import { token } from "./access.ts";
import {
  currentPassword,
  email,
  fieldTexts,
  id,
  idParams,
  newPassword,
  samePasswords,
  secret,
  singleLine,
} from "./fields.ts";
import { operation } from "./operation.ts";

/** The roles that an Owner can give. */
const companyRole = z
  .number({ error: fieldTexts.required })
  .refine((type) => type === Role.CONSUMER_ADMIN || type === Role.CONSUMER_ADMIN_SUB, {
    error: catalogue.USER_006.message,
  });

export const admin = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: z.string().nullable(),
    user_type_id: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: "Admin" });

export const invitation = z
  .object({
    id,
    email: z.string(),
    user_type_id: z.number().int(),
    invited_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: "Invitation" });

export const listAdmins = operation({
  id: "listAdmins",
  method: "GET",
  path: "/api/company/admins",
  summary: "The company's administrators, and whom they have invited",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(admin), invitations: z.array(invitation), next: z.null() }),
});

/** Inviting a Company Owner takes the password of whoever invites. */
export const inviteAdminBody = z.object({
  email,
  user_type_id: companyRole,
  current_password: currentPassword,
});

export const inviteAdmin = operation({
  id: "inviteAdmin",
  method: "POST",
  path: "/api/company/admins/invite",
  summary:
    "Emails an invitation (Owner), to become an Owner with the password; a second one to the same address replaces the first",
  access: "dashboard",
  body: inviteAdminBody,
  status: 201,
  response: invitation,
});

export const patchAdmin = operation({
  id: "patchAdmin",
  method: "PATCH",
  path: "/api/company/admins/:id",
  summary:
    "Changes a role (Owner); making somebody Owner takes the password; `hand_over` also makes the bearer a Sub-Administrator",
  access: "dashboard",
  params: idParams,
  body: z.union([
    z.object({ hand_over: z.literal(true), current_password: currentPassword }),
    z.object({ user_type_id: companyRole, current_password: currentPassword }),
  ]),
  status: 200,
  response: admin,
});

export const removeAdmin = operation({
  id: "removeAdmin",
  method: "DELETE",
  path: "/api/company/admins/:id",
  summary: "Takes an administrator out of the company, with their account (Owner)",
  access: "dashboard",
  params: idParams,
  status: 204,
});

export const revokeInvitation = operation({
  id: "revokeInvitation",
  method: "DELETE",
  path: "/api/company/invitations/:id",
  summary: "Takes an invitation back (Owner)",
  access: "dashboard",
  params: idParams,
  status: 204,
});

const byToken = z.object({ token: secret });

export const readInvitation = operation({
  id: "readInvitation",
  method: "GET",
  path: "/api/invitations/:token",
  summary: "What an invitation offers; reading it changes nothing",
  access: "open",
  params: byToken,
  status: 200,
  response: z.object({
    company: z.object({ name: z.string() }),
    email: z.string(),
    user_type_id: z.number().int(),
    invited_by: z.string().nullable(),
    expires_at: z.string(),
  }),
});

export const acceptInvitationBody = samePasswords(
  z.object({
    first_name: singleLine(limits.nameMax),
    last_name: singleLine(limits.nameMax),
    password: newPassword,
    password_confirmation: z.string({ error: fieldTexts.required }),
    terms: z.literal(true, { error: fieldTexts.terms }),
  }),
);

export const acceptInvitation = operation({
  id: "acceptInvitation",
  method: "POST",
  path: "/api/invitations/:token/accept",
  summary: "Makes the invited person an administrator of the company, signed in",
  access: "open",
  params: byToken,
  body: acceptInvitationBody,
  status: 200,
  response: token,
});
