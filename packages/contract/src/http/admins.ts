import * as z from "zod";
import * as endpoints from "../endpoints.ts";
import { errorCatalog } from "../errors.ts";
import { fieldTexts } from "../field-texts.ts";
import { limits } from "../limits.ts";
import * as pageEndpoints from "../page-endpoints.ts";
import { isCompanyRole } from "../roles.ts";
import { singleLine } from "../text.ts";
import { token } from "./access.ts";
import {
  currentPassword,
  email,
  id,
  idParams,
  newPassword,
  pageLanguage,
  samePasswords,
  secret,
  typedPassword,
} from "./fields.ts";
import { operation } from "./operation.ts";

/** The roles that an Owner can give. */
const companyRole = z
  .number({ error: fieldTexts.required })
  .refine(isCompanyRole, { error: errorCatalog.USER_006.message });

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

export const listAdmins = operation(pageEndpoints.listAdmins, {
  summary: "Lists the company's administrators and open invitations",
  response: z.object({ items: z.array(admin), invitations: z.array(invitation), next: z.null() }),
});

/** Inviting a Company Owner requires the inviting Owner's password. */
export const inviteAdminBody = z.object({
  email,
  user_type_id: companyRole,
  current_password: currentPassword,
});

export const inviteAdmin = operation(pageEndpoints.inviteAdmin, {
  summary:
    "Emails an invitation (Owner; inviting another Owner requires the password). A new one replaces an earlier one to the same address",
  body: inviteAdminBody,
  status: 201,
  response: invitation,
});

export const patchAdmin = operation(pageEndpoints.patchAdmin, {
  summary:
    "Changes a role (Owner; making somebody an Owner requires the password). `hand_over` also makes the requesting Owner a Sub-Administrator",
  params: idParams,
  body: z.union([
    z.object({ hand_over: z.literal(true), current_password: currentPassword }),
    z.object({ user_type_id: companyRole, current_password: currentPassword }),
  ]),
  response: admin,
});

export const removeAdmin = operation(pageEndpoints.removeAdmin, {
  summary: "Removes an administrator and deletes their account (Owner)",
  params: idParams,
});

export const resetAdminFactors = operation(pageEndpoints.resetAdminFactors, {
  summary:
    "Removes the authenticator app, passkeys and recovery codes of a locked-out Sub-Administrator (Owner; requires the password)",
  params: idParams,
  body: z.object({ current_password: currentPassword }),
});

export const revokeInvitation = operation(pageEndpoints.revokeInvitation, {
  summary: "Revokes an invitation (Owner)",
  params: idParams,
});

const byToken = z.object({ token: secret });

export const readInvitation = operation(endpoints.readInvitation, {
  summary: "Returns an invitation; reading it changes nothing",
  params: byToken,
  response: z.object({
    company: z.object({ name: z.string() }),
    email: z.string(),
    user_type_id: z.number().int(),
    invited_by: z.string().nullable(),
    expires_at: z.string(),
  }),
});

const acceptInvitationBody = samePasswords(
  z.object({
    first_name: singleLine(limits.nameMax),
    last_name: singleLine(limits.nameMax),
    password: newPassword,
    password_confirmation: typedPassword,
    terms: z.literal(true, { error: fieldTexts.terms }),
    language: pageLanguage.optional(),
  }),
);

export const acceptInvitation = operation(endpoints.acceptInvitation, {
  summary: "Makes the invited person an administrator of the company and signs them in",
  params: byToken,
  body: acceptInvitationBody,
  response: token,
});
