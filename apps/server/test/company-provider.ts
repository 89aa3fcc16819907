import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider from "oidc-provider";
import { expect } from "vitest";
import { Memory } from "../src/local/identity/memory.ts";
import type { ApiResponse, TestApplication } from "./application.ts";
import type { TestCompany } from "./company.ts";

interface CompanyProviderOptions {
  redirectUri: string | string[];
  backChannelLogoutUri?: string;
  postLogoutRedirectUri?: string;
}

/** A browser at the provider: it stays signed in there, as browsers do. */
export type Jar = Map<string, string>;

/** The OpenID Connect provider of a company: a real one, whose responses a test can replace. */
export async function companyProvider(options: CompanyProviderOptions) {
  const server: Server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "company" };
  /** Claims of each person, by the name that they type. */
  const people = new Map<string, Record<string, unknown>>();
  const replaced: {
    token?: (claims: JWTPayload) => Promise<string>;
    discovery?: (described: Record<string, unknown>) => void;
    /** It does not say who it is in its responses (RFC 9207), as Entra ID does not. */
    silent?: boolean;
  } = {};

  const provider = new Provider(issuer, {
    adapter: Memory,
    clients: [
      {
        client_id: "lantern",
        client_secret: "a-secret-of-the-company",
        redirect_uris: [options.redirectUri].flat(),
        response_types: ["code"],
        grant_types: ["authorization_code"],
        ...(options.backChannelLogoutUri && {
          backchannel_logout_uri: options.backChannelLogoutUri,
          backchannel_logout_session_required: true,
        }),
        post_logout_redirect_uris: options.postLogoutRedirectUri ? [options.postLogoutRedirectUri] : [],
        application_type: "native",
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "groups"],
    },
    conformIdTokenClaims: false,
    // It, too, sends nothing to private addresses; here everything is on this machine.
    fetch: (url, init) => fetch(url, { ...init, dispatcher: undefined } as RequestInit),
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: true },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, email: sub, email_verified: true, ...people.get(sub) }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as Record<string, unknown> | undefined;
    if (ctx.path === "/token" && typeof body?.id_token === "string" && replaced.token) {
      const claims = JSON.parse(Buffer.from(body.id_token.split(".")[1]!, "base64url").toString());
      ctx.body = { ...body, id_token: await replaced.token(claims) };
    }
    if (ctx.path === "/.well-known/openid-configuration" && body) {
      if (replaced.silent) delete body.authorization_response_iss_parameter_supported;
      replaced.discovery?.(body);
    }
    const location = ctx.response.get("location");
    if (replaced.silent && URL.canParse(location)) {
      const url = new URL(location);
      url.searchParams.delete("iss");
      ctx.set("location", url.href);
    }
  });
  server.on("request", provider.callback());

  /** Signs a token as this provider does, or with another key. */
  const sign = (claims: JWTPayload, by: CryptoKey = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "company" }).sign(by);

  return {
    issuer,
    people,
    replaced,
    sign,
    /** Follows redirects and sends the forms, until the browser is back at a page of ours. */
    async walk(from: string, login: string, jar: Jar = new Map()): Promise<URL> {
      let url = new URL(from);
      let init: RequestInit = {};
      for (let step = 0; step < 12; step++) {
        if (url.origin !== issuer) return url;
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(url, { ...init, redirect: "manual", headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          jar.set(name, value);
        }
        init = {};
        const location = response.headers.get("location");
        if (location) {
          url = new URL(location, url);
          continue;
        }
        const page = await response.text();
        const action = /action="([^"]+)"/.exec(page)?.[1];
        if (!action) throw new Error(`${response.status}: ${page.slice(0, 500)}`);
        url = new URL(action, url);
        const hidden = [...page.matchAll(/name="(prompt|xsrf)" value="([^"]+)"/g)].map(([, name, value]) => [
          name!,
          value!,
        ]);
        const fields = { ...Object.fromEntries(hidden), login, password: "x", logout: "yes" };
        init = { method: "POST", body: new URLSearchParams(fields) };
      }
      throw new Error("no end");
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What our page sends when a browser is back at it. */
export function responseAt({ pathname, searchParams }: URL): SignOnResponse {
  const companyId = /^\/sign-on\/([^/]+)$/.exec(pathname)?.[1];
  const fields = { ...Object.fromEntries(searchParams), ...(companyId && { company_id: companyId }) };
  return fields as SignOnResponse;
}

/** The settings of a company that uses this provider. */
export const connectionTo = ({ issuer }: Pick<CompanyProvider, "issuer">) => ({
  issuer,
  client_id: "lantern",
  client_secret: "a-secret-of-the-company",
  makes_admins: true,
});

/** Claims a domain for a company, and proves it as its record would. */
export async function proveDomain({ owner }: Pick<TestCompany, "owner">, domain: string) {
  const { id, record_value } = (await owner(operations.addDomain, { body: { domain } })).body;
  const proof = record_value.split("=")[1];
  return owner(operations.proveDomain, { params: { id }, body: { proof } });
}

/** A provider of this company, which has proved the domain. */
export async function ownProvider(company: Pick<TestCompany, "owner">, domain: string) {
  const { redirect_uri } = (await company.owner(operations.getSingleSignOn)).body;
  await proveDomain(company, domain);
  return companyProvider({ redirectUri: redirect_uri });
}

/** The cookie of a sign-in that has begun. */
export const signOnCookie = ({ headers }: Pick<ApiResponse, "headers">): string =>
  /sign-on=[^;]+/.exec(String(headers["set-cookie"]))![0];

/**
 * Signs in at the provider as a browser does.
 * @param email by which our page finds the provider
 */
export async function signInBy(
  provider: Pick<CompanyProvider, "walk">,
  t: TestApplication,
  login: string,
  email = login,
) {
  const started = await t.client()(operations.startSingleSignOn, { body: { email } });
  expect([started.status, started.body]).toEqual([200, started.body]);
  const body = responseAt(await provider.walk(started.body.url, login));
  const headers = { cookie: signOnCookie(started) };
  return t.client()(operations.finishSingleSignOn, { body, headers });
}

/** What the page of the return sends on. A provider that breaks the rules leaves its `state` out. */
export type SignOnResponse = { state: string } & Record<string, string>;

export type CompanyProvider = Awaited<ReturnType<typeof companyProvider>>;
