import { AppError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import { withAnyKey } from "../../../system/app-keys.ts";
import { decrypt } from "../../../system/encryption.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { providerOf, SignOnError } from "./provider.ts";
import * as repository from "./repository.ts";
import { idTokenPurpose } from "./sign-in.ts";
import { readLogoutToken } from "./token-parser.ts";

/** Where the provider ends its own session, if this sign-in came from it and it can. */
export async function signOutAddress(ctx: Context, who: Member): Promise<{ url: string | null }> {
  const signIn = await repository.findSignIn(ctx.db, who.signInId);
  const row = signIn && (await repository.findSignOn(ctx.db, signIn.companyId));
  if (!row || row.issuer !== signIn.issuer) return { url: null };
  try {
    const { end_session_endpoint } = await providerOf(ctx, row).discover();
    if (!end_session_endpoint) return { url: null };
    const url = new URL(end_session_endpoint);
    const hint = withAnyKey(ctx.settings, (appKey) =>
      decrypt(appKey, idTokenPurpose, signIn.encryptedIdToken),
    );
    if (hint) url.searchParams.set("id_token_hint", hint);
    url.searchParams.set("client_id", row.clientId);
    url.searchParams.set("post_logout_redirect_uri", `${ctx.settings.origin}/login`);
    return { url: url.href };
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error;
    // Logging out here must work when the provider is away.
    return { url: null };
  }
}

/** A logout token of the provider ends the sign-ins that it names, with their open connections. */
export async function endByProvider(ctx: Context, companyId: string, body: unknown): Promise<void> {
  const token = typeof body === "string" ? new URLSearchParams(body).get("logout_token") : null;
  const row = token && (await repository.findSignOn(ctx.db, companyId));
  if (!row) throw new AppError("REQUEST_001", { status: 400 });
  try {
    const provider = providerOf(ctx, row);
    const keys = await provider.keysOf(await provider.discover());
    const named = await readLogoutToken(token, { keys, now: ctx.now(), ...row });
    const ended = await repository.listSignIns(ctx.db, row, named);
    await ctx.db.transaction(async (tx) => {
      for (const { userId, signInId } of ended) {
        if ((await endTokens(tx, { userId, signInId })) === 0) continue;
        await audit(tx, { companyId, userId, action: "user.sign_on_logout", subject: `user:${userId}` });
      }
    });
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error;
    ctx.log.warn({ companyId, problem: error.problem, reason: error.message }, "a logout token was refused");
    throw new AppError("REQUEST_001", { status: 400 });
  }
}
