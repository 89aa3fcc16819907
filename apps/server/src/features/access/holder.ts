import type { Context } from "../../context.ts";
import type { Member } from "../../gates.ts";
import { Refusal, refuseField } from "../../refusal.ts";
import type { UserRow } from "../user/repository.ts";
import type { Attempts } from "./attempts.ts";
import { verifyPassword } from "./passwords.ts";
import { traceOf } from "./repository.ts";

/** Guesses at one's own password: whoever sits at a borrowed browser has a bearer, but not this. */
export const ownGuesses = { most: 10, windowMs: 15 * 60_000 };
/** Who has no password shows that they are there by signing in with their provider. */
const freshMs = 10 * 60_000;

/**
 * Lets on only who can sign in as this person right now: by the password, or without one by a sign-in of the last
 * ten minutes. For changes that would give the account away.
 *
 * @throws Refusal USER_012 at the field, SIGN_IN_AGAIN, or TOO_MANY_REQUESTS.
 */
export async function requireHolder(
  ctx: Context,
  guesses: Attempts,
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
  guesses.check(user.id);
  guesses.count(user.id);
  if (!(await verifyPassword(password ?? "", user.passwordHash)))
    throw refuseField("current_password", "USER_012");
  guesses.forget(user.id);
}
