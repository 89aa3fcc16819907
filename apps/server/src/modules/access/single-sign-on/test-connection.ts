import type { ResponseOf, testSingleSignOn } from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import {
  type Discovery,
  endpointsIn,
  problemOf,
  providerOf,
  requireIssuer,
  SignOnError,
} from "./provider.ts";
import { redirectUri } from "./redirect-policy.ts";
import * as repository from "./repository.ts";

type Items = ResponseOf<typeof testSingleSignOn>["items"];
type Step = Items[number]["step"];

const skewSeconds = 60;

/**
 * Asks the provider what a sign-in would ask it, one step after another, and says what is wrong with each. The token is
 * that of the last person who signed in with these settings; without one, the test says that somebody has to.
 */
export async function testConnection(
  ctx: Context,
  { companyId }: CompanyScope,
): Promise<ResponseOf<typeof testSingleSignOn>> {
  requireNoDelay(await ctx.limits.take("signOnTest", companyId));
  const row = await repository.findSignOn(ctx.db, companyId);
  if (!row) throw new AppError("REQUEST_001", { status: 404 });
  const provider = providerOf(ctx, row);
  const items: Items = [];

  /** False: the steps after this one make no sense. */
  async function step<T>(name: Step, check: () => T | Promise<T>): Promise<T | undefined> {
    try {
      const result = await check();
      items.push({ step: name, problem: null, detail: null });
      return result;
    } catch (error) {
      const { problem, message } = problemOf(error, row?.issuer ?? "");
      items.push({ step: name, problem, detail: message === problem ? null : message });
    }
  }

  const response = await step("discovery", provider.describe);
  if (!response) return { items, next: null };
  await step("issuer", () => {
    requireIssuer(response.described, row.issuer);
  });
  await step("clock", () => requireSameTime(ctx.now(), response.date));
  const described = await step("endpoints", async () => {
    const endpoints = endpointsIn(response.described, ctx.settings);
    await requireUsable(endpoints, provider.check);
    return endpoints;
  });
  if (!described) return { items, next: null };
  await step("keys", () => provider.keysOf(described));
  await step("client", async () => {
    const { body, status } = await provider.requestTokens(described, {
      grant_type: "authorization_code",
      code: "a-code-that-nobody-issued",
      redirect_uri: redirectUri(ctx, row),
      code_verifier: "a-verifier-as-long-as-the-protocol-demands-it",
    });
    // A provider checks the client first, and then that the code is unknown.
    if (body.error !== "invalid_grant" && body.error !== "invalid_request")
      throw new SignOnError("client_refused", `${status} ${String(body.error ?? "")}`);
  });
  await step("claims", () => {
    const { claims_supported } = described;
    if (claims_supported && !claims_supported.includes("email")) throw new SignOnError("claim_email");
  });
  await step("token", () => requireAccepted(row));
  return { items, next: null };
}

/** Nobody but the provider can make a token: what the last sign-in brought is the test. */
function requireAccepted({ lastProblem, lastProblemDetail, tokenAcceptedAt }: repository.SignOnRow): void {
  if (lastProblem && /^(?:token|claim|email)_/.test(lastProblem))
    throw new SignOnError(lastProblem, lastProblemDetail ?? undefined);
  if (!tokenAcceptedAt) throw new SignOnError("token_untested");
}

function requireSameTime(now: Date, theirs: Date | null): void {
  const seconds = theirs ? Math.round((theirs.getTime() - now.getTime()) / 1000) : 0;
  if (Math.abs(seconds) > skewSeconds) throw new SignOnError("clock", `${seconds}`);
}

async function requireUsable(
  { token_endpoint, jwks_uri, ...described }: Discovery,
  check: (url: string) => Promise<unknown>,
): Promise<void> {
  for (const url of [token_endpoint, jwks_uri])
    await check(url).catch((error) => {
      throw problemOf(error, url);
    });
  if (!described.response_types_supported.includes("code")) throw new SignOnError("no_code_flow");
  const methods = described.code_challenge_methods_supported;
  // Not every provider that supports it says so.
  if (methods && !methods.includes("S256")) throw new SignOnError("no_pkce");
}
