import * as z from "zod";
import * as endpoints from "../endpoints/admins.ts";
import { faultMessage } from "../fault.ts";
import { isCompanyAdmin, Role } from "../roles.ts";
import { token } from "./access.ts";
import {
  currentPassword,
  email,
  id,
  idParams,
  newPassword,
  oneName,
  pageLanguage,
  personNames,
  samePasswords,
  secret,
  typedPassword,
} from "./fields.ts";
import { operation } from "./operation.ts";

const invalidRole = { error: faultMessage("USER_006") };

/** What an Owner can give: a role, and for a Sub-Administrator the limit to billing. */
const given = {
  user_type_id: z.number({ error: faultMessage("REQUIRED") }).refine(isCompanyAdmin, invalidRole),
  billing_only: z.boolean().optional(),
};

const isGiven = (role: { user_type_id: number; billing_only?: boolean | undefined }) =>
  !role.billing_only || role.user_type_id === Role.CONSUMER_ADMIN_SUB;
const onlySubs = { ...invalidRole, path: ["billing_only"] };

export const admin = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: z.string().nullable(),
    user_type_id: z.number().int(),
    billing_only: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: "Admin" });

export const invitation = z
  .object({
    id,
    email: z.string(),
    user_type_id: z.number().int(),
    billing_only: z.boolean(),
    invited_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: "Invitation" });

export const listAdmins = operation(endpoints.listAdmins, {
  summary: "Lists the company's administrators and open invitations",
  response: z.object({ items: z.array(admin), invitations: z.array(invitation), next: z.null() }),
});

/** Inviting a Company Owner requires the inviting Owner's password. */
export const inviteAdminBody = z
  .object({ email, ...given, current_password: currentPassword })
  .refine(isGiven, onlySubs);

export const inviteAdmin = operation(endpoints.inviteAdmin, {
  summary:
    "Emails an invitation (Owner; inviting another Owner requires the password). A new one replaces an earlier one to the same address",
  body: inviteAdminBody,
  status: 201,
  response: invitation,
});

export const patchAdmin = operation(endpoints.patchAdmin, {
  summary:
    "Changes a role, or limits a Sub-Administrator to billing (Owner; making somebody an Owner requires the password). `hand_over` also makes the requesting Owner a Sub-Administrator",
  params: idParams,
  body: z.union([
    z.object({ hand_over: z.literal(true), current_password: currentPassword }),
    z.object({ ...given, current_password: currentPassword }).refine(isGiven, onlySubs),
  ]),
  response: admin,
});

export const removeAdmin = operation(endpoints.removeAdmin, {
  summary: "Removes an administrator and deletes their account (Owner)",
  params: idParams,
});

export const resetAdminFactors = operation(endpoints.resetAdminFactors, {
  summary:
    "Removes the authenticator app, passkeys and recovery codes of a locked-out Sub-Administrator (Owner; requires the password)",
  params: idParams,
  body: z.object({ current_password: currentPassword }),
});

export const revokeInvitation = operation(endpoints.revokeInvitation, {
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
    billing_only: z.boolean(),
    invited_by: z.string().nullable(),
    expires_at: z.string(),
  }),
});

const acceptInvitationBody = samePasswords(
  oneName(
    z.object({
      ...personNames,
      password: newPassword,
      password_confirmation: typedPassword,
      terms: z.literal(true, { error: faultMessage("TERMS") }),
      language: pageLanguage.optional(),
    }),
  ),
);

export const acceptInvitation = operation(endpoints.acceptInvitation, {
  summary: "Makes the invited person an administrator of the company and signs them in",
  params: byToken,
  body: acceptInvitationBody,
  response: token,
});
