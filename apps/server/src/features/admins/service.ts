import type { inviteAdmin, ParsedBodyOf, patchAdmin } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { reauthenticate } from "../../core/accounts/reauthenticate.ts";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { adminInvitationEmail, newOwnerEmail, ownerAddedEmail } from "../../core/email/templates/company.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { requireVerified } from "../../core/sessions/policy.ts";
import * as rows from "../../core/users/admins.ts";
import { requireAnotherOwner } from "../../core/users/admins-policy.ts";
import { requireBusinessEmail } from "../../core/users/business-email.ts";
import { type UserRow, updateUser } from "../../core/users/repository.ts";
import type { Tx } from "../../db/client.ts";
import { presentAdmin, presentInvitation } from "./presenter.ts";

export async function list(ctx: Context, scope: CompanyScope) {
  const [admins, invitations] = await Promise.all([
    rows.listAdmins(ctx.db, scope.companyId),
    rows.listInvitations(ctx.db, ctx.now(), scope.companyId),
  ]);
  return { items: admins.map(presentAdmin), invitations: invitations.map(presentInvitation), next: null };
}

/** Says nothing of people outside the company: whoever holds the address finds out when they accept. */
export async function invite(ctx: Context, scope: CompanyScope, body: ParsedBodyOf<typeof inviteAdmin>) {
  await requireSelfForOwner(ctx, scope, body);
  requireBusinessEmail(body.email);
  return ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    requireVerified(company);
    const admins = await rows.listAdmins(tx, scope.companyId);
    const same = ({ email }: UserRow) => email.toLowerCase() === body.email.toLowerCase();
    if (admins.some(same)) throw fieldError("email", "USER_005");
    const host = admins.find(({ id }) => id === scope.userId);
    const { row, secret } = await rows.insertInvitation(tx, ctx.now(), {
      companyId: scope.companyId,
      email: body.email,
      userTypeId: body.user_type_id,
      invitedBy: scope.userId,
    });
    const letter = { email: row.email, userTypeId: row.userTypeId, company: company.name, secret };
    const name = `${host?.firstName ?? ""} ${host?.lastName ?? ""}`.trim() || company.name;
    await enqueueEmail(tx, adminInvitationEmail(ctx.settings, { ...letter, host: name }));
    await noted(tx, scope, "invite", `invitation:${row.id}`, { role: row.userTypeId });
    return presentInvitation(row);
  });
}

export async function revoke(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const gone = await rows.deleteInvitation(tx, scope.companyId, id);
    if (!gone) throw new AppError("REQUEST_001", { status: 404 });
    await noted(tx, scope, "withdraw", `invitation:${id}`);
  });
}

/** Changes a role. Handing over makes both changes at once, so that there is never no Owner and never one too many. */
export async function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof patchAdmin>,
) {
  await requireSelfForOwner(ctx, scope, body);
  return ctx.db.transaction(async (tx) => {
    const target = await lockAdmin(tx, scope, id);
    if ("hand_over" in body) {
      if (target.id === scope.userId) throw new AppError("USER_003");
      const before = await updateUser(tx, scope.userId, { userTypeId: Role.CONSUMER_ADMIN_SUB });
      await noted(tx, scope, "hand-over", `user:${id}`);
      await tellOwners(tx, scope, before, target);
      return presentAdmin(await updateUser(tx, id, { userTypeId: Role.CONSUMER_ADMIN }));
    }
    if (body.user_type_id !== Role.CONSUMER_ADMIN) await requireOwnerLeft(tx, scope, target, "USER_003");
    await noted(tx, scope, "role", `user:${id}`, { role: body.user_type_id });
    const actor = await rows.findAdmin(tx, scope.companyId, scope.userId);
    const promoted = body.user_type_id === Role.CONSUMER_ADMIN && target.userTypeId !== Role.CONSUMER_ADMIN;
    if (actor && promoted) await tellOwners(tx, scope, actor, target);
    return presentAdmin(await updateUser(tx, id, { userTypeId: body.user_type_id }));
  });
}

/**
 * Whoever makes an Owner proves that they are there: a borrowed browser must not be enough to take a company away.
 *
 * @throws AppError as `requireSelf`
 */
async function requireSelfForOwner(
  ctx: Context,
  scope: CompanyScope,
  body: { hand_over?: true; user_type_id?: number; current_password?: string | undefined },
): Promise<void> {
  if (body.hand_over || body.user_type_id === Role.CONSUMER_ADMIN)
    await reauthenticate(ctx, scope, body.current_password);
}

/** Whoever made somebody else an Owner, and whoever became one, hear of it by mail. */
async function tellOwners(tx: Tx, scope: CompanyScope, by: UserRow, owner: UserRow): Promise<void> {
  const { name } = await lockCompany(tx, scope.companyId);
  await enqueueEmail(tx, ownerAddedEmail(by, owner, name));
  await enqueueEmail(tx, newOwnerEmail(owner, by, name));
}

/** Their account goes with them: it has been the company's. */
export async function remove(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const target = await lockAdmin(tx, scope, id);
    await requireOwnerLeft(tx, scope, target, "USER_004");
    await rows.deleteUser(tx, id);
    await noted(tx, scope, "remove", `user:${id}`);
  });
}

async function noted(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  verb: string,
  subject: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { companyId, userId, action: `admin.${verb}`, subject, ...(detail && { detail }) });
}

/** The company's row is locked first: of two Owners who demote each other at once only one succeeds. */
async function lockAdmin(tx: Tx, scope: CompanyScope, id: string): Promise<UserRow> {
  await lockCompany(tx, scope.companyId);
  // What the bearer was when the call began may be over by now.
  const actor = await rows.findAdmin(tx, scope.companyId, scope.userId);
  if (actor?.userTypeId !== Role.CONSUMER_ADMIN) throw new AppError("USER_009");
  const target = await rows.findAdmin(tx, scope.companyId, id);
  if (!target) throw new AppError("USER_001");
  return target;
}

async function requireOwnerLeft(tx: Tx, scope: CompanyScope, target: UserRow, code: "USER_003" | "USER_004") {
  requireAnotherOwner(await rows.listAdmins(tx, scope.companyId), target, code);
}
