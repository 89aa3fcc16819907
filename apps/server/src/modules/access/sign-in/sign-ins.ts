import type { endSignIns, listSignIns, ParsedQueryOf, ResponseOf } from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import { reauthenticate } from "../account/reauthenticate.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { listTokens } from "../tokens/repository.ts";

type SignIns = ResponseOf<typeof listSignIns>;

/** The sign-ins of a person. A refreshed token and its successor are one sign-in. */
export async function listOwn(ctx: Context, who: Member): Promise<SignIns> {
  const tokens = await listTokens(ctx.db, ctx.now(), who.userId);
  const items = new Map<string, SignIns["items"][number]>();
  for (const { signInId, device, signedInAt, expiresAt } of tokens) {
    const existing = items.get(signInId);
    items.set(signInId, {
      id: signInId,
      current: signInId === who.signInId,
      device,
      signed_in_at: signedInAt.toISOString(),
      expires_at: existing?.expires_at ?? expiresAt.toISOString(),
    });
  }
  return { items: [...items.values()], next: null };
}

/** Ends one of them. It needs the password: somebody who finds an open browser must not sign its owner out elsewhere. */
export async function endOne(
  ctx: Context,
  who: Member,
  signInId: string,
  password: string | undefined,
): Promise<void> {
  await reauthenticate(ctx, who, password);
  await ctx.db.transaction(async (tx) => {
    const ended = await endTokens(tx, { userId: who.userId, signInId });
    if (ended === 0) throw new AppError("REQUEST_001", { status: 404 });
    await auditAccount(tx, { ...who, id: who.userId }, "user.sign_in_ended");
  });
}

export async function endAll(
  ctx: Context,
  who: Member,
  { except: exceptId }: ParsedQueryOf<typeof endSignIns>,
  password: string | undefined,
): Promise<void> {
  await reauthenticate(ctx, who, password);
  const { userId, signInId } = who;
  const ended = exceptId === "current" ? { userId, exceptSignInId: signInId } : { userId };
  await ctx.db.transaction(async (tx) => {
    await endTokens(tx, ended);
    await auditAccount(tx, { ...who, id: userId }, "user.sign_ins_ended");
  });
}
