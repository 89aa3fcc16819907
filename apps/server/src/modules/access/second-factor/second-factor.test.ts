import { readdirSync, readFileSync } from "node:fs";
import * as operations from "@lantern/contract/http";
import { eq, sql } from "drizzle-orm";
import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiResponse, type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, testCompany } from "../../../../test/company.ts";
import { auditLog, authenticators, recoveryCodes, users } from "../../../db/schema/index.ts";

let t: TestApplication;
const lines: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => lines.push(line));
});
afterAll(() => t.close());

const codeOf = (secret: string, minutesLater = 0) =>
  generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) + minutesLater * 60 });

const proof = { body: { current_password: password } };

/** An Owner with an authenticator app. The clock then moves on, so that the next code is a new one. */
async function withApp() {
  const company = await testCompany(t);
  const { secret } = (await company.owner(operations.startAuthenticator, proof)).body;
  const confirmed = await company.owner(operations.confirmAuthenticator, { body: { code: codeOf(secret) } });
  t.clock.advance(1);
  return { ...company, secret, recovery: confirmed.body.recovery_codes as string[] };
}

const ticketOf = (response: ApiResponse) =>
  [response.headers["set-cookie"]]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith("sign-in="))
    ?.split(";")[0];

async function logIn(email: string, client = t.client()) {
  const response = await client(operations.login, { body: { email, password } });
  return { client, response, cookie: ticketOf(response) };
}

const enter = (client: ReturnType<TestApplication["client"]>, cookie: string | undefined, code: string) =>
  client(operations.enterSecondFactor, { body: { code }, headers: cookie ? { cookie } : {} });

const userIdOf = async (email: string) =>
  (
    await t.database.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  )[0]!.id;

test("no sign-in goes past the second factor: the ways to a token are these", () => {
  const source = new URL("../../..", import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /\bissueToken\(/.test(readFileSync(new URL(file, source), "utf8")));
  expect(files.sort()).toEqual(
    [
      "modules/access/second-factor/sign-in-with-factor.ts",
      "modules/access/tokens/repository.ts",
      // New accounts, and the renewal of a token.
      "modules/access/sign-in/sign-in.ts",
      "modules/company/admins/invitation.ts",
      // Participants.
      "modules/participant/join-by-code.ts",
      "modules/participant/join.ts",
      "modules/access/second-factor/passkeys.ts",
      "modules/access/second-factor/service.ts",
      // New accounts.
      "modules/access/social/sign-in.ts",
    ].sort(),
  );
});

test("setting up asks for the password, and counts only with a first code", async () => {
  const { owner, email } = await testCompany(t);
  for (const current_password of [undefined, "wrong"])
    expect(await owner(operations.startAuthenticator, { body: { current_password } })).toMatchObject({
      status: 422,
      body: { code: "USER_012" },
    });
  const { secret, uri } = (await owner(operations.startAuthenticator, proof)).body;
  expect(uri).toBe(
    `otpauth://totp/Lantern%20Hour:${encodeURIComponent(email)}?secret=${secret}&issuer=Lantern%20Hour`,
  );
  expect((await logIn(email)).response.status).toBe(200);
  const wrong = await owner(operations.confirmAuthenticator, { body: { code: "000000" } });
  expect(wrong).toMatchObject({ status: 422, body: { code: "SECOND_FACTOR_WRONG" } });
  expect((await owner(operations.getSecondFactor)).body).toEqual({
    authenticator_since: null,
    recovery_codes_left: 0,
    passkeys: [],
  });

  const confirmed = await owner(operations.confirmAuthenticator, { body: { code: codeOf(secret) } });
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
  expect((await owner(operations.getSecondFactor)).body).toEqual({
    authenticator_since: t.clock.now().toISOString(),
    recovery_codes_left: 10,
    passkeys: [],
  });
  expect((await t.emails(email)).at(-1)).toMatchObject({ subject: "Your account now asks for a code" });
  expect((await owner(operations.startAuthenticator, proof)).body.code).toBe("SECOND_FACTOR_SET");
});

test("neither the secret nor a recovery code is stored as it is", async () => {
  const { email, secret, recovery } = await withApp();
  const userId = await userIdOf(email);
  const [app] = await t.database.db.select().from(authenticators).where(eq(authenticators.userId, userId));
  const codes = await t.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const stored = JSON.stringify([app, codes].sort());
  for (const plain of [secret, ...recovery.flatMap((code) => [code, code.replaceAll("-", "")])])
    expect(stored).not.toContain(plain);
});

test("the password alone opens nothing; password and code give a token", async () => {
  const { email, secret } = await withApp();
  const since = lines.length;
  const { client, response, cookie } = await logIn(email);
  expect(response).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR" } });
  // The first step of every such sign-in is no attempt at something forbidden.
  expect(lines.slice(since).join("")).not.toContain("call rejected");
  expect(JSON.stringify(response.body)).not.toContain("token");
  expect(response.headers["set-cookie"]?.toString()).toMatch(/HttpOnly/);
  const wrong = await enter(client, cookie, "000000");
  expect(wrong).toMatchObject({
    status: 422,
    body: { code: "SECOND_FACTOR_WRONG", errors: { code: [expect.any(String)] } },
  });
  const entered = await enter(client, cookie, ` ${codeOf(secret).replace(/(...)/, "$1 ")} `);
  expect(entered.status).toBe(200);
  expect((await t.client(entered.body.token)(operations.getUser)).body.email).toBe(email);
});

test("a wrong password gets the same answer as ever, with or without a second factor", async () => {
  const { email } = await withApp();
  const refused = await t.client()(operations.login, { body: { email, password: "not this one" } });
  expect(refused).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } });
  expect(ticketOf(refused)).toBeUndefined();
});

test("no code is accepted twice, nor is a ticket", async () => {
  const { email, secret } = await withApp();
  const first = await logIn(email);
  const code = codeOf(secret);
  expect((await enter(first.client, first.cookie, code)).status).toBe(200);
  expect((await enter(first.client, first.cookie, codeOf(secret, 0.5))).body.code).toBe(
    "SECOND_FACTOR_EXPIRED",
  );
  const second = await logIn(email);
  expect((await enter(second.client, second.cookie, code)).body.code).toBe("SECOND_FACTOR_WRONG");
  // The code before it has not been used, and is refused all the same.
  expect((await enter(second.client, second.cookie, codeOf(secret, -0.5))).body.code).toBe(
    "SECOND_FACTOR_WRONG",
  );
  expect((await enter(second.client, second.cookie, codeOf(secret, 0.5))).status).toBe(200);
});

test("of ten requests with one code at once, one gets a token", async () => {
  const { email, secret } = await withApp();
  const attempts = await Promise.all(Array.from({ length: 10 }, () => logIn(email)));
  const code = codeOf(secret);
  const results = await Promise.all(attempts.map(({ client, cookie }) => enter(client, cookie, code)));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("codes of other half minutes are wrong, but for one before and one after", async () => {
  const { email, secret } = await withApp();
  for (const minutes of [-1, 1]) {
    const { client, cookie } = await logIn(email);
    expect((await enter(client, cookie, codeOf(secret, minutes))).status).toBe(422);
  }
  for (const minutes of [-0.5, 0.5]) {
    const { client, cookie } = await logIn(email);
    expect((await enter(client, cookie, codeOf(secret, minutes))).status).toBe(200);
  }
});

test("a ticket ends after ten minutes, with a new password, and works in its browser only", async () => {
  const { owner, email, secret } = await withApp();
  const late = await logIn(email);
  expect((await enter(t.client(), undefined, codeOf(secret))).body.code).toBe("SECOND_FACTOR_EXPIRED");
  expect((await enter(t.client(), "sign-in=made-up", codeOf(secret))).body.code).toBe(
    "SECOND_FACTOR_EXPIRED",
  );
  t.clock.advance(10);
  expect((await enter(late.client, late.cookie, codeOf(secret))).body.code).toBe("SECOND_FACTOR_EXPIRED");

  const waiting = await logIn(email);
  const next = "another lantern in the fog";
  const body = { current_password: password, password: next, password_confirmation: next };
  expect((await owner(operations.putPassword, { body })).status).toBe(204);
  expect((await enter(waiting.client, waiting.cookie, codeOf(secret))).body.code).toBe(
    "SECOND_FACTOR_EXPIRED",
  );
});

test("a recovery code works once, and its person gets an email", async () => {
  const { email, recovery, owner } = await withApp();
  const first = await logIn(email);
  expect((await enter(first.client, first.cookie, recovery[3]!.toUpperCase())).status).toBe(200);
  expect((await t.emails(email)).at(-1)).toMatchObject({ subject: "A recovery code was used to sign in" });
  expect((await owner(operations.getSecondFactor)).body.recovery_codes_left).toBe(9);
  const second = await logIn(email);
  expect((await enter(second.client, second.cookie, recovery[3]!)).body.code).toBe("SECOND_FACTOR_WRONG");

  const renewed = (await owner(operations.renewRecoveryCodes, proof)).body.recovery_codes;
  expect((await enter(second.client, second.cookie, recovery[4]!)).body.code).toBe("SECOND_FACTOR_WRONG");
  expect((await enter(second.client, second.cookie, renewed[4]!)).status).toBe(200);
});

test("guessing is slowed down, from every network together; a recovery code still works", async () => {
  const { email, secret, recovery } = await withApp();
  for (let n = 0; n < 10; n++) {
    const { client, cookie } = await logIn(email);
    expect((await enter(client, cookie, String(100_000 + n))).status).toBe(422);
  }
  const { client, cookie } = await logIn(email);
  const right = await enter(client, cookie, codeOf(secret));
  expect([right.status, right.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await t.emails(email)).at(-1)).toMatchObject({
    subject: "Someone is guessing codes for your account",
  });
  expect((await enter(client, cookie, recovery[0]!)).status).toBe(200);
});

test("removing the app asks for the password and tells the person", async () => {
  const { owner, email } = await withApp();
  const refused = await owner(operations.removeAuthenticator, { body: { current_password: "wrong" } });
  expect(refused.body.code).toBe("USER_012");
  expect((await logIn(email)).response.status).toBe(403);
  expect((await owner(operations.removeAuthenticator, proof)).status).toBe(204);
  expect((await t.emails(email)).at(-1)).toMatchObject({
    subject: "Your account no longer asks for a second step",
  });
  expect((await logIn(email)).response.status).toBe(200);
  for (const operation of [operations.removeAuthenticator, operations.renewRecoveryCodes])
    expect((await owner(operation, proof)).body.code).toBe("SECOND_FACTOR_MISSING");
});

test("every change is in the audit log", async () => {
  const { owner, id } = await withApp();
  await owner(operations.renewRecoveryCodes, proof);
  await owner(operations.removeAuthenticator, proof);
  const rows = await t.database.db.select().from(auditLog).where(eq(auditLog.companyId, id));
  const actions = rows.map(({ action }) => action).filter((action) => /factor|recovery/.test(action));
  expect(actions).toEqual(["user.second_factor_on", "user.recovery_codes", "user.second_factor_off"]);
});
