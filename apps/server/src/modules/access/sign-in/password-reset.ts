import type { BodyOf, forgotPassword, resetPassword } from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { passwordResetEmail } from "../../../core/email/templates/account.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { setPassword } from "../account/set-password.ts";
import { confirmOwner } from "../account/verify-email.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { cancelPasswordResets, issueEmailToken, redeemEmailToken } from "../tokens/repository.ts";
import { newPasswordHash } from "../users/passwords.ts";
import { findUser, findUserByEmail } from "../users/repository.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** Limits the number of emails to an address. The response does not reveal whether an email was sent. */
export async function requestReset(ctx: Context, { email }: BodyOf<typeof forgotPassword>): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || (await ctx.limits.take("accountEmail", user.id)) > 0) return;
  await ctx.db.transaction(async (tx) => {
    const secret = await issueEmailToken(tx, ctx.now(), "reset", user);
    await enqueueEmail(tx, passwordResetEmail(ctx.settings, user, secret));
  });
}

/**
 * Sets a new password, which also verifies the address, and ends every sign-in made with the old one. An account that
 * was slowed down by wrong guesses can sign in again.
 */
export async function completeReset(
  ctx: Context,
  guard: SignInLimiter,
  body: BodyOf<typeof resetPassword>,
  visitor: Visitor,
): Promise<void> {
  const email = await ctx.db.transaction(async (tx) => {
    const redeemed = await redeemEmailToken(tx, ctx.now(), "reset", body.token);
    const user = redeemed && (await findUser(tx, redeemed.userId));
    if (!user || user.email !== redeemed.email) throw new AppError("LINK_EXPIRED");
    await confirmOwner(ctx, tx, user);
    await setPassword(ctx, tx, user, await newPasswordHash(body.password, user));
    await cancelPasswordResets(tx, ctx.now(), user.id);
    await endTokens(tx, { userId: user.id });
    return user.email;
  });
  await guard.rememberNetwork(email.toLowerCase(), visitor.address);
}
