import { createHash, randomBytes, randomUUID } from "node:crypto";
import { enrollmentState } from "@lantern/contract/enrollment-page";
import type {
  BodyOf,
  findSingleSignOn,
  finishEnrollmentSignOn,
  finishSingleSignOn,
  ParsedQueryOf,
  ResponseOf,
  SignOnProblem,
} from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import { auditFailedSignIn } from "../../../core/audit/accounts.ts";
import { audit } from "../../../core/audit/audit.ts";
import { emailDomain } from "../../../core/companies/business-email.ts";
import type { Context } from "../../../core/context.ts";
import { foreignLine } from "../../../core/foreign-text.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import { violates } from "../../../db/violation.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { encrypt } from "../../../system/encryption.ts";
import { notify, removedAdminReturned, secondSubject } from "../../notification/index.ts";
import { type SignInOutcome, signInWithFactor } from "../second-factor/sign-in-with-factor.ts";
import { findUser } from "../users/repository.ts";
import { withAddress } from "./address-parser.ts";
import { findUserByIdentity, insertWaiting } from "./identity-repository.ts";
import { type Discovery, providerOf, SignOnError, type SignOnProvider } from "./provider.ts";
import { redirectUri, requireSameAddress, requireSameProvider } from "./redirect-policy.ts";
import * as repository from "./repository.ts";
import { type Claims, readIdToken } from "./token-parser.ts";
import { provedAddress, RemovedAdminError, SecondSubjectError, userOfClaims } from "./user-of-claims.ts";

export const idTokenPurpose = "single-sign-on-id-token";

type ProviderResponse = BodyOf<typeof finishSingleSignOn>;

const random = () => randomBytes(32).toString("base64url");

/** Depends on the domain alone, so that nobody learns who has an account. */
export async function find(
  ctx: Context,
  { domain }: ParsedQueryOf<typeof findSingleSignOn>,
): Promise<ResponseOf<typeof findSingleSignOn>> {
  const row = await repository.findByDomain(ctx.db, domain);
  return { available: row !== undefined, required: row?.required ?? false };
}

export interface Started {
  url: string;
  browserSecret: string;
}

/** Where the provider asks who this is, and the secret that this browser must have when it returns. */
export async function start(ctx: Context, email: string): Promise<Started> {
  const row = await repository.findByDomain(ctx.db, emailDomain(email));
  if (!row) throw new AppError("SIGN_ON_FAILED");
  return begin(ctx, row, email);
}

/** The same for somebody who only proves their address, to enroll. It opens no account. */
export async function startForEnrollment(ctx: Context, enrollmentId: string): Promise<Started> {
  const companyId = await repository.companyOfEnrollment(ctx.db, enrollmentId);
  const row = companyId && (await repository.findSignOn(ctx.db, companyId));
  if (!row) throw new AppError("ENROLLMENT_UNKNOWN");
  return begin(ctx, row, undefined, enrollmentId);
}

/**
 * The same for an Owner who tries the company's own redirect address. Once the provider has responded there, the company
 * uses it.
 */
export async function startAtOwnAddress(ctx: Context, { companyId, userId }: CompanyScope): Promise<Started> {
  requireNoDelay(await ctx.limits.take("signOnTest", companyId));
  const row = await repository.findSignOn(ctx.db, companyId);
  if (!row) throw new AppError("REQUEST_001", { status: 404 });
  const owner = await findUser(ctx.db, userId);
  return begin(ctx, { ...row, usesOldAddress: false }, owner?.email);
}

async function begin(
  ctx: Context,
  row: repository.SignOnRow,
  email: string | undefined,
  enrollmentId: string | null = null,
): Promise<Started> {
  const { issuer, companyId, usesOldAddress } = row;
  try {
    const { authorization_endpoint } = await providerOf(ctx, row).discover();
    // By its state, the page to which the provider sends the browser back knows what the sign-in is for.
    const state = enrollmentId === null ? random() : `${enrollmentState}${random()}`;
    const [nonce, verifier] = [random(), random()];
    const url = new URL(authorization_endpoint);
    const parameters = {
      client_id: row.clientId,
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: redirectUri(ctx, row),
      state,
      nonce,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...(email && { login_hint: email }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const values = { companyId, issuer, state, nonce, verifier, usesOldAddress, enrollmentId };
    return { url: url.href, browserSecret: await repository.insertRequest(ctx.db, ctx.now(), values) };
  } catch (error) {
    throw await refused(ctx, companyId, error);
  }
}

/** Signs a person in with the provider's response to the request of this browser. */
export function finish(
  ctx: Context,
  browserSecret: string | undefined,
  body: ProviderResponse,
  visitor: Visitor,
): Promise<SignInOutcome> {
  return withClaims(ctx, browserSecret, body, async ({ request, row, claims, idToken, withEmail }) => {
    // It was only to prove an address.
    if (request.enrollmentId) throw new AppError("SIGN_ON_FAILED");
    const existing = await findUserByIdentity(ctx.db, { ...row, subject: claims.sub });
    // For an existing person the address counts no more.
    const person = existing ? { ...claims, email: undefined } : await withEmail(row.groupClaim);
    const signInId = randomUUID();
    const outcome = await ctx.db.transaction(async (tx) => {
      const user = await userOfClaims(ctx, tx, row, person);
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
    if (row.lastProblem || !row.tokenAcceptedAt)
      await repository.noteSuccess(ctx.db, row.companyId, ctx.now());
    return outcome;
  });
}

/** Proves an address with the provider's response, to enroll with it. Whoever has an account stays as they are. */
export function finishForEnrollment(
  ctx: Context,
  browserSecret: string | undefined,
  body: ProviderResponse,
): Promise<ResponseOf<typeof finishEnrollmentSignOn>> {
  return withClaims(ctx, browserSecret, body, async ({ request, row, withEmail }) => {
    const { enrollmentId } = request;
    if (!enrollmentId) throw new AppError("SIGN_ON_FAILED");
    const email = await provedAddress(ctx.db, row.companyId, await withEmail(null));
    const proof = await repository.insertProvedAddress(ctx.db, ctx.now(), enrollmentId, email);
    return { enrollment_id: enrollmentId, proof };
  });
}

interface Verified {
  request: repository.RequestRow;
  row: repository.SignOnRow;
  claims: Claims;
  idToken: string;
  /** The claims with the person's address, and with their groups where a claim for these is named. */
  withEmail: (groupClaim: string | null) => Promise<Claims>;
}

/** Uses what the provider says of the person who made the request of this browser. */
async function withClaims<T>(
  ctx: Context,
  browserSecret: string | undefined,
  body: ProviderResponse,
  use: (verified: Verified) => Promise<T>,
): Promise<T> {
  const request =
    browserSecret && (await repository.useRequest(ctx.db, ctx.now(), browserSecret, body.state));
  if (!request) throw new AppError("SIGN_ON_FAILED");
  const row = await repository.findSignOn(ctx.db, request.companyId);
  if (row?.issuer !== request.issuer) throw new AppError("SIGN_ON_FAILED");
  try {
    requireSameAddress(request, body.company_id);
    const provider = providerOf(ctx, row);
    const described = await provider.discover();
    requireSameProvider(described, body.iss, request, row, ctx.now());
    if (!body.code) throw new SignOnError("provider_error", body.error);
    const { idToken, accessToken } = await redeem(ctx, provider, described, body.code, request);
    const rules = { keys: await provider.keysOf(described), now: ctx.now(), ...row };
    const claims = await readIdToken(idToken, rules, request.nonce);
    // Whoever it is: the provider knows the company's own address.
    if (row.usesOldAddress && !request.usesOldAddress) await moveToOwnAddress(ctx, row.companyId);
    const withEmail = (groupClaim: string | null) =>
      withAddress(provider, described, claims, accessToken, groupClaim);
    return await use({ request, row, claims, idToken, withEmail });
  } catch (error) {
    throw await refused(ctx, row.companyId, error);
  }
}

async function moveToOwnAddress(ctx: Context, companyId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await repository.useOwnAddress(tx, companyId))) return;
    const detail = { fields: ["redirectAddress"] };
    const subject = `company:${companyId}`;
    await audit(tx, { companyId, userId: null, action: "single_sign_on.change", subject, detail });
  });
}

async function redeem(
  ctx: Context,
  provider: SignOnProvider,
  described: Discovery,
  code: string,
  request: repository.RequestRow,
) {
  const { status, body } = await provider.requestTokens(described, {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri(ctx, request),
    code_verifier: request.verifier,
  });
  if (status === 200 && typeof body.id_token === "string")
    return {
      idToken: body.id_token,
      accessToken: typeof body.access_token === "string" ? body.access_token : null,
    };
  throw new SignOnError("code_refused", foreignLine(`${status} ${String(body.error ?? "")}`, 300));
}

/** Their details are what a browser sent, and anybody can write that. */
const fromBrowser: ReadonlySet<SignOnProblem> = new Set([
  "provider_error",
  "redirect_mismatch",
  "response_issuer",
]);

async function requestDecision(
  ctx: Context,
  companyId: string,
  { user, identity }: SecondSubjectError,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const id = await insertWaiting(tx, ctx.now(), user.id, identity);
    if (id) await notify(tx, companyId, secondSubject(user.email, id));
  });
}

/** Whoever signs in learns that it failed; the Owner reads why. */
async function refused(ctx: Context, companyId: string, error: unknown): Promise<unknown> {
  // Another request has just made this person, so the next try signs in.
  if (violates(error, "users_email_unique") || violates(error, "sign_on_identities_identity"))
    return new AppError("SIGN_ON_FAILED");
  if (!(error instanceof SignOnError)) return error;
  const { problem, message } = error;
  ctx.log.warn({ companyId, problem, reason: message }, "a single sign-on was refused");
  const detail = message === problem || fromBrowser.has(problem) ? null : message;
  await repository.noteProblem(ctx.db, companyId, ctx.now(), problem, detail);
  await auditFailedSignIn(ctx.db, { companyId }, { method: "single_sign_on", problem });
  if (error instanceof RemovedAdminError) await notify(ctx.db, companyId, removedAdminReturned(error));
  if (error instanceof SecondSubjectError) {
    await requestDecision(ctx, companyId, error);
    return new AppError("SIGN_ON_UNDECIDED");
  }
  if (problem === "no_account" || problem === "removed_admin") return new AppError("SIGN_ON_NO_ACCOUNT");
  const isAddress = ["claim_email", "email_unverified", "email_domain", "other_company"].includes(problem);
  return new AppError(isAddress ? "SIGN_ON_ADDRESS" : "SIGN_ON_FAILED");
}
