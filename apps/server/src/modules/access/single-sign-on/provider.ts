import { type SignOnProblem, tenantTemplate } from "@lantern/contract/http";
import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import * as z from "zod";
import type { Context } from "../../../core/context.ts";
import { foreignText } from "../../../core/foreign-text.ts";
import { AddressError, isForeignPage, targetOf } from "../../../core/outgoing/address.ts";
import { type OutgoingRequest, type OutgoingResponse, sendRequest } from "../../../core/outgoing/request.ts";
import { withAnyKey } from "../../../system/app-keys.ts";
import { decrypt } from "../../../system/encryption.ts";
import { errorText } from "../../../system/error-text.ts";
import type { SignOnRow } from "./repository.ts";

export const secretPurpose = "single-sign-on";

/** What is wrong with a provider or its response. Shown to the Owner, not to people who sign in. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem;

  constructor(problem: SignOnProblem, detail?: string) {
    super(detail ?? problem);
    this.name = "SignOnError";
    this.problem = problem;
  }
}

/** How a client sends its secret, the one that we try first in front. */
const secretMethods = ["client_secret_basic", "client_secret_post"] as const;

const address = z.url();
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  end_session_endpoint: address.optional(),
  response_types_supported: z.array(z.string()).default(["code"]),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  claims_supported: z.array(z.string()).optional(),
  // Without a list it is the first, but not every provider that has none knows that.
  token_endpoint_auth_methods_supported: z.array(z.string()).default([...secretMethods]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
export type Discovery = z.output<typeof discovery>;

type ProviderSettings = Pick<SignOnRow, "issuer" | "clientId" | "encryptedSecret" | "certificates">;

/**
 * The OpenID Connect provider of a company. Each address, also those that the provider names, is resolved and checked
 * before each request, like the addresses of webhooks. Nothing is stored between requests: sign-ins are rare.
 */
export function providerOf(ctx: Pick<Context, "settings">, settings: ProviderSettings) {
  const { local } = ctx.settings;
  const { issuer, clientId, certificates } = settings;

  async function send(url: string, request: OutgoingRequest = {}): Promise<OutgoingResponse> {
    try {
      return await sendRequest(await targetOf(url, local), { ...request, certificates });
    } catch (error) {
      throw problemOf(error, url);
    }
  }

  async function readJson(url: string, headers = {}): Promise<unknown> {
    const response = await send(url, { headers });
    if (response.status !== 200) throw new SignOnError("unreachable", `${url}: ${response.status}`);
    return parsed(response.body) ?? null;
  }

  /** The provider's description of itself, as the response is; nothing in it is checked against the settings. */
  async function describe(): Promise<{ described: Record<string, unknown>; date: Date | null }> {
    const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const { status, body, date } = await send(url);
    const described = parsed(body);
    if (status !== 200 || typeof described !== "object" || described === null)
      throw new SignOnError("no_discovery", `${url}: ${status}`);
    return { described: described as Record<string, unknown>, date };
  }

  async function discover(): Promise<Discovery> {
    const { described } = await describe();
    requireIssuer(described, issuer);
    return endpointsIn(described, ctx.settings);
  }

  async function keysOf({ jwks_uri }: Pick<Discovery, "jwks_uri">) {
    const set = (await readJson(jwks_uri)) as JSONWebKeySet | null;
    try {
      if (!set?.keys.length) throw new Error("empty");
      return createLocalJWKSet(set);
    } catch {
      throw new SignOnError("no_keys", jwks_uri);
    }
  }

  /**
   * Posts to the token endpoint as this client, in each way that the provider offers until one is accepted: not every
   * provider decodes what is in the header, as it should.
   *
   * @throws SignOnError no_secret_method, client_characters, client_refused
   */
  async function requestTokens(described: Discovery, form: Record<string, string>) {
    const secret = withAnyKey(ctx.settings, (appKey) =>
      decrypt(appKey, secretPurpose, settings.encryptedSecret),
    );
    // After a change of the installation's key.
    if (secret === null) throw new SignOnError("client_refused", "the stored secret cannot be read");
    const offered = described.token_endpoint_auth_methods_supported;
    const methods = secretMethods.filter((method) => offered.includes(method));
    const pair = [clientId, secret].map(encodeURIComponent).join(":");
    const headers = { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
    let detail = "";
    for (const method of methods) {
      const isBasic = method === "client_secret_basic";
      const { status, body: text } = await send(
        described.token_endpoint,
        isBasic ? { form, headers } : { form: { ...form, client_id: clientId, client_secret: secret } },
      );
      const body = (parsed(text) ?? {}) as Record<string, unknown>;
      if (!isClientRefused(status, body)) return { status, body };
      detail = foreignText(String(body.error_description ?? body.error ?? status), 300);
    }
    if (methods.length === 0) throw new SignOnError("no_secret_method", foreignText(offered.join(", "), 300));
    const isAmbiguous = !methods.includes("client_secret_post") && pair !== `${clientId}:${secret}`;
    throw new SignOnError(isAmbiguous ? "client_characters" : "client_refused", detail);
  }

  return {
    describe,
    discover,
    keysOf,
    requestTokens,
    readJson,
    check: (url: string) => targetOf(url, local),
  };
}

export type SignOnProvider = ReturnType<typeof providerOf>;

const isClientRefused = (status: number, { error }: Record<string, unknown>) =>
  status === 401 || error === "invalid_client" || error === "unauthorized_client";

/**
 * What the provider calls itself must be what the Owner entered. The address of all tenants is never what a token names,
 * so that entering it exactly would not help.
 *
 * @throws SignOnError issuer_template, issuer_mismatch
 */
export function requireIssuer(described: Record<string, unknown>, issuer: string): void {
  const own = String(described.issuer);
  if (tenantTemplate.test(own)) throw new SignOnError("issuer_template", foreignText(own, 300));
  if (own !== issuer) throw new SignOnError("issuer_mismatch", foreignText(own, 300));
}

/**
 * Browsers follow two of the addresses, so these must lead to another host's page.
 *
 * @throws SignOnError endpoint_missing, sign_in_address
 */
export function endpointsIn(described: unknown, settings: Context["settings"]): Discovery {
  const read = discovery.safeParse(described);
  if (!read.success) throw new SignOnError("endpoint_missing", read.error.issues[0]?.path.join("."));
  const { authorization_endpoint, end_session_endpoint } = read.data;
  for (const url of [authorization_endpoint, end_session_endpoint])
    if (url !== undefined && !isForeignPage(url, settings)) throw new SignOnError("sign_in_address", url);
  return read.data;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const certificateCodes =
  /^(CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_OSSL|ERR_SSL|HOSTNAME_MISMATCH)/;

export function problemOf(error: unknown, url: string): SignOnError {
  if (error instanceof SignOnError) return error;
  if (error instanceof AddressError) return new SignOnError(`address_${error.problem}`, url);
  const { code = "" } = error as NodeJS.ErrnoException;
  const problem = certificateCodes.test(code) ? "certificate" : "unreachable";
  return new SignOnError(problem, foreignText(`${url}: ${code || errorText(error)}`, 300));
}
