import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fieldTexts } from "@lantern/contract/field-texts";
import * as operations from "@lantern/contract/http";
import { generateKeyPair, type JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  connectionTo,
  ownProvider,
  signInBy,
  signOnCookie,
} from "../../../../test/company-provider.ts";

/** What a provider does in its own way, and how an Owner learns of it. */

let t: TestApplication;
let company: TestCompany;
let provider: CompanyProvider;
let domain: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
});
afterAll(() => t.close());

beforeEach(async () => {
  company = await testCompany(t);
  domain = `causes${++number}.example`;
  provider = await ownProvider(company, domain);
  return () => provider.close();
});

const put = (more: Record<string, unknown> = {}) =>
  company.owner(operations.putSingleSignOn, { body: { ...connectionTo(provider), ...more } });
const settings = async () => (await company.owner(operations.getSingleSignOn)).body;
const testSteps = async () => {
  const { items } = (await company.owner(operations.testSingleSignOn)).body;
  return Object.fromEntries(items.map(({ step, problem }) => [step, problem]));
};

const signIn = (login: string) => signInBy(provider, t, login);
const who = async (token: string) => (await t.client(token)(operations.getUser)).body;

test.each([
  "https://idp.example/{tenantid}/v2.0",
  "https://idp.example/%7Btenantid%7D/v2.0",
  "https://idp.example/<tenant>/v2.0",
  "https://idp.example/common/v2.0",
  "https://login.microsoftonline.com/organizations/v2.0/",
])("the issuer %s is refused when it is saved, and nothing is stored", async (issuer) => {
  const saved = await put({ issuer });
  expect([saved.status, saved.body.errors]).toEqual([422, { issuer: [fieldTexts.ISSUER_TEMPLATE] }]);
  expect((await settings()).provider).toBeNull();
});

test("a description for all tenants says so, at the test and at a sign-in", async () => {
  await put();
  provider.replaced.discovery = (described) => {
    described.issuer = "https://idp.example/{tenantid}/v2.0";
  };
  expect(await testSteps()).toMatchObject({ issuer: "issuer_template" });
  const started = await t.client()(operations.startSingleSignOn, { body: { email: `ana@${domain}` } });
  expect(started.body.code).toBe("SIGN_ON_FAILED");
  expect((await settings()).provider).toMatchObject({
    last_problem: "issuer_template",
    last_problem_detail: "https://idp.example/{tenantid}/v2.0",
  });
});

test("a token of version 1 is named with both issuers, whoever signed it, and the test shows it", async () => {
  await put();
  expect(await testSteps()).toMatchObject({ token: "token_untested" });
  const { privateKey } = await generateKeyPair("RS256");
  const old = (claims: JWTPayload) => ({ ...claims, iss: "https://old.example/T/", ver: "1.0" });
  for (const sign of [
    (claims: JWTPayload) => provider.sign(old(claims)),
    (claims: JWTPayload) => provider.sign(old(claims), privateKey),
    (claims: JWTPayload) => provider.sign({ ...old(claims), aud: "elsewhere", exp: 1 }),
  ]) {
    provider.replaced.token = sign;
    expect((await signIn(`ana@${domain}`)).body.code).toBe("SIGN_ON_FAILED");
    expect((await settings()).provider).toMatchObject({
      last_problem: "token_issuer",
      last_problem_detail: `token: https://old.example/T/ (ver 1.0), configuration: ${provider.issuer}`,
    });
    expect(await testSteps()).toMatchObject({ issuer: null, token: "token_issuer" });
  }
  delete provider.replaced.token;
  expect((await signIn(`ana@${domain}`)).status).toBe(200);
  expect(await testSteps()).toMatchObject({ token: null });
  expect((await settings()).provider).toMatchObject({ last_problem: null, last_problem_detail: null });
  // Other settings bring other tokens.
  await put({ client_secret: "" });
  expect(await testSteps()).toMatchObject({ token: "token_untested" });
});

test("what anybody can write into a response is not shown to the Owner", async () => {
  await put();
  const started = await t.client()(operations.startSingleSignOn, { body: { email: `ana@${domain}` } });
  const cookie = signOnCookie(started);
  const state = new URL(started.body.url).searchParams.get("state");
  const body = {
    state,
    company_id: company.id,
    iss: provider.issuer,
    error: "Call 555-0100 to fix single sign-on",
  };
  await t.client()(operations.finishSingleSignOn, { body, headers: { cookie } });
  expect((await settings()).provider).toMatchObject({
    last_problem: "provider_error",
    last_problem_detail: null,
  });
});

test("groups that do not arrive make nobody an Owner, and the Owner reads for whom", async () => {
  await put({ group_claim: "groups", owner_group: "owners" });
  const people: [string, Record<string, unknown>, string | null, string[]][] = [
    ["ana", {}, "missing", []],
    ["leo", { _claim_names: { groups: "src1" } }, "too_many", []],
    ["bo", { groups: ["/owners"] }, "other_form", ["/owners"]],
    ["kim", { groups: ["Owners"] }, "other_form", ["Owners"]],
    ["lee", { groups: [] }, "missing", []],
    ["eva", { groups: ["staff"] }, null, []],
  ];
  // Groups stand in the token, and one person's only in the userinfo response.
  provider.replaced.token = (claims) => {
    const name = String(claims.sub).split("@")[0];
    const more = people.find(([each]) => each === name)?.[1] ?? {};
    return provider.sign({ ...claims, email: claims.sub, email_verified: true, ...more });
  };
  provider.people.set(`max@${domain}`, { groups: ["owners"] });
  for (const [name] of people)
    expect((await who((await signIn(`${name}@${domain}`)).body.token)).user_type_id).toBe(4);
  expect((await who((await signIn(`max@${domain}`)).body.token)).user_type_id).toBe(2);
  const missing = () =>
    settings().then(({ missing_groups }) =>
      missing_groups.toSorted((a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1)),
    );
  const expected = people
    .flatMap(([name, , problem, received]) =>
      problem ? [{ email: `${name}@${domain}`, problem, received }] : [],
    )
    .toSorted((a, b) => (a.email < b.email ? -1 : 1));
  expect(await missing()).toEqual(expected);
  // Another company reads nothing of it.
  const other = await testCompany(t);
  expect((await other.owner(operations.getSingleSignOn)).body.missing_groups).toEqual([]);

  // Once the groups arrive, or the settings ask for others, the note is gone.
  people[0]![1] = { groups: ["staff"] };
  await signIn(`ana@${domain}`);
  expect(await missing()).toEqual(expected.filter(({ email }) => !email.startsWith("ana@")));
  await put({ group_claim: "groups", owner_group: "/owners" });
  expect(await missing()).toEqual([]);
});

/** A provider whose token endpoint compares the secret without decoding it. */
async function literalProvider(secret: string, methods: string[] | undefined) {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    response.setHeader("content-type", "application/json");
    if (request.url === "/token") {
      const basic = request.headers.authorization?.replace("Basic ", "");
      received.push(basic ? "basic" : "post");
      const isRight = basic
        ? Buffer.from(basic, "base64").toString() === `lantern:${secret}`
        : methods?.includes("client_secret_basic") === true && methods.length === 1
          ? false
          : form.get("client_secret") === secret;
      response.writeHead(isRight ? 400 : 401);
      return response.end(JSON.stringify({ error: isRight ? "invalid_grant" : "invalid_client" }));
    }
    if (request.url === "/keys") return response.end('{"keys":[{"kty":"RSA","n":"AQAB","e":"AQAB"}]}');
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...(methods && { token_endpoint_auth_methods_supported: methods }),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, received, close: () => server.close() };
}

const odd = "a+b/c%d~e$f g:h";
test.each<[string, string, string[] | undefined, string | null, string[]]>([
  ["plain, both offered", "plain-secret", ["client_secret_basic", "client_secret_post"], null, ["basic"]],
  ["odd, both offered", odd, ["client_secret_basic", "client_secret_post"], null, ["basic", "post"]],
  ["odd, nothing said", odd, undefined, null, ["basic", "post"]],
  ["odd, only post", odd, ["client_secret_post"], null, ["post"]],
  ["odd, only basic", odd, ["client_secret_basic"], "client_characters", ["basic"]],
  [
    "an encoded one, only basic",
    "p%2Bq:ü",
    ["client_secret_basic", "private_key_jwt"],
    "client_characters",
    ["basic"],
  ],
])("a secret that the provider does not decode: %s", async (_, secret, methods, problem, sent) => {
  const literal = await literalProvider(secret, methods);
  await put({ issuer: literal.issuer, client_secret: secret });
  expect((await testSteps()).client).toBe(problem);
  expect(literal.received).toEqual(sent);
  // A wrong one is refused in every way, and not blamed on its letters where post was possible.
  await put({ issuer: literal.issuer, client_secret: "another-secret" });
  expect((await testSteps()).client).toBe("client_refused");
  literal.close();
});
