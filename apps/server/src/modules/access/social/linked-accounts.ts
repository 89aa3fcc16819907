import type { BodyOf, linkIdentity, listIdentities, ResponseOf } from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import { deleteIdentity, findIdentities, findUserByIdentity } from "../users/identities.ts";
import { findUser, lockUser } from "../users/repository.ts";
import { identify, requestLinkConfirmation } from "./sign-in.ts";

export async function listOwn(ctx: Context, who: Member): Promise<ResponseOf<typeof listIdentities>> {
  const rows = await findIdentities(ctx.db, who.userId);
  const items = rows.map(({ id, provider, email, createdAt }) => ({
    id,
    provider,
    email,
    linked_at: createdAt.toISOString(),
  }));
  return { items, next: null };
}

/**
 * Starts to link another identity. An unlocked browser must not be enough to add a sign-in method, so the account's
 * owner confirms it by email. Resolves with the half of the secret that this browser stores.
 */
export async function link(ctx: Context, who: Member, body: BodyOf<typeof linkIdentity>): Promise<string> {
  const identity = await identify(ctx, body.provider, body);
  const user = await findUser(ctx.db, who.userId);
  if (!user) throw new AppError("UNAUTHENTICATED");
  if (await findUserByIdentity(ctx.db, identity)) throw new AppError("IDENTITY_IN_USE");
  return (await requestLinkConfirmation(ctx, user, identity)).browserSecret;
}

/** Locked, because two concurrent requests could together remove the last sign-in method. */
export async function unlink(ctx: Context, who: Member, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, who.userId);
    const linked = await findIdentities(tx, who.userId);
    const one = linked.find((each) => each.id === id);
    if (!one) throw new AppError("REQUEST_001", { status: 404 });
    if (!user?.passwordHash && linked.length === 1) throw new AppError("LAST_SIGN_IN_METHOD");
    await deleteIdentity(tx, who.userId, id);
    const { provider } = one;
    await auditAccount(tx, { ...who, id: who.userId }, "user.unlink", { detail: { provider } });
  });
}
