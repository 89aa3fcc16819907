import * as operations from "@lantern/contract/http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, type TestCompany, testCompany } from "../../../../test/company.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { updateUser } from "../users/repository.ts";

let t: TestApplication;
const body = { current_password: password };

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

async function signIn({ email }: TestCompany, device: string) {
  const headers = { "user-agent": device };
  const response = await t.client()(operations.login, { body: { email, password }, headers });
  return t.client(response.body.token);
}
const list = async (client: TestCompany["owner"]) => (await client(operations.listSignIns)).body.items;

test("each sign-in is listed once, refreshed or not, with its browser and a mark for the current one", async () => {
  const company = await testCompany(t);
  t.clock.advance(1);
  const phone = await signIn(company, "Phone");
  const refreshed = t.client((await phone(operations.refreshToken)).body.token);
  expect(await list(refreshed)).toEqual([
    expect.objectContaining({ device: "Phone", current: true, signed_in_at: t.clock.now().toISOString() }),
    expect.objectContaining({ device: "lightMyRequest", current: false }),
  ]);
  expect(await list(phone)).toHaveLength(2);
});

test("ending one ends its refreshed tokens too, and no other", async () => {
  const company = await testCompany(t);
  const phone = await signIn(company, "Phone");
  const refreshed = t.client((await phone(operations.refreshToken)).body.token);
  const { id } = (await list(company.owner)).find((one) => one.device === "Phone")!;
  expect((await company.owner(operations.endSignIn, { params: { id }, body })).status).toBe(204);
  expect([(await phone(operations.getUser)).status, (await refreshed(operations.getUser)).status]).toEqual([
    401, 401,
  ]);
  expect((await company.owner(operations.getUser)).status).toBe(200);
  expect((await company.owner(operations.endSignIn, { params: { id }, body })).status).toBe(404);
});

test("signing out everywhere ends all sign-ins, or all others", async () => {
  const company = await testCompany(t);
  const phone = await signIn(company, "Phone");
  await company.owner(operations.endSignIns, { query: { except: "current" }, body });
  expect([
    (await phone(operations.getUser)).status,
    (await company.owner(operations.getUser)).status,
  ]).toEqual([401, 200]);
  expect((await company.owner(operations.endSignIns, { body })).status).toBe(204);
  expect((await company.owner(operations.getUser)).status).toBe(401);
});

test("a tab that still uses the refreshed token ends all other sign-ins and not its own", async () => {
  const company = await testCompany(t);
  const phone = await signIn(company, "Phone");
  const refreshed = t.client((await company.owner(operations.refreshToken)).body.token);
  await company.owner(operations.endSignIns, { query: { except: "current" }, body });
  expect([(await phone(operations.getUser)).status, (await refreshed(operations.getUser)).status]).toEqual([
    401, 200,
  ]);
});

test("every sign-in gets a token of its own: none can be planted beforehand", async () => {
  const company = await testCompany(t);
  const planted = t.client("planted-by-someone-else");
  const { body } = await planted(operations.login, { body: { email: company.email, password } });
  expect([body.token, (await planted(operations.getUser)).status]).toEqual([
    expect.not.stringContaining("planted"),
    401,
  ]);
});

/** Ends all sign-ins of a person, and commits only once `meanwhile` waits for the lock. */
async function endAround<T>(id: string, meanwhile: () => Promise<T>): Promise<T> {
  const { request } = await t.database.db.transaction(async (tx) => {
    await updateUser(tx, id, { passwordHash: null });
    await endTokens(tx, { userId: id });
    const change = meanwhile();
    await vi.waitFor(async () => {
      const { rows } = await t.database.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
    return { request: change };
  });
  return request;
}

test("a refresh during the end of its sign-in returns no new token", async () => {
  const { owner } = await testCompany(t);
  const { id } = (await owner(operations.getUser)).body;
  expect((await endAround(id, () => owner(operations.refreshToken))).status).toBe(401);
});

test("a sign-in during the change of its password fails", async () => {
  const { owner, email } = await testCompany(t);
  const { id } = (await owner(operations.getUser)).body;
  const response = await endAround(id, () => t.client()(operations.login, { body: { email, password } }));
  expect(response).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } });
});

test("ending a sign-in needs the password, and a wrong one ends nothing", async () => {
  const company = await testCompany(t);
  const phone = await signIn(company, "Phone");
  const { id } = (await list(company.owner)).find((one) => one.device === "Phone")!;
  for (const wrong of [{}, { current_password: "a guess" }])
    for (const response of [
      await company.owner(operations.endSignIn, { params: { id }, body: wrong }),
      await company.owner(operations.endSignIns, { body: wrong }),
    ])
      expect([response.status, response.body.code]).toEqual([422, "USER_012"]);
  expect((await phone(operations.getUser)).status).toBe(200);
});

test("signing in again in the same browser ends the sign-in before, and no other", async () => {
  const company = await testCompany(t);
  const phone = await signIn(company, "Phone");
  const credentials = { email: company.email, password };
  const wrong = await phone(operations.login, { body: { ...credentials, password: "not it" } });
  expect([wrong.status, (await phone(operations.getUser)).status]).toEqual([401, 200]);
  const again = t.client((await phone(operations.login, { body: credentials })).body.token);
  expect((await phone(operations.getUser)).status).toBe(401);
  expect([
    (await again(operations.getUser)).status,
    (await company.owner(operations.getUser)).status,
  ]).toEqual([200, 200]);
});
