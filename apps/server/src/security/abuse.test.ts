import * as operations from "@lantern/contract/http";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../test/application.ts";
import { hashedSoFar } from "../../test/cheap-passwords.ts";
import {
  emailedSecret,
  password,
  registration,
  type TestCompany,
  testCompany,
  testDraft,
} from "../../test/company.ts";
import { allOperations } from "../../test/operations.ts";
import { outbox } from "../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
});
afterAll(() => t.close());

test("[C10] no unsafe request works without the anti-forgery pair, whatever its auth token", async () => {
  // They are not called by a browser; a signature authenticates them.
  const signed = new Set(["checkoutWebhook", "backChannelLogout", "receiveEmail"]);
  const unsafe = allOperations.filter(({ id, method }) => method !== "GET" && !signed.has(id));
  expect(unsafe.length).toBeGreaterThan(30);
  for (const { id, method, path } of unsafe) {
    for (const headers of [{}, { "x-xsrf-token": "guessed" }, { origin: "https://evil.example" }]) {
      const response = await t.app.inject({
        method,
        url: path.replace(/:\w+/g, "x"),
        payload: {},
        headers: { ...headers, authorization: `Bearer ${company.token}` },
      });
      expect([id, response.statusCode]).toEqual([id, 419]);
    }
  }
});

describe("fields that the client must not set are ignored", () => {
  test("at sign-up", async () => {
    const email = "climber@climbers.example";
    const more = {
      id: "0199aaaa-0000-7000-8000-000000000000",
      user_type_id: 1,
      company_id: company.id,
      email_verified_at: "2020-01-01T00:00:00Z",
      credit_balance: 1000,
      verified_at: "2020-01-01",
    };
    const { body } = await t.client()(operations.register, { body: { ...registration(email), ...more } });
    const user = (await t.client(body.token)(operations.getUser)).body;
    expect(user).toMatchObject({ user_type_id: 2, email_verified_at: null });
    expect([user.id === more.id, user.company!.id === company.id]).toEqual([false, false]);
    expect((await t.client(body.token)(operations.getCredits)).body.balance).toBe(0);
  });

  test("in the user's own data, profile and company", async () => {
    const before = (await company.owner(operations.getUser)).body;
    const body = { user_type_id: 1, company_id: null, has_password: false, terms_accepted_at: null };
    expect((await company.owner(operations.patchUser, { body: malformed(body) })).body).toEqual(before);
    const more = { credit_balance: 1000, verified: false, id: "x" };
    await company.owner(operations.patchCompany, { body: { name: "Northwind Instruments", ...more } });
    expect((await company.owner(operations.getCompany)).body).toMatchObject({
      id: company.id,
      verified: true,
    });
    expect((await company.owner(operations.getCredits)).body.balance).toBe(6);
  });

  test("in a session and in an invitation", async () => {
    const other = await testCompany(t);
    const id = await testDraft(t, company.owner, { company_id: other.id, status: "completed", id: "x" });
    const session = (await company.owner(operations.getSession, { params: { id } })).body;
    expect(session.status).toBe("draft");
    expect((await other.owner(operations.getSession, { params: { id } })).status).toBe(404);

    const email = "climber@colleagues.example";
    await company.owner(operations.inviteAdmin, {
      body: malformed({ email, user_type_id: 4, company_id: other.id }),
    });
    const word = "a lantern in the fog";
    const accepted = await t.client()(operations.acceptInvitation, {
      params: { token: await emailedSecret(t, email) },
      body: malformed({
        first_name: "A",
        last_name: "B",
        password: word,
        password_confirmation: word,
        terms: true,
        user_type_id: 1,
        email: "other@x.example",
        company_id: other.id,
      }),
    });
    expect((await t.client(accepted.body.token)(operations.getUser)).body).toMatchObject({
      user_type_id: 4,
      email,
      company: { id: company.id },
    });
  });
});

test("markup in every text field is returned as it was typed, as data, and is escaped in emails", async () => {
  const wild = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
  const fresh = await testCompany(t);
  await fresh.owner(operations.patchUser, { body: { first_name: wild, last_name: wild } });
  await fresh.owner(operations.patchCompany, { body: { name: wild } });
  const id = await testDraft(t, fresh.owner, { title: wild, notes: wild, seats: 2 });
  const person = { first_name: wild, last_name: wild, email: "wild@people.example", office: wild };
  const consumer = (await fresh.owner(operations.createConsumer, { body: person })).body;
  await fresh.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [consumer.id] } });
  await fresh.owner(operations.confirmSession, { params: { id } });
  await fresh.owner(operations.inviteAttendees, { params: { id }, body: {} });
  await fresh.owner(operations.inviteAdmin, { body: { email: "wild@colleagues.example", user_type_id: 4 } });

  const session = await fresh.owner(operations.getSession, { params: { id } });
  expect(session.body).toMatchObject({ title: wild, notes: wild });
  expect(session.headers).toMatchObject({
    "content-type": expect.stringContaining("application/json"),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  for (const address of ["wild@people.example", "wild@colleagues.example"]) {
    const [message] = await t.emails(address);
    expect(message?.html).toContain("&lt;script&gt;");
    expect(message?.html).not.toMatch(/<script|<img[^>]+onerror/);
    expect(message?.subject).not.toMatch(/[\r\n]/);
  }
});

test("a line end in a name, a title or an address adds no header", async () => {
  const fresh = await testCompany(t);
  const name = "Northwind\r\nBcc: evil@x.example\r\n\r\nHello";
  expect((await fresh.owner(operations.patchCompany, { body: { name } })).body.name).toBe(
    "Northwind Bcc: evil@x.example Hello",
  );
  await fresh.owner(operations.inviteAdmin, { body: { email: "lines@colleagues.example", user_type_id: 4 } });
  expect((await t.emails("lines@colleagues.example"))[0]?.subject).toMatch(/^[^\r\n]+$/);
  for (const email of ["a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example", '"<x>" <a@b.example>']) {
    const response = await t.client()(operations.forgotPassword, { body: { email } });
    expect([email, response.status]).toEqual([email, 422]);
  }
});

test("no email to an address that a stranger typed repeats a word of theirs", async () => {
  const phrase = "Claim your prize at prize.example";
  const form = { message: phrase, name: phrase, first_name: phrase, last_name: phrase, company_name: phrase };
  const site = { origin: t.context.settings.origin, "content-type": "application/x-www-form-urlencoded" };
  const byWhom = allOperations.filter(({ access, method }) => access === "open" && method === "POST");
  for (const [n, operation] of byWhom.entries()) {
    const body = { ...registration(`victim${n}@victims.example`), ...form };
    await t.client()(operation, { body });
  }
  await t.app.inject({
    method: "POST",
    url: "/contact",
    headers: site,
    payload: new URLSearchParams({ ...form, email: "plain@victims.example" }).toString(),
  });
  const existingUsers = await t.database.db
    .select()
    .from(outbox)
    .where(like(outbox.toAddress, "%@victims.example"));
  expect(existingUsers.map(({ kind }) => kind).toSorted()).toEqual(["contact", "contact", "verify"]);
  for (const { kind, subject, text, html } of existingUsers)
    expect([kind, `${subject} ${text} ${html}`.includes("prize")]).toEqual([kind, false]);
});

test("known and unknown addresses have the same response: status, body and headers", async () => {
  const headerNames = ({ headers }: { headers: Record<string, unknown> }) => Object.keys(headers);
  for (const call of [operations.forgotPassword, operations.resendVerification]) {
    const existing = await t.client()(call, { body: { email: company.email } });
    const unknown = await t.client()(call, { body: { email: "nobody@unknown.example" } });
    expect([unknown.status, unknown.body, headerNames(unknown)]).toEqual([
      existing.status,
      existing.body,
      headerNames(existing),
    ]);
  }
});

test.each([
  ["signing in", operations.login, { password: "not the right words" }],
  [
    "signing up",
    operations.register,
    { ...registration(""), password: "not yet known", password_confirmation: "not yet known" },
  ],
])("%s hashes a password as often for an address without an account", async (_, call, form) => {
  // A hash takes nearly all the time of a response, so a response without one would tell.
  const hashes = async (email: string) => {
    const before = hashedSoFar();
    expect((await t.client()(call, { body: { ...form, email } })).status).toBeLessThan(500);
    return hashedSoFar() - before;
  };
  const { email } = await testCompany(t, { verified: false });
  expect([await hashes(email), await hashes("nobody@unknown.example")]).toEqual([1, 1]);
});

test.each([
  ["for a new password", operations.forgotPassword],
  ["for another confirmation", operations.resendVerification],
])("a request %s gets its response after the same time, whether an email is sent or not", async (_, call) => {
  const { email } = await testCompany(t, { verified: false });
  const before = (await t.emails(email)).length;
  for (const address of [email, "nobody@unknown.example"]) {
    const begun = performance.now();
    await t.client()(call, { body: { email: address } });
    // Timers may fire a moment early.
    expect(performance.now() - begun).toBeGreaterThan(245);
  }
  expect((await t.emails(email)).length).toBe(before + 1);
});

test("a sign-in uses no token that a browser brings along: each has a token of its own", async () => {
  const other = await testCompany(t);
  const cookie = "token=planted";
  const planted = { authorization: `Bearer ${other.token}`, cookie };
  const body = { email: company.email, password, token: other.token };
  const tokens = [company.token, other.token];
  for (let n = 0; n < 2; n++) {
    const { token } = (await t.client()(operations.login, { body, headers: planted })).body;
    expect(tokens).not.toContain(token);
    tokens.push(token);
    expect((await t.client(token)(operations.getUser)).body.email).toBe(company.email);
  }
  // The browser forgets the token that it brought, so that sign-in has ended.
  expect((await other.owner(operations.getUser)).status).toBe(401);
  const refreshed = await t.client(tokens.at(-1))(operations.refreshToken);
  expect(tokens).not.toContain(refreshed.body.token);
});

test("no operation redirects a browser elsewhere", async () => {
  for (const { method, path } of allOperations.filter(({ method: verb }) => verb === "GET")) {
    const url = `${path.replace(/:\w+/g, "x")}?next=https://evil.example&redirect=//evil.example`;
    const response = await t.app.inject({ method, url, headers: { host: "evil.example" } });
    expect([path, response.headers.location]).toEqual([path, undefined]);
  }
});

test("links in emails begin with the configured address, whatever host a request names", async () => {
  await t.client()(operations.forgotPassword, {
    body: { email: company.email },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  const { links } = (await t.emails(company.email)).at(-1)!;
  expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set(["http://localhost:3000"]));
});

test("in production browsers are told to use https, also for the cookie", async () => {
  const production = await testApplication({ local: false, origin: "https://play.example" });
  const response = await production.app.inject("/sanctum/csrf-cookie");
  expect(response.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  expect(response.headers["referrer-policy"]).toBe("no-referrer");
  expect(response.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(String(response.headers["set-cookie"])).toContain("Secure");
  expect((await production.app.inject("/dev/mail")).statusCode).toBe(404);
  expect((await production.app.inject("/local-identity/auth")).statusCode).toBe(404);
  await production.close();
});
