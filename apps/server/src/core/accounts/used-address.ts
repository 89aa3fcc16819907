import type { Context } from "../context.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { alreadyRegisteredEmail } from "../email/templates/account.ts";
import { requireNoWait } from "../limits/limits.ts";
import { refuseField } from "../refusal.ts";
import { findUserByEmail } from "../users/repository.ts";

/**
 * Refuses an address that has an account, and lets its owner know by mail. `asker` tells apart who tries: the answer
 * says that there is an account, so nobody gets it often.
 *
 * @throws Refusal USER_007 at the field, or TOO_MANY_REQUESTS, before it could tell anything
 */
export async function refuseUsedAddress(ctx: Context, email: string, asker: string): Promise<void> {
  requireNoWait(await ctx.limits.wait("usedAddress", asker));
  const owner = await findUserByEmail(ctx.db, email);
  if (!owner) return;
  requireNoWait(await ctx.limits.take("usedAddress", asker));
  if ((await ctx.limits.take("accountEmail", owner.id)) === 0)
    await ctx.db.transaction((tx) => enqueueEmail(tx, alreadyRegisteredEmail(ctx.settings, owner.email)));
  throw refuseField("email", "USER_007");
}
