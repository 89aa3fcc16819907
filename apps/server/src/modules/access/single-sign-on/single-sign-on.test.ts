import { randomBytes } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, registration, type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  companyProvider,
  connectionTo,
  type Jar,
  proveDomain,
  responseAt,
  signOnCookie,
} from "../../../../test/company-provider.ts";
import { auditLog, singleSignOn } from "../../../db/schema/index.ts";
import { issueToken } from "../tokens/repository.ts";
import { newPasswordHash } from "../users/passwords.ts";
import { findUserByEmail, insertUser } from "../users/repository.ts";

let t: TestApplication;
let host: string;
let company: TestCompany;
let provider: CompanyProvider;
let domain: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
  host = await t.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => t.close());

/** Each test has a company with a provider of its own. */
beforeEach(async () => {
  t.clock.at = new Date();
  company = await testCompany(t);
  domain = `single${++number}.example`;
  const { body } = await company.owner(operations.getSingleSignOn);
  provider = await companyProvider({
    redirectUri: body.redirect_uri,
    backChannelLogoutUri: host + new URL(body.back_channel_logout_uri).pathname,
    postLogoutRedirectUri: body.post_logout_redirect_uri,
  });
  return () => provider.close();
});

const settings = (more = {}) => ({ ...connectionTo(provider), ...more });
const save = async (more = {}) => {
  const saved = await company.owner(operations.putSingleSignOn, { body: settings(more) });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  return saved.body;
};
const claim = async (name = domain, owner = company.owner) =>
  (await owner(operations.addDomain, { body: { domain: name } })).body as operations.CompanyDomain;
const prove = (name = domain, owner = company.owner) => proveDomain({ owner }, name);
const setUp = async (more = {}) => {
  await prove();
  await save(more);
};
const problem = async () =>
  (await company.owner(operations.getSingleSignOn)).body.provider!.last_problem as string | null;

/** Begins a sign-in as a browser does, and resolves with what the page sends at its end. */
async function begin(login: string, jar?: Jar) {
  const started = await t.client()(operations.startSingleSignOn, { body: { email: login } });
  expect([started.status, started.body]).toEqual([200, started.body]);
  const cookie = signOnCookie(started);
  const returned = await provider.walk(started.body.url, login, jar);
  return { cookie, body: responseAt(returned) };
}
const finish = ({ cookie, body }: Awaited<ReturnType<typeof begin>>) =>
  t.client()(operations.finishSingleSignOn, { body, headers: { cookie } });
const signIn = async (login: string, jar?: Jar) => finish(await begin(login, jar));
const refusedAs = async (code: string, login = `ada@${domain}`) => {
  const response = await signIn(login);
  expect([response.status >= 400, response.body.code]).toEqual([true, code]);
};
const person = async (token: string) => (await t.client(token)(operations.getUser)).body;
const sub = async (email: string) =>
  insertUser(t.database.db, {
    email,
    companyId: company.id,
    userTypeId: Role.CONSUMER_ADMIN_SUB,
    firstName: "Ben",
    lastName: "Sub",
    emailVerifiedAt: new Date(),
    passwordHash: await newPasswordHash(password, { email, firstName: "Ben", lastName: "Sub" }),
  });
const login = (email: string) => t.client()(operations.login, { body: { email, password } });

test("a first sign-in makes a Sub-Administrator, and the next one finds them by subject", async () => {
  await setUp();
  provider.people.set(`ada@${domain}`, { given_name: "Ada", family_name: "Lovelace" });
  const first = await signIn(`ada@${domain}`);
  const ada = await person(first.body.token);
  expect(ada).toMatchObject({
    user_type_id: 4,
    first_name: "Ada",
    email: `ada@${domain}`,
    has_password: false,
  });
  expect(ada.company!.id).toBe(company.id);
  provider.people.set(`ada@${domain}`, { email: `new@${domain}` });
  expect((await person((await signIn(`ada@${domain}`)).body.token)).id).toBe(ada.id);
  const log = await t.database.db.select().from(auditLog).where(eq(auditLog.companyId, company.id));
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["domain.prove", "single_sign_on.create", "user.sign_on_create"]),
  );
});

test("the group claim makes an Owner; everybody else becomes a Sub-Administrator", async () => {
  await setUp({ group_claim: "groups", owner_group: "lantern-owners" });
  provider.people.set(`boss@${domain}`, { groups: ["staff", "lantern-owners"] });
  provider.people.set(`ben@${domain}`, { groups: ["staff"] });
  expect((await person((await signIn(`boss@${domain}`)).body.token)).user_type_id).toBe(2);
  expect((await person((await signIn(`ben@${domain}`)).body.token)).user_type_id).toBe(4);
});

test("without an account, people are refused unless the company makes them or has invited them", async () => {
  await setUp({ makes_admins: false });
  await refusedAs("SIGN_ON_NO_ACCOUNT");
  const invitation = { email: `ada@${domain}`, user_type_id: 2, current_password: password };
  expect((await company.owner(operations.inviteAdmin, { body: invitation })).status).toBeLessThan(300);
  expect((await person((await signIn(`ada@${domain}`)).body.token)).user_type_id).toBe(2);
});

test("the secret is stored encrypted and never sent back; another issuer needs its own", async () => {
  await setUp();
  const [row] = await t.database.db.select().from(singleSignOn).where(eq(singleSignOn.companyId, company.id));
  expect(row!.encryptedSecret).not.toContain("secret-of");
  expect(JSON.stringify((await company.owner(operations.getSingleSignOn)).body)).not.toContain("secret-of");
  const same = settings({ client_secret: "" });
  expect((await company.owner(operations.putSingleSignOn, { body: same })).status).toBe(200);
  const moved = { ...same, issuer: "http://127.0.0.1:9" };
  expect(await company.owner(operations.putSingleSignOn, { body: moved })).toMatchObject({
    status: 422,
    body: { errors: { client_secret: expect.anything() } },
  });
});

test("a token with another key, audience, issuer or nonce, or an expired one, is refused", async () => {
  await setUp();
  const other = (await generateKeyPair("RS256")).privateKey;
  const past = Math.floor(Date.now() / 1000) - 3600;
  const cases: [string, (claims: Record<string, unknown>) => Promise<string>][] = [
    ["token_signature", (claims) => provider.sign(claims, other)],
    ["token_audience", (claims) => provider.sign({ ...claims, aud: "another-client" })],
    ["token_audience", (claims) => provider.sign({ ...claims, aud: ["lantern", "other"], azp: "other" })],
    ["token_issuer", (claims) => provider.sign({ ...claims, iss: "https://elsewhere.example" })],
    ["token_expired", (claims) => provider.sign({ ...claims, iat: past - 60, exp: past })],
    ["token_nonce", (claims) => provider.sign({ ...claims, nonce: "of-another-sign-in" })],
    ["clock", (claims) => provider.sign({ ...claims, iat: past + 7200, exp: past + 9000 })],
    ["token_invalid", async () => "no.token.atall"],
  ];
  for (const [expected, forge] of cases) {
    provider.replaced.token = forge;
    await refusedAs("SIGN_ON_FAILED");
    expect(await problem()).toBe(expected);
  }
  delete provider.replaced.token;
  expect((await signIn(`ada@${domain}`)).status).toBe(200);
  expect(await problem()).toBeNull();
});

test("a response works once, in the browser that asked, and a stolen code is worth nothing", async () => {
  await setUp();
  const attempt = await begin(`ada@${domain}`);
  const foreign = { ...attempt, cookie: `sign-on=${randomBytes(32).toString("base64url")}` };
  expect(await finish(foreign)).toMatchObject({ status: 401, body: { code: "SIGN_ON_FAILED" } });
  expect((await finish(attempt)).status).toBe(200);
  expect(await finish(attempt)).toMatchObject({ status: 401, body: { code: "SIGN_ON_FAILED" } });
  // The same code in a request that another browser began: the provider compares the verifier.
  const innocent = await begin(`ada@${domain}`);
  const thief = await begin(`eve@${domain}`);
  const injected = { cookie: thief.cookie, body: { ...thief.body, code: innocent.body.code! } };
  expect((await finish(injected)).status).toBe(401);
  expect(await problem()).toBe("code_refused");
  const late = await begin(`ada@${domain}`);
  t.clock.advance(16);
  expect((await finish(late)).status).toBe(401);
});

test("a response of another provider is refused before its code is redeemed", async () => {
  await setUp();
  const attempt = await begin(`ada@${domain}`);
  const mixed = { ...attempt, body: { ...attempt.body, iss: "https://attacker.example" } };
  expect((await finish(mixed)).status).toBe(401);
  expect(await problem()).toBe("response_issuer");
  const { cookie, body } = await begin(`ada@${domain}`);
  const { iss: _, ...silent } = body;
  expect((await finish({ cookie, body: silent })).status).toBe(401);
  const before = await begin(`ada@${domain}`);
  await save({ issuer: `${provider.issuer}/` });
  expect((await finish(before)).status).toBe(401);
});

test("a provider cannot take over accounts by an address that its company has not proved", async () => {
  await setUp();
  const innocent = await testCompany(t);
  for (const [claims, expected] of [
    [{ email: innocent.email }, "email_domain"],
    [{ email: company.email }, "email_domain"],
    [{ email: `boss@${domain}`, email_verified: false }, "email_unverified"],
    [{ email: undefined }, "claim_email"],
  ] as const) {
    provider.people.set(`eve@${domain}`, claims);
    await refusedAs("SIGN_ON_ADDRESS", `eve@${domain}`);
    expect(await problem()).toBe(expected);
  }
  // Claiming the domain without proving it changes nothing.
  await claim(innocent.email.split("@")[1]!.toLowerCase());
  provider.people.set(`eve@${domain}`, { email: innocent.email });
  await refusedAs("SIGN_ON_ADDRESS", `eve@${domain}`);
  // An account of somebody else at the proved domain is not ours to open.
  const email = `stranger@${domain}`;
  await t.client()(operations.register, { body: registration(email) });
  await refusedAs("SIGN_ON_ADDRESS", email);
  expect(await problem()).toBe("other_company");
});

test("a domain is proved by one company, and only with its record", async () => {
  const { id } = await claim();
  const params = { id };
  for (const body of [{}, { proof: "guess" }])
    expect(await company.owner(operations.proveDomain, { params, body })).toMatchObject({
      body: { code: "DOMAIN_UNPROVED" },
    });
  await save();
  const query = { domain };
  expect((await t.client()(operations.findSingleSignOn, { query })).body.available).toBe(false);
  const other = await testCompany(t);
  expect((await prove(domain, other.owner)).status).toBe(200);
  const [email] = await t.emails(`postmaster@${domain}`);
  const proof = new URL(email!.links[0]!).searchParams.get("proof");
  expect(await company.owner(operations.proveDomain, { params, body: { proof } })).toMatchObject({
    body: { code: "DOMAIN_IN_USE" },
  });
  expect(await company.owner(operations.addDomain, { body: { domain: "gmail.com" } })).toMatchObject({
    status: 422,
  });
});

test("people of the domains must use it, from that moment and whatever token they have; Owners need not", async () => {
  await setUp();
  const email = `ben@${domain}`;
  const { id } = await sub(email);
  const token = await issueToken(t.database.db, t.clock.now(), { userId: id });
  expect((await t.client(token)(operations.getUser)).status).toBe(200);
  const before = (await login(email)).body.token;
  await save({ required: true });
  for (const one of [token, before]) expect((await t.client(one)(operations.getUser)).status).toBe(401);
  expect(await login(email)).toMatchObject({ status: 403, body: { code: "SIGN_ON_REQUIRED" } });
  // However a token was made, it is worth nothing without single sign-on.
  const late = await issueToken(t.database.db, t.clock.now(), { userId: id });
  expect((await t.client(late)(operations.listSessions)).status).toBe(401);

  const used = await signIn(email);
  expect((await person(used.body.token)).id).toBe(id);
  const refreshed = await t.client(used.body.token)(operations.refreshToken);
  expect((await person(refreshed.body.token)).id).toBe(id);
  expect((await login(company.email)).status).toBe(200);
  const query = { domain };
  expect((await t.client()(operations.findSingleSignOn, { query })).body).toEqual({
    available: true,
    required: true,
  });
  expect((await company.owner(operations.deleteSingleSignOn)).status).toBe(204);
  expect((await login(email)).status).toBe(200);
});

test("an invitation of somebody who must use it makes no account with a password", async () => {
  await setUp({ required: true });
  const email = `ada@${domain}`;
  await company.owner(operations.inviteAdmin, { body: { email, user_type_id: 4 } });
  const token = (await t.emails(email)).at(-1)!.links[0]!.split("/").at(-1)!;
  const body = { first_name: "Ada", last_name: "L", password, password_confirmation: password, terms: true };
  expect(await t.client()(operations.acceptInvitation, { params: { token }, body })).toMatchObject({
    status: 403,
    body: { code: "SIGN_ON_REQUIRED" },
  });
  expect(await findUserByEmail(t.database.db, email)).toBeUndefined();
});

test("logging out leads to the provider, and the provider's logout ends our tokens", async () => {
  await setUp();
  const jar: Jar = new Map();
  const own = t.client((await signIn(`ada@${domain}`, jar)).body.token);
  const elsewhere = t.client((await signIn(`ada@${domain}`)).body.token);
  const { url } = (await own(operations.getSignOutAddress)).body;
  const back = await provider.walk(url!, "", jar);
  expect(back.pathname).toBe("/login");
  await expect.poll(async () => (await own(operations.getUser)).status).toBe(401);
  // Another session at the provider goes on.
  expect((await elsewhere(operations.getUser)).status).toBe(200);
  expect((await company.owner(operations.getSignOutAddress)).body.url).toBeNull();
});

test("a logout token that is not the provider's ends nothing", async () => {
  await setUp();
  const own = t.client((await signIn(`ada@${domain}`)).body.token);
  const now = Math.floor(Date.now() / 1000);
  const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const claims = { iss: provider.issuer, aud: "lantern", iat: now, jti: "1", sub: `ada@${domain}`, events };
  const send = async (token: string) => {
    const payload = new URLSearchParams({ logout_token: token }).toString();
    const url = operations.backChannelLogout.path.replace(":id", company.id);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return (await t.app.inject({ method: "POST", url, payload, headers })).statusCode;
  };
  const other = (await generateKeyPair("RS256")).privateKey;
  const wrong = [
    await provider.sign(claims, other),
    await provider.sign({ ...claims, aud: "other" }),
    await provider.sign({ ...claims, iss: "https://elsewhere.example" }),
    await provider.sign({ ...claims, iat: now - 3600 }),
    await provider.sign({ ...claims, nonce: "of an ID token" }),
    await provider.sign({ ...claims, events: {} }),
    await provider.sign({ ...claims, sub: undefined }),
    "nonsense",
    "",
  ];
  for (const token of wrong) expect(await send(token)).toBe(400);
  expect((await own(operations.getUser)).status).toBe(200);
  expect(await send(await provider.sign(claims))).toBe(200);
  expect((await own(operations.getUser)).status).toBe(401);
});
