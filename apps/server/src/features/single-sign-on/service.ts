import { createHash, randomBytes, randomUUID } from "node:crypto";
import type {
  BodyOf,
  findSingleSignOn,
  finishSingleSignOn,
  ParsedQueryOf,
  ResponseOf,
} from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { auditFailedSignIn } from "../../core/audit/accounts.ts";
import type { Context } from "../../core/context.ts";
import { type SignInOutcome, signInWithFactor } from "../../core/second-factor/sign-in.ts";
import { emailDomain } from "../../core/users/business-email.ts";
import { violates } from "../../db/violation.ts";
import type { Visitor } from "../../http/visitor.ts";
import { encrypt } from "../../system/encryption.ts";
import { userOf } from "./account-service.ts";
import { type Discovery, providerOf, SignOnError, type SignOnProvider } from "./provider.ts";
import * as repository from "./repository.ts";
import { type Claims, readIdToken } from "./token-parser.ts";

export const idTokenPurpose = "single-sign-on-id-token";
export const redirectUri = ({ settings }: Pick<Context, "settings">) => `${settings.origin}/sign-on`;

const random = () => randomBytes(32).toString("base64url");

/** Depends on the domain alone, so that nobody learns who has an account. */
export async function find(
  ctx: Context,
  { domain }: ParsedQueryOf<typeof findSingleSignOn>,
): Promise<ResponseOf<typeof findSingleSignOn>> {
  const row = await repository.findByDomain(ctx.db, domain);
  return { available: row !== undefined, required: row?.required ?? false };
}

/** Where the provider asks who this is, and the secret that this browser must have when it returns. */
export async function start(ctx: Context, email: string): Promise<{ url: string; browserSecret: string }> {
  const row = await repository.findByDomain(ctx.db, emailDomain(email));
  if (!row) throw new AppError("SIGN_ON_FAILED");
  const { issuer, companyId } = row;
  try {
    const { authorization_endpoint } = await providerOf(ctx, row).discover();
    const [state, nonce, verifier] = [random(), random(), random()];
    const url = new URL(authorization_endpoint);
    const parameters = {
      client_id: row.clientId,
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: redirectUri(ctx),
      state,
      nonce,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      login_hint: email,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const values = { companyId, issuer, state, nonce, verifier };
    return { url: url.href, browserSecret: await repository.insertRequest(ctx.db, ctx.now(), values) };
  } catch (error) {
    throw await refused(ctx, companyId, error);
  }
}

/** Signs a person in with the provider's response to the request of this browser. */
export async function finish(
  ctx: Context,
  browserSecret: string | undefined,
  body: BodyOf<typeof finishSingleSignOn>,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const request =
    browserSecret && (await repository.useRequest(ctx.db, ctx.now(), browserSecret, body.state));
  if (!request) throw new AppError("SIGN_ON_FAILED");
  const row = await repository.findSignOn(ctx.db, request.companyId);
  if (row?.issuer !== request.issuer) throw new AppError("SIGN_ON_FAILED");
  try {
    const provider = providerOf(ctx, row);
    const described = await provider.discover();
    requireSameProvider(described, body.iss);
    if (!body.code) throw new SignOnError("provider_error", body.error);
    const { idToken, accessToken } = await redeem(ctx, provider, described, body.code, request.verifier);
    const rules = { keys: await provider.keysOf(described), now: ctx.now(), ...row };
    const claims = await readIdToken(idToken, rules, request.nonce);
    const person = await withEmail(provider, described, claims, accessToken);
    const signInId = randomUUID();
    const outcome = await ctx.db.transaction(async (tx) => {
      const user = await userOf(ctx, tx, row, person);
      await repository.insertSignIn(tx, ctx.now(), {
        signInId,
        userId: user.id,
        companyId: row.companyId,
        issuer: row.issuer,
        subject: claims.sub,
        sid: typeof claims.sid === "string" ? claims.sid : null,
        encryptedIdToken: encrypt(ctx.settings.appKey, idTokenPurpose, idToken),
      });
      return signInWithFactor(tx, ctx.now(), user, "single_sign_on", { device: visitor.device, signInId });
    });
    if (row.lastProblem) await repository.noteProblem(ctx.db, row.companyId, null, null);
    return outcome;
  } catch (error) {
    throw await refused(ctx, row.companyId, error);
  }
}

/** Another provider's response must not be redeemed at this one (RFC 9207). */
function requireSameProvider(described: Discovery, iss: string | undefined): void {
  const isAlwaysNamed = described.authorization_response_iss_parameter_supported;
  if (iss === undefined ? isAlwaysNamed : iss !== described.issuer)
    throw new SignOnError("issuer_mismatch", iss ?? "no iss");
}

async function redeem(
  ctx: Context,
  provider: SignOnProvider,
  described: Discovery,
  code: string,
  verifier: string,
) {
  const { status, body } = await provider.requestTokens(described, {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri(ctx),
    code_verifier: verifier,
  });
  if (status === 200 && typeof body.id_token === "string")
    return {
      idToken: body.id_token,
      accessToken: typeof body.access_token === "string" ? body.access_token : null,
    };
  const problem = body.error === "invalid_client" || status === 401 ? "client_refused" : "code_refused";
  throw new SignOnError(problem, `${status} ${String(body.error ?? "")}`);
}

/** Some providers put the address into the ID token, others answer it on request. */
async function withEmail(
  provider: SignOnProvider,
  described: Discovery,
  claims: Claims,
  accessToken: string | null,
): Promise<Claims> {
  if (claims.email || !described.userinfo_endpoint || !accessToken) return claims;
  const headers = { authorization: `Bearer ${accessToken}` };
  const userinfo = (await provider.readJson(described.userinfo_endpoint, headers)) as Partial<Claims> | null;
  // The access token could be another person's.
  if (userinfo?.sub !== claims.sub) throw new SignOnError("claim_sub", "userinfo");
  return { ...userinfo, ...claims };
}

/** Whoever signs in learns that it failed; the Owner reads why. */
async function refused(ctx: Context, companyId: string, error: unknown): Promise<unknown> {
  // Another request has just made this person, so the next try signs in.
  if (violates(error, "users_email_unique") || violates(error, "sign_on_identities_identity"))
    return new AppError("SIGN_ON_FAILED");
  if (!(error instanceof SignOnError)) return error;
  const { problem, message } = error;
  ctx.log.warn({ companyId, problem, reason: message }, "a single sign-on was refused");
  await repository.noteProblem(ctx.db, companyId, ctx.now(), problem);
  await auditFailedSignIn(ctx.db, { companyId }, { method: "single_sign_on", problem });
  if (problem === "no_account") return new AppError("SIGN_ON_NO_ACCOUNT");
  const isAddress = ["claim_email", "email_unverified", "email_domain", "other_company"].includes(problem);
  return new AppError(isAddress ? "SIGN_ON_ADDRESS" : "SIGN_ON_FAILED");
}
