import type { Context } from "../context.ts";
import type { Member } from "../gates.ts";
import { requireNoWait } from "../limits/limits.ts";
import { Refusal, refuseField } from "../refusal.ts";
import { traceOf } from "../tokens/repository.ts";
import { verifyPassword } from "../users/passwords.ts";
import { findUser, type UserRow } from "../users/repository.ts";

/** Who has no password shows that they are there by signing in with their provider. */
const freshMs = 10 * 60_000;

/** `requireHolder` for whoever asks. */
export async function requireSelf(ctx: Context, who: Member, password: string | undefined): Promise<void> {
  const user = await findUser(ctx.db, who.userId);
  if (!user) throw new Refusal("UNAUTHENTICATED");
  await requireHolder(ctx, who, user, password);
}

/**
 * Lets on only who can sign in as this person right now: by the password, or without one by a sign-in of the last
 * ten minutes. For changes that would give the account or the company away.
 *
 * @throws Refusal USER_012 at the field, SIGN_IN_AGAIN, or TOO_MANY_REQUESTS.
 */
export async function requireHolder(
  ctx: Context,
  who: Member,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (!user.passwordHash) {
    const signedInAt = (await traceOf(ctx.db, who.tokenId))?.signedInAt;
    if (!signedInAt || ctx.now().getTime() - signedInAt.getTime() > freshMs)
      throw new Refusal("SIGN_IN_AGAIN");
    return;
  }
  // A bearer is not a password. Guesses at a borrowed browser slow down nobody at another one.
  const key = `${user.id} ${who.signInId}`;
  requireNoWait(await ctx.limits.take("ownPassword", key));
  if (!(await verifyPassword(password ?? "", user.passwordHash)))
    throw refuseField("current_password", "USER_012");
  await ctx.limits.forget("ownPassword", key);
}
