import { isolatedName } from "@lantern/contract/full-name";
import type { acceptInvitation, ParsedBodyOf, ResponseOf, readInvitation } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import type { Tx } from "../../../db/client.ts";
import { violates } from "../../../db/violation.ts";
import type { Visitor } from "../../../http/visitor.ts";
import {
  confirmOwner,
  endTokens,
  findInvitation,
  findUserByEmail,
  forgetRemoval,
  type InvitationRow,
  insertUser,
  issueToken,
  markVerified,
  mustUseSingleSignOn,
  newPasswordHash,
  redeemInvitation,
  roleDetail,
  type UserRow,
  updateUser,
} from "../../access/index.ts";

/** What the page of the emailed link shows. */
export async function read(ctx: Context, secret: string): Promise<ResponseOf<typeof readInvitation>> {
  const row = await findInvitation(ctx.db, ctx.now(), secret);
  if (!row) throw new AppError("LINK_EXPIRED");
  const { invitation, company, host } = row;
  return {
    company,
    email: invitation.email,
    user_type_id: invitation.userTypeId,
    billing_only: invitation.billingOnly,
    invited_by: host && isolatedName(host.firstName, host.lastName),
    expires_at: invitation.expiresAt.toISOString(),
  };
}

/** The secret was emailed, so knowing it proves the address. */
export async function accept(
  ctx: Context,
  secret: string,
  body: ParsedBodyOf<typeof acceptInvitation>,
  visitor: Visitor,
): Promise<string> {
  const names = { firstName: body.first_name ?? "", lastName: body.last_name ?? "" };
  try {
    return await ctx.db.transaction(async (tx) => {
      const invitation = await redeemInvitation(tx, ctx.now(), secret);
      if (!invitation) throw new AppError("LINK_EXPIRED");
      const passwordHash = await newPasswordHash(body.password, { ...names, email: invitation.email });
      const { language = null } = body;
      const values = { ...names, passwordHash, termsAcceptedAt: ctx.now(), language };
      const user = await joined(ctx, tx, invitation, values);
      await auditAccount(tx, user, "user.join", { detail: roleDetail(user) });
      if (await mustUseSingleSignOn(tx, user.id)) throw new AppError("SIGN_ON_REQUIRED");
      return issueToken(tx, ctx.now(), { userId: user.id }, visitor);
    });
  } catch (error) {
    if (violates(error, "users_email_unique")) throw fieldError("email", "USER_007");
    throw error;
  }
}

type Values = Pick<UserRow, "passwordHash" | "firstName" | "lastName" | "termsAcceptedAt" | "language">;

async function joined(ctx: Context, tx: Tx, invitation: InvitationRow, values: Values): Promise<UserRow> {
  const { companyId, userTypeId, billingOnly, email } = invitation;
  const before = await findUserByEmail(tx, email);
  // One address, one person, one company: an administrator of another company has to leave it first.
  if (before?.companyId || (before && before.userTypeId === Role.ADMIN))
    throw fieldError("email", "USER_007");
  if (before) {
    await confirmOwner(ctx, tx, before);
    await endTokens(tx, { userId: before.id });
  }
  const user = before
    ? await updateUser(tx, before.id, { ...values, companyId, userTypeId, billingOnly })
    : await insertUser(tx, { ...values, companyId, userTypeId, billingOnly, email });
  await markVerified(ctx, tx, user);
  await forgetRemoval(ctx.settings, tx, { companyId, email });
  return user;
}
