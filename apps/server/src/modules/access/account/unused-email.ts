import { fieldError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { alreadyRegisteredEmail } from "../../../core/email/templates/account.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import { findUserByEmail } from "../users/repository.ts";

/**
 * Throws if the address has an account, and emails the owner of that account. `asker` identifies the person who
 * tries: the error reveals that there is an account, so each person gets it only a few times.
 *
 * @throws AppError USER_007 at the field, or TOO_MANY_REQUESTS, which reveals nothing
 */
export async function requireUnusedEmail(ctx: Context, email: string, asker: string): Promise<void> {
  requireNoDelay(await ctx.limits.secondsToWait("usedAddress", asker));
  const owner = await findUserByEmail(ctx.db, email);
  if (!owner) return;
  requireNoDelay(await ctx.limits.take("usedAddress", asker));
  if ((await ctx.limits.take("accountEmail", owner.id)) === 0)
    await ctx.db.transaction((tx) => enqueueEmail(tx, alreadyRegisteredEmail(ctx.settings, owner.email)));
  throw fieldError("email", "USER_007");
}
