import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../../test/company.ts";
import { type CompanyProvider, companyProvider } from "../../../../test/company-provider.ts";

let t: TestApplication;
let company: TestCompany;
/** The stand-in that sign-ins are tested with. */
let whole: CompanyProvider;
/** Sends what a test wants it to send. */
let broken: Server;
let issuer: string;
let pages: Record<string, unknown>;

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
  company = await testCompany(t);
  const { body } = await company.owner(operations.getSingleSignOn);
  whole = await companyProvider({
    redirectUri: body.redirect_uri,
    backChannelLogoutUri: body.back_channel_logout_uri,
    postLogoutRedirectUri: body.post_logout_redirect_uri,
  });
  broken = createServer(({ url = "" }, response) => {
    const page = pages[url.slice(1)];
    response.writeHead(page === undefined ? 404 : url === "/token" ? 400 : 200);
    response.end(typeof page === "string" ? page : JSON.stringify(page ?? {}));
  });
  await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
});
afterAll(async () => {
  broken.close();
  await whole.close();
  await t.close();
});

/** The steps of the test with their problems, for a company with these settings. */
async function problems(settings: Record<string, unknown>) {
  const body = {
    client_id: "lantern",
    client_secret: "a-secret-of-the-company",
    makes_admins: true,
    ...settings,
  };
  company = await testCompany(t);
  const saved = await company.owner(operations.putSingleSignOn, { body: malformed(body) });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  const { items } = (await company.owner(operations.testSingleSignOn)).body;
  return items.map(({ step, problem }) => [step, problem]);
}

const rightConfiguration = () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  token_endpoint_auth_methods_supported: ["client_secret_basic"],
  code_challenge_methods_supported: ["S256"],
  claims_supported: ["sub", "email"],
});
const described = (change: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => ({
  ".well-known/openid-configuration": { ...rightConfiguration(), ...change },
  keys: { keys: [{ kty: "RSA", n: "AQAB", e: "AQAB" }] },
  token: { error: "invalid_grant" },
  ...more,
});

const steps = ["discovery", "issuer", "clock", "endpoints", "keys", "client", "claims"];
/** Only a sign-in brings a token, and nobody has signed in with new settings. */
const untested = ["token", "token_untested"];
const allRight = [...steps.map((step) => [step, null]), untested];

test("a provider with the right settings has no problem", async () => {
  expect(await problems({ issuer: whole.issuer })).toEqual(allRight);
  pages = described();
  expect(await problems({ issuer })).toEqual(allRight);
});

test("a wrong secret is a problem of the client", async () => {
  expect(await problems({ issuer: whole.issuer, client_secret: "another-secret" })).toContainEqual([
    "client",
    "client_refused",
  ]);
});

test.each<[string, () => Record<string, unknown>, [string, string]]>([
  ["no page at the address", () => ({}), ["discovery", "no_discovery"]],
  [
    "a page that is not JSON",
    () => ({ ".well-known/openid-configuration": "<html>" }),
    ["discovery", "no_discovery"],
  ],
  ["another issuer", () => described({ issuer: `${issuer}/tenant` }), ["issuer", "issuer_mismatch"]],
  [
    "an issuer for all tenants",
    () => described({ issuer: `${issuer}/{tenantid}/v2.0` }),
    ["issuer", "issuer_template"],
  ],
  [
    "only signed assertions of clients",
    () => described({ token_endpoint_auth_methods_supported: ["private_key_jwt", "tls_client_auth"] }),
    ["client", "no_secret_method"],
  ],
  ["no token endpoint", () => described({ token_endpoint: undefined }), ["endpoints", "endpoint_missing"]],
  [
    "an endpoint that is no address",
    () => described({ jwks_uri: "http://user:pass@127.0.0.1/" }),
    ["endpoints", "address_invalid"],
  ],
  [
    "no authorization code",
    () => described({ response_types_supported: ["id_token"] }),
    ["endpoints", "no_code_flow"],
  ],
  ["no PKCE", () => described({ code_challenge_methods_supported: ["plain"] }), ["endpoints", "no_pkce"]],
  ["no keys", () => described({}, { keys: { keys: [] } }), ["keys", "no_keys"]],
  ["keys that are away", () => described({}, { keys: undefined }), ["keys", "unreachable"]],
  [
    "a client that it does not know",
    () => described({}, { token: { error: "unauthorized_client" } }),
    ["client", "client_refused"],
  ],
  ["no addresses of people", () => described({ claims_supported: ["sub"] }), ["claims", "claim_email"]],
])("a provider with %s is told as that", async (_, make, problem) => {
  pages = make();
  const result = await problems({ issuer });
  expect(result).toContainEqual(problem);
  const wrong = result.filter(([, each]) => each && each !== "token_untested");
  expect(wrong).toHaveLength(1);
});

test("a provider that is away, and a clock that is wrong, are told as that", async () => {
  expect(await problems({ issuer: "http://127.0.0.1:1" })).toEqual([["discovery", "unreachable"]]);
  pages = described();
  await problems({ issuer });
  const clock = t.clock.at;
  t.clock.at = new Date(Date.now() + 3 * 60_000);
  const { items } = (await company.owner(operations.testSingleSignOn)).body;
  t.clock.at = clock;
  expect(items).toContainEqual({
    step: "clock",
    problem: "clock",
    detail: expect.stringMatching(/^-1[78]\d$/),
  });
});
