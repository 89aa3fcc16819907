import type { BodyOf, forgotPassword, resetPassword } from "@lantern/contract/http";
import type { Context } from "../../context.ts";
import { resetLetter } from "../../mail/letters/reset.ts";
import { post } from "../../mail/outbox.ts";
import { Refusal } from "../../refusal.ts";
import { findUser, findUserByEmail, updateUser } from "../user/repository.ts";
import { handToHolder } from "./address.ts";
import type { Attempts } from "./attempts.ts";
import { endTokens } from "./end-tokens.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";
import { issueMailed, spendMailed, voidResets } from "./repository.ts";

/** Nobody's mailbox is flooded, and nobody learns whether there was a mail. */
export async function forgot(
  ctx: Context,
  mails: Attempts,
  { email }: BodyOf<typeof forgotPassword>,
): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || mails.wait(user.id) > 0) return;
  mails.count(user.id);
  await ctx.db.transaction(async (tx) => {
    const secret = await issueMailed(tx, ctx.now(), "reset", user);
    await post(tx, resetLetter(ctx.settings, user, secret));
  });
}

/** Sets a new password, which also proves the address, and ends every sign-in made with the old one. */
export async function reset(ctx: Context, body: BodyOf<typeof resetPassword>): Promise<void> {
  refuseCommonPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  await ctx.db.transaction(async (tx) => {
    const spent = await spendMailed(tx, ctx.now(), "reset", body.token);
    const user = spent && (await findUser(tx, spent.userId));
    if (!user || user.email !== spent.email) throw new Refusal("LINK_SPENT");
    await handToHolder(ctx, tx, user);
    await updateUser(tx, user.id, { passwordHash });
    await voidResets(tx, ctx.now(), user.id);
    await endTokens(tx, { userId: user.id });
  });
}
