import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socialProviders as providers, type SocialProvider } from "@lantern/contract/choices";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../../../test/application.ts";
import { emailedSecret, password, testCompany } from "../../../../test/company.ts";
import type { TestIdentityProvider } from "../../../../test/identity-provider.ts";
import { testSocial } from "../../../../test/social.ts";
import type { SocialProof } from "../../../core/ports/identity-provider.ts";
import { socialAccounts, users } from "../../../db/schema/index.ts";
import { loadConfig } from "../../../system/config.ts";
import { socialProviders } from "./provider.ts";

const noKeys = { google: null, microsoft: null, facebook: null, linkedin: null };
const verifyOperations = {
  google: operations.verifyGoogle,
  facebook: operations.verifyFacebook,
  microsoft: operations.verifyMicrosoft,
  linkedin: operations.verifyLinkedin,
};

let made: Awaited<ReturnType<typeof testSocial>>;
let idp: TestIdentityProvider;
let t: TestApplication;
let number = 0;

beforeAll(async () => {
  made = await testSocial();
  ({ idp, t } = made);
});
afterAll(() => made.close());

const epoch = () => ({ epoch: Math.floor(t.clock.now().getTime() / 1000) });
const newEmail = () => `ada${++number}@engines.example`;
const prove = (provider: SocialProvider, email: string, name?: string) =>
  idp.signIn(t.context.social[provider]!.offer, { email, ...(name && { name }) });
const post = (provider: SocialProvider, proof: Partial<SocialProof>, headers = {}) =>
  t.client()(verifyOperations[provider], { body: malformed({ provider, ...proof }), headers });
const socialCookie = (response: { headers: Record<string, unknown> }) =>
  /social-link=([^;]+)/.exec(String(response.headers["set-cookie"]))?.[1] ?? "";
const userOf = async (email: string) =>
  (await t.database.db.select().from(users).where(eq(users.email, email)))[0];

test("[M01] the available providers are listed, with everything that a page needs to start", async () => {
  const { items, host } = (await t.client()(operations.listProviders)).body;
  expect(host).toBe(t.context.settings.origin);
  expect(items.map((one) => one.provider).sort()).toEqual([...providers].sort());
  for (const offer of items)
    expect(offer).toMatchObject({ local: true, client_id: `local-${offer.provider}` });
  const bare = await testApplication();
  expect((await bare.client()(operations.listProviders)).body.items).toEqual([]);
  const body = { provider: "google", token: "x" };
  expect((await bare.client()(operations.verifyGoogle, { body })).status).toBe(404);
  await bare.close();
});

test("[M23] pages get the client ID that the environment had at the start", () => {
  const listOffered = (MICROSOFT_CLIENT_ID: string) => {
    const config = loadConfig({ MICROSOFT_CLIENT_ID, DATA_DIR: mkdtempSync(join(tmpdir(), "lantern-")) });
    return socialProviders(config, () => new Date(), null).microsoft?.offer;
  };
  expect(listOffered("first")).toMatchObject({ client_id: "first", local: false });
  expect(listOffered("second")?.client_id).toBe("second");
  expect(listOffered("")).toBeUndefined();
});

test("outside of local mode nothing replaces a provider, and keys enable one", () => {
  const config = { social: { ...noKeys, google: { clientId: "abc" } }, origin: "https://play.example" };
  const directory = socialProviders(config, () => new Date(), null);
  expect(Object.keys(directory)).toEqual(["google"]);
  expect(directory.google?.offer).toMatchObject({ client_id: "abc", local: false });
  expect(directory.google?.offer.authorize_url).toMatch(/^https:\/\/accounts\.google\.com\//);
});

test("somebody with an authenticator app is asked for its code after a provider's sign-in, too", async () => {
  const email = newEmail();
  const { token } = (await post("google", await prove("google", email))).body;
  const own = t.client(token);
  const { secret } = (await own(operations.startAuthenticator, { body: {} })).body;
  await own(operations.confirmAuthenticator, { body: { code: generateSync({ secret, ...epoch() }) } });
  t.clock.advance(1);

  const refused = await post("google", await prove("google", email));
  expect(refused).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR" } });
  const cookie = /sign-in=[^;]+/.exec(String(refused.headers["set-cookie"]))?.[0] ?? "";
  const body = { code: generateSync({ secret, ...epoch() }) };
  const entered = await t.client()(operations.enterSecondFactor, { body, headers: { cookie } });
  expect((await t.client(entered.body.token)(operations.getUser)).body.email).toBe(email);
});

describe.each(providers)("%s", (provider) => {
  test("[C21] [D06] a new person gets a token and nothing else, and has no password and no company", async () => {
    const email = newEmail();
    const response = await post(provider, await prove(provider, email));
    expect([response.status, Object.keys(response.body)]).toEqual([200, ["token"]]);
    const client = t.client(response.body.token);
    expect((await client(operations.getUser)).body).toMatchObject({
      first_name: "Ada",
      last_name: "Lovelace",
      email,
      has_password: false,
      profile: null,
      company: null,
      user_type_id: 2,
      terms_accepted_at: null,
    });
    expect(await client(operations.getCompany)).toMatchObject({ status: 404, body: { code: "USER_010" } });
  });

  test("the same identity signs in to the same account, also after its address has changed", async () => {
    const email = newEmail();
    const first = await post(provider, await prove(provider, email));
    const id = (await t.client(first.body.token)(operations.getUser)).body.id;
    await t.database.db.update(users).set({ email: newEmail() }).where(eq(users.id, id));
    const again = await post(provider, await prove(provider, email));
    expect((await t.client(again.body.token)(operations.getUser)).body.id).toBe(id);
  });

  test("[E63] a made-up token is rejected without internal details", async () => {
    const proof = await prove(provider, newEmail());
    for (const token of ["made.up.token", proof.token.slice(0, -4)]) {
      const { status, body } = await post(provider, { ...proof, token });
      expect({ status, body }).toEqual({
        status: 401,
        body: { code: "SOCIAL_LOGIN_FAILED", message: "Social login failed" },
      });
    }
  });

  test("[E31] a person without an address gets no account", async () => {
    const before = await t.database.db.$count(users);
    const proof = await prove(provider, "", `Nameless ${++number}`);
    expect(await post(provider, proof)).toMatchObject({ status: 422, body: { code: "USER_002" } });
    expect(await t.database.db.$count(users)).toBe(before);
  });

  test("[E40] an address of a free provider is rejected", async () => {
    const proof = await prove(provider, `ada${++number}@gmail.com`);
    expect(await post(provider, proof)).toMatchObject({
      status: 422,
      body: { code: "USER_011", errors: { email: [expect.any(String)] } },
    });
  });

  test("[C21] another provider in the body is an invalid request", async () => {
    const proof = await prove(provider, newEmail());
    for (const other of [...providers.filter((one) => one !== provider), "twitter"]) {
      const body = { ...proof, provider: other };
      expect(await t.client()(verifyOperations[provider], { body })).toMatchObject({
        status: 422,
        body: { code: "REQUEST_001", message: "Invalid request" },
      });
    }
    expect((await post(provider, proof)).status).toBe(200);
  });

  test("[C15] accepts requests with an expired auth token, which it ignores", async () => {
    const response = await t.client("an-old-bearer")(verifyOperations[provider], {
      body: { provider, token: "x" },
    });
    expect(response).toMatchObject({ status: 401, body: { code: "SOCIAL_LOGIN_FAILED" } });
  });

  test("a person who cancels comes back with that error, and no token", async () => {
    const end = await idp.cancel(t.context.social[provider]!.offer);
    expect(`${end.hash}${end.search}`).toContain("error=access_denied");
  });
});

test("[C15] a provider that does not exist has the response of an unknown operation", async () => {
  const there = { ...operations.verifyGoogle, path: "/api/auth/twitter/verify" } as const;
  const body = { provider: "twitter", token: "x" };
  expect((await t.client()(there, { body })).status).toBe(404);
});

test("a token of one client is invalid for another", async () => {
  const proof = await prove("google", newEmail());
  expect((await post("microsoft", proof)).body.code).toBe("SOCIAL_LOGIN_FAILED");
});

test("a stolen token is useless without the page's secret", async () => {
  const proof = await prove("google", newEmail());
  for (const nonce of [undefined, "", "guessed", proof.token.slice(0, 200)]) {
    expect((await post("google", { token: proof.token, nonce })).status).toBe(401);
  }
});

test("a code is useless without its verifier, for another address, or twice", async () => {
  const proof = await prove("linkedin", newEmail());
  expect((await post("linkedin", { ...proof, code_verifier: "x".repeat(43) })).status).toBe(401);
  const other = await prove("linkedin", newEmail());
  expect((await post("linkedin", { ...other, redirect_uri: "https://evil.example/" })).status).toBe(401);
  const good = await prove("linkedin", newEmail());
  expect([(await post("linkedin", good)).status, (await post("linkedin", good)).status]).toEqual([200, 401]);
});

describe("an account with the same address", () => {
  test.each(providers)("is never opened by %s alone: its owner is asked by email", async (provider) => {
    const { email } = await testCompany(t);
    const proof = await prove(provider, email.toUpperCase());
    const request = await post(provider, proof);
    expect(request).toMatchObject({ status: 409, body: { code: "SOCIAL_CONFIRM" } });
    expect(request.body.token).toBeUndefined();
    expect((await t.emails(email)).at(-1)).toMatchObject({
      kind: "social-link",
      links: [expect.stringMatching(/\/verify\/social\/[\w-]{43}$/)],
    });
    const user = (await userOf(email))!;
    expect(await t.database.db.$count(socialAccounts, eq(socialAccounts.userId, user.id))).toBe(0);
  });

  test("is linked once, when the email is confirmed in the browser that started", async () => {
    const { email, id } = await testCompany(t);
    const cookie = socialCookie(await post("google", await prove("google", email)));
    const token = await emailedSecret(t, email);
    const confirm = (value: string) =>
      t.client()(operations.confirmSocial, {
        body: { token },
        headers: { cookie: `social-link=${value}` },
      });

    expect(await t.client()(operations.confirmSocial, { body: { token } })).toMatchObject({
      status: 409,
      body: { code: "OTHER_BROWSER" },
    });
    expect((await confirm("another-browser")).body.code).toBe("OTHER_BROWSER");
    const joined = await confirm(cookie);
    expect((await t.client(joined.body.token)(operations.getUser)).body.company!.id).toBe(id);
    expect((await confirm(cookie)).body.code).toBe("LINK_EXPIRED");

    const next = await post("google", await prove("google", email));
    expect((await t.client(next.body.token)(operations.getUser)).body).toMatchObject({
      email,
      has_password: true,
    });
  });

  test("that was never verified loses the password that somebody had set for it", async () => {
    const { email, owner } = await testCompany(t, { verified: false });
    const cookie = socialCookie(await post("microsoft", await prove("microsoft", email)));
    const joined = await t.client()(operations.confirmSocial, {
      body: { token: await emailedSecret(t, email) },
      headers: { cookie: `social-link=${cookie}` },
    });
    expect((await t.client(joined.body.token)(operations.getUser)).body).toMatchObject({
      has_password: false,
      email_verified_at: t.clock.now().toISOString(),
    });
    expect((await owner(operations.getUser)).status).toBe(401);
    expect((await t.client()(operations.login, { body: { email, password } })).status).toBe(401);
  });

  test("is not linked an hour later", async () => {
    const { email } = await testCompany(t);
    await post("google", await prove("google", email));
    t.clock.advance(61);
    const body = { token: await emailedSecret(t, email) };
    expect((await t.client()(operations.confirmSocial, { body })).body.code).toBe("LINK_EXPIRED");
  });
});

const vouching = ["google", "microsoft", "linkedin"] as const;
test.each(vouching)(
  "[D05, V06] a person who signs up with %s names a company, is its Owner, and has a verified address at once",
  async (provider) => {
    const email = `ada@founders${++number}.example`;
    const { body } = await post(provider, await prove(provider, email));
    const client = t.client(body.token);
    expect((await client(operations.getUser)).body.email_verified_at).toEqual(expect.any(String));
    const saved = await client(operations.putProfile, {
      body: {
        company_name: "Analytical Engines",
        country_id: "GB",
        timezone_id: "Europe/London",
        area_code: "+44",
        phone_number: "20 7946 0000",
        terms: true,
      },
    });
    expect(saved.body).toMatchObject({
      user_type_id: 2,
      company: { name: "Analytical Engines" },
      terms_accepted_at: t.clock.now().toISOString(),
    });
    expect((await client(operations.getCompany)).body.verified).toBe(true);
    expect((await client(operations.getCredits)).body.available).toBe(6);
  },
);

test("an address that the provider does not vouch for is verified by our own email", async () => {
  const email = newEmail();
  await post("facebook", await prove("facebook", email));
  expect((await userOf(email))?.emailVerifiedAt).toBeNull();
  const token = await emailedSecret(t, email);
  expect((await t.client()(operations.verifyEmail, { body: { token } })).status).toBe(204);
  expect((await userOf(email))?.emailVerifiedAt).toEqual(expect.any(Date));
});

test("the company of somebody else cannot be named", async () => {
  const { id } = await testCompany(t);
  const { body } = await post("google", await prove("google", newEmail()));
  const client = t.client(body.token);
  const profile = { country_id: "GB", timezone_id: "UTC", area_code: "+44", phone_number: "1" };
  await client(operations.putProfile, { body: malformed({ ...profile, company_id: id }) });
  expect((await client(operations.getUser)).body.company).toBeNull();
});
