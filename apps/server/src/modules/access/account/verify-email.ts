import type { BodyOf, resendVerification } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { AppError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import { verifyCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import {
  accessEndedEmail,
  addressChangedEmail,
  verificationEmail,
} from "../../../core/email/templates/account.ts";
import type { Tx } from "../../../db/client.ts";
import { violates } from "../../../db/violation.ts";
import { issueEmailToken, redeemEmailToken } from "../tokens/repository.ts";
import { deletePendingLinks } from "../users/identities.ts";
import { findUser, findUserByEmail, type UserRow, updateUser } from "../users/repository.ts";
import { endAdded, endAllAccess } from "./access-tables.ts";

/** Emails a link to verify an address of the person: the current one, or the one that they want to change to. */
export async function sendVerification(ctx: Context, tx: Tx, user: UserRow, to = user.email): Promise<void> {
  const secret = await issueEmailToken(tx, ctx.now(), "verification", { id: user.id, email: to });
  await enqueueEmail(tx, verificationEmail(ctx.settings, { ...user, email: to }, secret, to !== user.email));
}

/**
 * Does nothing for unknown and verified addresses, nor for an address that got too many emails. The response is the
 * same in all cases.
 */
export async function resendVerificationEmail(
  ctx: Context,
  { email }: BodyOf<typeof resendVerification>,
): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || user.emailVerifiedAt || (await ctx.limits.take("accountEmail", user.id)) > 0) return;
  await ctx.db.transaction((tx) => sendVerification(ctx, tx, user));
}

/** Verifies an address. The address of an Owner also verifies the company, which then gets its free credits. */
export async function verifyEmail(ctx: Context, secret: string): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const redeemed = await redeemEmailToken(tx, ctx.now(), "verification", secret);
      const user = redeemed && (await findUser(tx, redeemed.userId));
      if (user && user.email === redeemed.email) return confirmAddress(ctx, tx, user);
      if (user && user.pendingEmail === redeemed.email) return replaceAddress(ctx, tx, user, redeemed.email);
      // The email went to an address that the person has changed since, so it proves nothing about the new address.
      throw new AppError("LINK_EXPIRED");
    });
  } catch (error) {
    // Somebody else has verified the address in the meantime.
    if (violates(error, "users_email_unique")) throw new AppError("LINK_EXPIRED");
    throw error;
  }
}

/** The new address replaces the old one, which gets an email about it. */
async function replaceAddress(ctx: Context, tx: Tx, user: UserRow, email: string): Promise<void> {
  const moved = await updateUser(tx, user.id, { email, pendingEmail: null });
  const change = { before: { email: user.email }, after: { email } };
  await auditAccount(tx, user, "user.email", { change });
  await enqueueEmail(tx, addressChangedEmail(ctx.settings, user, email));
  await deletePendingLinks(tx, user.id);
  await confirmAddress(ctx, tx, moved);
}

/** Password and sign-ins stay: most people confirm their address a minute after they signed up. */
async function confirmAddress(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  if (!user.emailVerifiedAt && (await endAdded(tx, user))) await reportEnded(ctx, tx, user);
  await markVerified(ctx, tx, user);
}

async function reportEnded(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  await auditAccount(tx, user, "user.access_ended");
  await enqueueEmail(tx, accessEndedEmail(ctx.settings, user.email));
}

export async function markVerified(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  await auditAccount(tx, user, "user.verified");
  await updateUser(tx, user.id, { emailVerifiedAt: ctx.now() });
  if (user.companyId && user.userTypeId === Role.CONSUMER_ADMIN) {
    await verifyCompany(tx, ctx.now(), user.companyId, user.email);
  }
}

/**
 * Called when somebody used a link that was emailed to the account's address, which proves that they own it. If the
 * address was not verified before, somebody else may have made the account, so its password and every way into it and
 * its company end.
 */
export async function confirmOwner(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  if (user.emailVerifiedAt) return;
  if (await endAllAccess(tx, user)) await reportEnded(ctx, tx, user);
  await markVerified(ctx, tx, user);
}
