import type { BodyOf, resendVerification } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import type { Tx } from "../../db/client.ts";
import { violates } from "../../db/violation.ts";
import { AppError } from "../app-error.ts";
import { verifyCompany } from "../companies/repository.ts";
import type { Context } from "../context.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { addressChangedEmail, verificationEmail } from "../email/templates/account.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { issueEmailToken, redeemEmailToken } from "../tokens/repository.ts";
import { deleteIdentities, deletePendingLinks } from "../users/identities.ts";
import { findUser, findUserByEmail, type UserRow, updateUser } from "../users/repository.ts";

/** Mails a link to prove an address of the person: the one they have, or the one they want. */
export async function sendVerification(ctx: Context, tx: Tx, user: UserRow, to = user.email): Promise<void> {
  const secret = await issueEmailToken(tx, ctx.now(), "verification", { id: user.id, email: to });
  await enqueueEmail(tx, verificationEmail(ctx.settings, { ...user, email: to }, secret, to !== user.email));
}

/** Does nothing for unknown and for proved addresses, nor for one that has had enough mails; the answer is the same. */
export async function resendVerificationEmail(
  ctx: Context,
  { email }: BodyOf<typeof resendVerification>,
): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || user.emailVerifiedAt || (await ctx.limits.take("accountEmail", user.id)) > 0) return;
  await ctx.db.transaction((tx) => sendVerification(ctx, tx, user));
}

/** Proves an address; that of an Owner makes the company real and brings its free credits. */
export async function verifyEmail(ctx: Context, secret: string): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const redeemed = await redeemEmailToken(tx, ctx.now(), "verification", secret);
      const user = redeemed && (await findUser(tx, redeemed.userId));
      if (user && user.email === redeemed.email) return markVerified(ctx, tx, user);
      if (user && user.pendingEmail === redeemed.email) return moveTo(ctx, tx, user, redeemed.email);
      // The mail went to an address that the person has left since: it proves nothing about the new one.
      throw new AppError("LINK_EXPIRED");
    });
  } catch (error) {
    // Somebody else has proved the address in the meantime.
    if (violates(error, "users_email_unique")) throw new AppError("LINK_EXPIRED");
    throw error;
  }
}

/** The new address counts from now on, and the old one is told. */
async function moveTo(ctx: Context, tx: Tx, user: UserRow, email: string): Promise<void> {
  const moved = await updateUser(tx, user.id, { email, pendingEmail: null });
  await enqueueEmail(tx, addressChangedEmail(user, email));
  await deletePendingLinks(tx, user.id);
  await markVerified(ctx, tx, moved);
}

export async function markVerified(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  await updateUser(tx, user.id, { emailVerifiedAt: ctx.now() });
  if (user.companyId && user.userTypeId === Role.CONSUMER_ADMIN) {
    await verifyCompany(tx, ctx.now(), user.companyId, user.email);
  }
}

/**
 * Somebody has answered a mail at the account's address, and is its holder. Had nobody proved the address before,
 * whoever made the account may be someone else: their password, sign-ins and identities end.
 */
export async function confirmOwner(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  if (user.emailVerifiedAt) return;
  await updateUser(tx, user.id, { passwordHash: null, pendingEmail: null });
  await endTokens(tx, { userId: user.id });
  await deleteIdentities(tx, user.id);
  await markVerified(ctx, tx, user);
}
