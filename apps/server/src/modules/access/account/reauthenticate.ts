import { AppError, fieldError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import { findSignIn } from "../tokens/repository.ts";
import { verifyPassword } from "../users/passwords.ts";
import { findUser, type UserRow } from "../users/repository.ts";

/** A person without a password signs in with their provider again to prove that they are present. */
const freshMs = 10 * 60_000;

type Deps = Pick<Context, "db" | "limits" | "now">;

/** `reauthenticateUser` for the actor of the request. */
export async function reauthenticate(ctx: Deps, who: Member, password: string | undefined): Promise<void> {
  const user = await findUser(ctx.db, who.userId);
  if (!user) throw new AppError("UNAUTHENTICATED");
  await reauthenticateUser(ctx, who, user, password);
}

/**
 * Requires that the person can sign in right now: by password or, for an account without one, by a sign-in of the
 * last ten minutes. For changes that would give the account or the company away.
 *
 * @throws AppError USER_012 at the field, SIGN_IN_AGAIN, or TOO_MANY_REQUESTS.
 */
export async function reauthenticateUser(
  ctx: Deps,
  who: Member,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (!user.passwordHash) {
    const signedInAt = (await findSignIn(ctx.db, who.tokenId))?.signedInAt;
    if (!signedInAt || ctx.now().getTime() - signedInAt.getTime() > freshMs)
      throw new AppError("SIGN_IN_AGAIN");
    return;
  }
  // An auth token does not replace a password. Attempts are counted per sign-in, so guesses in a borrowed browser do
  // not slow down the owner in another one.
  const key = `${user.id} ${who.signInId}`;
  requireNoDelay(await ctx.limits.take("ownPassword", key));
  if (!(await verifyPassword(password ?? "", user.passwordHash))) {
    await auditAccount(ctx.db, user, "user.confirm_failed");
    throw fieldError("current_password", "USER_012");
  }
  await ctx.limits.reset("ownPassword", key);
}
