import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { balanceOf, emailedSecret, password, registration, testCompany } from "../../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const register = (over: Record<string, unknown>) =>
  t.client()(operations.register, { body: { ...registration("new@fresh.example"), ...over } });

describe("signing up", () => {
  test.each([
    ["[E40] a free provider", { email: "ana@gmail.com" }, "USER_011", "email"],
    ["[V04] a disposable domain", { email: "ana@mailinator.com" }, "USER_011", "email"],
    [
      "[E42] seven characters",
      { password: "1234567", password_confirmation: "1234567" },
      "USER_013",
      "password",
    ],
    ["[E43] two passwords", { password_confirmation: "another one" }, "USER_014", "password_confirmation"],
    [
      "[V01] one of the most common passwords",
      { password: "Password1", password_confirmation: "Password1" },
      "REQUEST_001",
      "password",
    ],
    [
      "[V01] 257 characters",
      { password: "x".repeat(257), password_confirmation: "x".repeat(257) },
      "REQUEST_001",
      "password",
    ],
    ["no yes to the terms", { terms: false }, "REQUEST_001", "terms"],
    ["an empty name", { first_name: " \n", last_name: "" }, "REQUEST_001", "first_name"],
  ])("%s is refused at its field", async (_, over, code, field) => {
    const { status, body } = await register(over);
    expect({ status, code: body.code }).toEqual({ status: 422, code });
    expect(body.errors![field]).toHaveLength(1);
  });

  test("[E36] a used address in another letter case is rejected at the field", async () => {
    const { email } = await testCompany(t);
    const { status, body } = await register({ email: email.toUpperCase() });
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 422,
      code: "USER_007",
      errors: { email: ["Email already exists"] },
    });
    const [message] = (await t.emails(email)).slice(-1);
    expect(message).toMatchObject({ kind: "already-registered", links: ["http://localhost:3000/login"] });
  });

  test("[E36] requests for many used addresses are slowed down; the owner gets at most five emails about it", async () => {
    const { email } = await testCompany(t);
    const asker = t.client();
    const responses: number[] = [];
    for (let n = 0; n < 12; n++)
      responses.push((await asker(operations.register, { body: registration(email) })).status);
    expect(responses).toEqual([...Array(10).fill(422), 429, 429]);
    // Beyond the limit, a new address gets the same response.
    const fresh = { body: registration("fresh@new-company.example") };
    expect((await asker(operations.register, fresh)).status).toBe(429);
    expect((await t.client()(operations.register, fresh)).status).toBe(201);
    const kinds = (await t.emails(email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "already-registered")).toHaveLength(5);
  });

  test("two simultaneous sign-ups with one address make one person", async () => {
    const body = registration("twice@race.example");
    const responses = await Promise.all([1, 2, 3].map(() => t.client()(operations.register, { body })));
    expect(responses.map((response) => response.status).sort()).toEqual([201, 422, 422]);
  });

  test("[V01] a password of 256 characters is accepted and signs in", async () => {
    const long = "a lantern in fog ".repeat(16).slice(0, 256);
    const email = "long@password.example";
    expect((await register({ email, password: long, password_confirmation: long })).status).toBe(201);
    expect((await t.client()(operations.login, { body: { email, password: long } })).status).toBe(200);
  });
});

describe("signing in", () => {
  test("[C20] both operations to sign in respond with a token and nothing else, in any letter case", async () => {
    const { email } = await testCompany(t);
    for (const call of [operations.login, operations.authLogin]) {
      const { status, body } = await t.client()(call, { body: { email: email.toLowerCase(), password } });
      expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ["token"] });
    }
  });

  test("[E62] a wrong password and an unknown address have the same response", async () => {
    const { email } = await testCompany(t);
    const wrong = await t.client()(operations.login, { body: { email, password: "not this one" } });
    const unknown = await t.client()(operations.login, { body: { email: "no@one.example", password } });
    expect(wrong).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED", message: "Login failed" } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test("ten wrong passwords slow down the account on that network only, and a reset by email ends that", async () => {
    const { email } = await testCompany(t);
    const office = t.client();
    const attempt = (guess: string, from = office) =>
      from(operations.login, { body: { email, password: guess } });
    for (let n = 0; n < 10; n++) expect((await attempt("guess")).status).toBe(401);
    const slow = await attempt(password);
    expect(slow).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(Number(slow.headers["retry-after"])).toBe(90);
    expect((await attempt(password, t.client())).status).toBe(200);

    const word = "another word of mine";
    await office(operations.forgotPassword, { body: { email } });
    const token = await emailedSecret(t, email);
    const body = { token, password: word, password_confirmation: word };
    expect((await office(operations.resetPassword, { body })).status).toBe(204);
    expect((await attempt(word)).status).toBe(200);
  });
});

describe("tokens", () => {
  test("[K01] a token is valid for 480 minutes", async () => {
    const { owner } = await testCompany(t);
    t.clock.advance(479);
    expect((await owner(operations.getUser)).status).toBe(200);
    t.clock.advance(2);
    expect(await owner(operations.getUser)).toMatchObject({
      status: 401,
      body: { code: "UNAUTHENTICATED", message: "Unauthenticated" },
    });
  });

  test("[C24] a refresh gives a new token and ends the old one within half a minute", async () => {
    const { owner } = await testCompany(t);
    const fresh = t.client((await owner(operations.refreshToken)).body.token);
    expect((await owner(operations.getUser)).status).toBe(200);
    t.clock.advance(0.6);
    expect((await owner(operations.getUser)).status).toBe(401);
    expect((await owner(operations.refreshToken)).status).toBe(401);
    expect((await fresh(operations.getUser)).status).toBe(200);
    expect((await t.client()(operations.refreshToken)).status).toBe(401);
  });

  test("two tabs that refresh at once, or a tab that lost the response, get the same new token", async () => {
    const { owner } = await testCompany(t);
    const [first, second] = await Promise.all([
      owner(operations.refreshToken),
      owner(operations.refreshToken),
    ]);
    t.clock.advance(0.3);
    const again = await owner(operations.refreshToken);
    expect([second.body.token, again.body.token]).toEqual([first.body.token, first.body.token]);
    expect((await t.client(first.body.token)(operations.refreshToken)).body.token).not.toBe(first.body.token);
  });

  test("signing out ends the whole sign-in: refreshed tokens and their successors", async () => {
    const { owner } = await testCompany(t);
    const fresh = t.client((await owner(operations.refreshToken)).body.token);
    const newest = t.client((await fresh(operations.refreshToken)).body.token);
    expect((await fresh(operations.logout)).status).toBe(204);
    for (const client of [owner, fresh, newest]) expect((await client(operations.getUser)).status).toBe(401);
  });

  test("however often it is refreshed, a sign-in ends after seven days", async () => {
    const { owner, token } = await testCompany(t);
    const began = t.clock.now();
    let authToken = token;
    const left = () => began.getTime() + 7 * 86_400_000 - t.clock.now().getTime();
    for (; left() > 60_000; t.clock.advance(Math.min(240, left() / 60_000 - 1)))
      authToken = (await t.client(authToken)(operations.refreshToken)).body.token;
    const last = t.client((await t.client(authToken)(operations.refreshToken)).body.token);
    expect((await last(operations.getUser)).status).toBe(200);
    t.clock.advance(1.1);
    expect((await last(operations.getUser)).status).toBe(401);
    expect((await owner(operations.getUser)).status).toBe(401);
    t.clock.at = began;
  });

  test("[C25] a token that was signed out gets 401", async () => {
    const { owner } = await testCompany(t);
    expect((await owner(operations.logout)).status).toBe(204);
    expect((await owner(operations.getUser)).status).toBe(401);
  });
});

describe("verification of the address", () => {
  test("[K30] the first verified address of an email domain brings six credits, once", async () => {
    const first = await testCompany(t, { verified: false });
    expect(await balanceOf(t, first.id)).toEqual({ balance: 0, reserved: 0 });
    const token = await emailedSecret(t, first.email);
    expect((await t.client()(operations.verifyEmail, { body: { token } })).status).toBe(204);
    expect((await first.owner(operations.getCredits)).body).toMatchObject({
      balance: 6,
      reserved: 0,
      available: 6,
    });
    const again = await t.client()(operations.verifyEmail, { body: { token } });
    expect(again).toMatchObject({ status: 410, body: { code: "LINK_EXPIRED" } });

    const sameDomain = `second@${first.email.split("@")[1]}`;
    const second = await t.client()(operations.register, { body: registration(sameDomain) });
    await t.client()(operations.verifyEmail, { body: { token: await emailedSecret(t, sameDomain) } });
    expect((await t.client(second.body.token)(operations.getCredits)).body).toMatchObject({ balance: 0 });
  });

  test("[C17] resending has the same response for known, verified and unknown addresses", async () => {
    const { email } = await testCompany(t, { verified: false });
    const verified = (await testCompany(t)).email;
    const before = (await t.emails(verified)).length;
    const resend = (to: string) => t.client()(operations.resendVerification, { body: { email: to } });
    const unknown = await resend("no@one.example");
    expect(unknown.status).toBe(202);
    for (const address of [email, verified]) {
      const { status, body } = await resend(address);
      expect({ status, body }).toEqual({ status: 202, body: unknown.body });
    }
    expect(await t.emails(email)).toHaveLength(2);
    expect(await t.emails(verified)).toHaveLength(before);
  });
});

test("[C39] a reset sets the password once, ends other sign-ins and verifies the address", async () => {
  const { owner, email } = await testCompany(t, { verified: false });
  const unknown = await t.client()(operations.forgotPassword, { body: { email: "no@one.example" } });
  const request = await t.client()(operations.forgotPassword, { body: { email } });
  expect(request).toMatchObject({ status: 202, body: unknown.body });
  const word = "another lantern";
  const body = { token: await emailedSecret(t, email), password: word, password_confirmation: word };
  expect((await t.client()(operations.resetPassword, { body })).status).toBe(204);
  expect((await t.client()(operations.resetPassword, { body })).body.code).toBe("LINK_EXPIRED");
  expect((await owner(operations.getUser)).status).toBe(401);
  const { token } = (await t.client()(operations.login, { body: { email, password: word } })).body;
  expect((await t.client(token)(operations.getUser)).body.email_verified_at).toEqual(expect.any(String));
});

test("thirty wrong sign-ins from one network do not delay a stranger's by more than a few of them", async () => {
  vi.stubEnv("PASSWORD_COST", "real");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { email } = await testCompany(t);
  const guesser = t.client(undefined, "10.99.0.1");
  let guessed = 0;
  const guesses = Array.from({ length: 30 }, async (_, index) => {
    const body = { email: `nobody${index}@company.example`, password: "a wrong password" };
    await guesser(operations.login, { body });
    guessed += 1;
  });
  const { status } = await t.client()(operations.login, { body: { email, password } });
  expect([status, guessed < 15]).toEqual([200, true]);
  await Promise.all(guesses);
});
