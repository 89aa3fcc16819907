import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileServer } from "../../../../test/hostile-servers.ts";
import { InvalidProofError, type SocialProviderAdapter } from "../../../core/ports/identity-provider.ts";
import { pathOf } from "../../../http/request-path.ts";
import { facebook, facebookEndpoints } from "./facebook-provider.ts";
import { google, googleEndpoints } from "./google-provider.ts";
import { linkedin } from "./linkedin-provider.ts";
import { microsoft, microsoftEndpoints } from "./microsoft-provider.ts";

/** The requests that we send to a provider's servers: for its keys, and about an access token. */
let server: Server;
let origin: string;
let key: CryptoKey;
let strange: CryptoKey;
const served = new Map<string, unknown>();

const tenant = "11111111-2222-4333-8444-555555555555";
const otherTenant = "99999999-2222-4333-8444-555555555555";
const authority = "https://login.microsoftonline.com";
const nonce = "the page's secret";
const now = () => new Date();

beforeAll(async () => {
  const pair = await generateKeyPair("RS256", { extractable: true });
  key = pair.privateKey;
  strange = (await generateKeyPair("RS256")).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), alg: "RS256", use: "sig" };
  served.set("/keys", {
    keys: [
      { ...jwk, kid: "any", issuer: `${authority}/{tenantid}/v2.0` },
      { ...jwk, kid: "one-tenant", issuer: `${authority}/${otherTenant}/v2.0` },
    ],
  });
  server = createServer((request, response) => {
    const body = served.get(pathOf(request));
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const hashed = createHash("sha256").update(nonce).digest("base64url");
const soon = () => Math.floor(Date.now() / 1000) + 600;

interface Signing {
  key?: CryptoKey;
  header?: Record<string, string>;
}
function signed(claims: Record<string, unknown>, { key: by = key, header = {} }: Signing = {}) {
  return new SignJWT({ sub: "s-1", aud: "client", nonce: hashed, iat: soon() - 600, exp: soon(), ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "any", ...header })
    .sign(by);
}
const failure = async (verifier: SocialProviderAdapter, token: string) =>
  verifier.identify({ token, nonce }).catch((error: unknown) => error);

test("a provider whose response never ends is given up once the response is too large", async () => {
  const endless = await hostileServer((socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    const more = () => {
      while (socket.write("x".repeat(10_000)));
    };
    socket.on("drain", more);
    more();
  });
  const began = performance.now();
  const graph = endless.url.replace(/\/$/, "");
  const verifier = facebook(
    { appId: "app", appSecret: "secret", now, local: true },
    { ...facebookEndpoints, graph },
  );
  expect(await failure(verifier, "token")).toBeInstanceOf(InvalidProofError);
  expect(performance.now() - began).toBeLessThan(3000);
  await endless.stop();
});

describe("google", () => {
  const iss = "https://accounts.google.com";
  const verifier = () =>
    google({ clientId: "client", now, local: true }, { ...googleEndpoints, jwks: `${origin}/keys` });

  test.each([iss, "accounts.google.com"])("takes its name as %s for the same issuer", async (name) => {
    const token = await signed({ iss: name, email: "ada@x.example", email_verified: true });
    expect(await verifier().identify({ token, nonce })).toMatchObject({
      issuer: iss,
      subject: "s-1",
      email: "ada@x.example",
      emailVerified: true,
    });
  });

  test.each<[string, Record<string, unknown>, () => Signing]>([
    ["another issuer", { iss: "https://evil.example" }, () => ({})],
    ["another audience", { aud: "someone-else" }, () => ({})],
    ["several audiences that does not name us", { aud: ["client", "x"], azp: "x" }, () => ({})],
    ["a past end", { iat: soon() - 7200, exp: soon() - 3600 }, () => ({})],
    ["no end", { exp: undefined }, () => ({})],
    ["another nonce", { nonce: "x" }, () => ({})],
    ["no nonce", { nonce: undefined }, () => ({})],
    ["no subject", { sub: undefined }, () => ({})],
    ["another's signature", {}, () => ({ key: strange })],
    ["an unknown key", {}, () => ({ header: { kid: "unknown" } })],
  ])("rejects a token with %s", async (_, claims, signing) => {
    const token = await signed({ iss, ...claims }, signing());
    expect(await failure(verifier(), token)).toBeInstanceOf(InvalidProofError);
  });

  test("rejects a token without a signature, and one signed with a public key as a secret", async () => {
    const [, body] = (await signed({ iss })).split(".");
    const header = (alg: string) => Buffer.from(JSON.stringify({ alg, kid: "any" })).toString("base64url");
    for (const token of [`${header("none")}.${body}.`, `${header("HS256")}.${body}.AAAA`])
      expect(await failure(verifier(), token)).toBeInstanceOf(InvalidProofError);
  });
});

/** Values that are no `true`, as in JSON. */
const notTrue: [unknown][] = [["true"], [1], ["1"], [null], [undefined], [false], [{}]];

describe("email_verified", () => {
  test.each<[unknown]>(notTrue)("as %j is not true at Google", async (email_verified) => {
    const iss = "https://accounts.google.com";
    const token = await signed({ iss, email: "ada@x.example", email_verified });
    const verifier = google(
      { clientId: "client", now, local: true },
      { ...googleEndpoints, jwks: `${origin}/keys` },
    );
    expect(await verifier.identify({ token, nonce })).toMatchObject({ emailVerified: false });
  });

  test.each<[unknown]>([...notTrue, [true]])("as %j at LinkedIn", async (email_verified) => {
    const issuer = "https://www.linkedin.com/oauth";
    const endpoints = { authorize: origin, token: `${origin}/token`, jwks: `${origin}/keys`, issuer };
    served.set("/token", { id_token: await signed({ iss: issuer, email: "ada@x.example", email_verified }) });
    const client = { clientId: "client", clientSecret: "secret", now, isOurs: () => true, local: true };
    const proof = { token: "code", code_verifier: "verifier", redirect_uri: origin };
    expect(await linkedin(client, endpoints).identify(proof)).toMatchObject({
      emailVerified: email_verified === true,
    });
  });
});

describe("microsoft", () => {
  const verifier = () =>
    microsoft({ clientId: "client", now, local: true }, { ...microsoftEndpoints, jwks: `${origin}/keys` });
  const of = (tid: string) => ({ tid, iss: `${authority}/${tid}/v2.0` });

  test("[M02] accepts a work account by its tenant, its address unverified until the tenant owns the domain", async () => {
    const claims = { ...of(tenant), email: "ada@x.example", name: "Ada King Lovelace" };
    const identity = await verifier().identify({ token: await signed(claims), nonce });
    expect(identity).toMatchObject({
      issuer: `${authority}/${tenant}/v2.0`,
      emailVerified: false,
      firstName: "Ada",
      lastName: "King Lovelace",
    });
    const owned = await signed({ ...claims, xms_edov: true });
    expect(await verifier().identify({ token: owned, nonce })).toMatchObject({ emailVerified: true });
  });

  test("accepts a personal account", async () => {
    const token = await signed({ ...of("9188040d-6c67-4c5b-b112-36a304b66dad"), email: "ada@x.example" });
    expect(await verifier().identify({ token, nonce })).toMatchObject({ emailVerified: true });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["one tenant's name and another's issuer", { ...of(tenant), tid: otherTenant }, {}],
    ["no tenant", { iss: `${authority}/${tenant}/v2.0` }, {}],
    ["a path as its tenant", of("common"), {}],
    ["another authority", { tid: tenant, iss: `https://evil.example/${tenant}/v2.0` }, {}],
    ["a key of another tenant", of(tenant), { kid: "one-tenant" }],
  ])("rejects %s", async (_, claims, header) => {
    expect(await failure(verifier(), await signed(claims, { header }))).toBeInstanceOf(InvalidProofError);
  });

  test("a tenant's own key signs for that tenant", async () => {
    const token = await signed(of(otherTenant), { header: { kid: "one-tenant" } });
    expect(await verifier().identify({ token, nonce })).toMatchObject({ subject: "s-1" });
  });
});

describe("facebook", () => {
  const verifier = () =>
    facebook(
      { appId: "app", appSecret: "secret", now, local: true },
      { ...facebookEndpoints, graph: `${origin}/graph` },
    );
  const good = { app_id: "app", type: "USER", is_valid: true, user_id: "7", expires_at: soon() };
  const responds = (data: Record<string, unknown>, me: Record<string, unknown> = { id: "7" }) => {
    served.set("/graph/debug_token", { data });
    served.set("/graph/me", me);
  };

  test("accepts the person that the token was issued for", async () => {
    responds(good, { id: "7", email: "ada@x.example", first_name: "Ada", last_name: "Lovelace" });
    expect(await verifier().identify({ token: "t" })).toMatchObject({
      subject: "7",
      email: "ada@x.example",
      emailVerified: false,
      firstName: "Ada",
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["made for another app", { app_id: "game" }, { id: "7" }],
    ["that is not valid", { is_valid: false }, { id: "7" }],
    ["that is over", { expires_at: 1 }, { id: "7" }],
    ["of an app, not a person", { type: "APP" }, { id: "7" }],
    ["of another person", {}, { id: "8" }],
  ])("rejects a token %s", async (_, data, me) => {
    responds({ ...good, ...data }, me);
    expect(await failure(verifier(), "t")).toBeInstanceOf(InvalidProofError);
  });

  test("a provider that is away gives the same error", async () => {
    served.delete("/graph/debug_token");
    expect(await failure(verifier(), "t")).toBeInstanceOf(InvalidProofError);
  });
});
