import type { AuditVerb } from "@lantern/contract/audit-actions";
import { isolatedName } from "@lantern/contract/full-name";
import type { inviteAdmin, ParsedBodyOf, patchAdmin } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import { requireBusinessEmail } from "../../../core/companies/business-email.ts";
import { requireVerified } from "../../../core/companies/policy.ts";
import { lockCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import {
  adminInvitationEmail,
  factorsResetByYouEmail,
  factorsResetEmail,
  newOwnerEmail,
  ownerAddedEmail,
} from "../../../core/email/templates/company.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import type { Tx } from "../../../db/client.ts";
import {
  deleteFactors,
  deleteInvitation,
  endKeysOf,
  eraseUser,
  findAdmin,
  insertInvitation,
  listAdmins,
  listInvitations,
  reauthenticate,
  rememberRemoval,
  requireAnotherOwner,
  roleDetail,
  type UserRow,
  updateUser,
} from "../../access/index.ts";
import { presentAdmin, presentInvitation } from "./presenter.ts";

export async function list(ctx: Context, scope: CompanyScope) {
  const [admins, invitations] = await Promise.all([
    listAdmins(ctx.db, scope.companyId),
    listInvitations(ctx.db, ctx.now(), scope.companyId),
  ]);
  return { items: admins.map(presentAdmin), invitations: invitations.map(presentInvitation), next: null };
}

/** Does not reveal whether another company has an account with this address: the invited person learns it on accepting. */
export async function invite(ctx: Context, scope: CompanyScope, body: ParsedBodyOf<typeof inviteAdmin>) {
  await reauthenticateForOwner(ctx, scope, body);
  requireBusinessEmail(body.email);
  return ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    requireVerified(company);
    const admins = await listAdmins(tx, scope.companyId);
    const same = ({ email }: UserRow) => email.toLowerCase() === body.email.toLowerCase();
    if (admins.some(same)) throw fieldError("email", "USER_005");
    const host = admins.find(({ id }) => id === scope.userId);
    const { row, secret } = await insertInvitation(tx, ctx.now(), {
      companyId: scope.companyId,
      email: body.email,
      userTypeId: body.user_type_id,
      billingOnly: body.billing_only ?? false,
      invitedBy: scope.userId,
    });
    const { email, userTypeId, billingOnly } = row;
    const message = { email, userTypeId, billingOnly, company: company.name, secret };
    const name = isolatedName(host?.firstName, host?.lastName) || company.name;
    await enqueueEmail(tx, adminInvitationEmail(ctx.settings, { ...message, host: name }));
    await auditAdmin(tx, scope, "invite", `invitation:${row.id}`, roleDetail(row));
    return presentInvitation(row);
  });
}

export async function revoke(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const removed = await deleteInvitation(tx, scope.companyId, id);
    if (!removed) throw new AppError("REQUEST_001", { status: 404 });
    await auditAdmin(tx, scope, "withdraw", `invitation:${id}`);
  });
}

/**
 * Changes a role, or the limit to billing, which stays as it is when the body does not have it. A handover changes both
 * roles in one transaction: the company has one Owner before and after.
 */
export async function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof patchAdmin>,
) {
  await reauthenticateForOwner(ctx, scope, body);
  return ctx.db.transaction(async (tx) => {
    const target = await lockAdmin(tx, scope, id);
    if ("hand_over" in body) {
      if (target.id === scope.userId) throw new AppError("USER_003");
      const before = await updateUser(tx, scope.userId, { userTypeId: Role.CONSUMER_ADMIN_SUB });
      await auditAdmin(tx, scope, "hand-over", `user:${id}`);
      await endKeysOf(tx, before);
      await emailOwners(ctx, tx, scope, before, target);
      return presentAdmin(await updateUser(tx, id, { userTypeId: Role.CONSUMER_ADMIN, billingOnly: false }));
    }
    const role = {
      userTypeId: body.user_type_id,
      billingOnly: body.user_type_id === Role.CONSUMER_ADMIN_SUB && (body.billing_only ?? target.billingOnly),
    };
    if (role.userTypeId !== Role.CONSUMER_ADMIN) {
      await requireOwnerLeft(tx, scope, target, "USER_003");
      await endKeysOf(tx, target);
    }
    await auditAdmin(tx, scope, "role", `user:${id}`, roleDetail(role));
    const actor = await findAdmin(tx, scope.companyId, scope.userId);
    const promoted = role.userTypeId === Role.CONSUMER_ADMIN && target.userTypeId !== Role.CONSUMER_ADMIN;
    if (actor && promoted) await emailOwners(ctx, tx, scope, actor, target);
    return presentAdmin(await updateUser(tx, id, role));
  });
}

/**
 * Requires reauthentication to make somebody an Owner: access to an unlocked browser must not be enough to take over a
 * company.
 *
 * @throws AppError as `reauthenticate`
 */
async function reauthenticateForOwner(
  ctx: Context,
  scope: CompanyScope,
  body: { hand_over?: true; user_type_id?: number; current_password?: string | undefined },
): Promise<void> {
  if (body.hand_over || body.user_type_id === Role.CONSUMER_ADMIN)
    await reauthenticate(ctx, scope, body.current_password);
}

/** Emails the new Owner and the administrator who made them one. */
async function emailOwners(
  ctx: Context,
  tx: Tx,
  scope: CompanyScope,
  by: UserRow,
  owner: UserRow,
): Promise<void> {
  const { name } = await lockCompany(tx, scope.companyId);
  await enqueueEmail(tx, ownerAddedEmail(ctx.settings, by, owner, name));
  await enqueueEmail(tx, newOwnerEmail(ctx.settings, owner, by, name));
}

/**
 * Removes an administrator and erases their account, as if they had deleted it themselves. Single sign-on makes no new
 * one until an Owner invites them again.
 */
export async function remove(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const target = await lockAdmin(tx, scope, id);
    await requireOwnerLeft(tx, scope, target, "USER_004");
    await rememberRemoval(ctx.settings, tx, target);
    await eraseUser(tx, target);
    await auditAdmin(tx, scope, "remove", `user:${id}`);
  });
}

/**
 * Lets a locked-out Sub-Administrator log in by password or provider alone. An Owner has nobody above them: they use a
 * recovery code, or another Owner removes them.
 */
export async function resetFactors(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  password: string | undefined,
): Promise<void> {
  await reauthenticate(ctx, scope, password);
  await ctx.db.transaction(async (tx) => {
    const target = await lockAdmin(tx, scope, id);
    if (target.userTypeId === Role.CONSUMER_ADMIN) throw new AppError("USER_009");
    if (!(await deleteFactors(tx, target.id))) throw new AppError("SECOND_FACTOR_MISSING");
    await auditAdmin(tx, scope, "factors-reset", `user:${id}`);
    const actor = await findAdmin(tx, scope.companyId, scope.userId);
    if (actor) await enqueueEmail(tx, factorsResetByYouEmail(ctx.settings, actor, target));
    await enqueueEmail(tx, factorsResetEmail(ctx.settings, target, actor ?? target));
  });
}

async function auditAdmin(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  verb: AuditVerb<"admin">,
  subject: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { companyId, userId, action: `admin.${verb}`, subject, ...(detail && { detail }) });
}

/** Locks the company's row first, so that of two Owners who demote each other at once only one succeeds. */
async function lockAdmin(tx: Tx, scope: CompanyScope, id: string): Promise<UserRow> {
  await lockCompany(tx, scope.companyId);
  // The role may have changed since the token was checked.
  const actor = await findAdmin(tx, scope.companyId, scope.userId);
  if (actor?.userTypeId !== Role.CONSUMER_ADMIN) throw new AppError("USER_009");
  const target = await findAdmin(tx, scope.companyId, id);
  if (!target) throw new AppError("USER_001");
  return target;
}

async function requireOwnerLeft(tx: Tx, scope: CompanyScope, target: UserRow, code: "USER_003" | "USER_004") {
  requireAnotherOwner(await listAdmins(tx, scope.companyId), target, code);
}
