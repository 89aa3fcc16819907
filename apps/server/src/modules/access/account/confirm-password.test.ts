import * as operations from "@lantern/contract/http";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, testCompany } from "../../../../test/company.ts";
import { users } from "../../../db/schema/index.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("[E41] another address requires the password; without the right one nothing changes and no email is sent", async () => {
  const { owner, email } = await testCompany(t);
  const next = `thief@${email.split("@")[1]}`;
  for (const current_password of [undefined, "", "a wrong one"]) {
    expect(await owner(operations.patchUser, { body: { email: next, current_password } })).toMatchObject({
      status: 422,
      body: { code: "USER_012", errors: { current_password: [expect.any(String)] } },
    });
  }
  expect((await owner(operations.getUser)).body).toMatchObject({ email, pending_email: null });
  expect(await t.emails(next)).toEqual([]);
  // Names and the address that the account has already can be changed without the password.
  expect((await owner(operations.patchUser, { body: { first_name: "Mara", email } })).status).toBe(200);
});

test("an auth token is not enough to guess the password, by either operation", async () => {
  const { owner } = await testCompany(t);
  const next = { password: "a new long word", password_confirmation: "a new long word" };
  for (let n = 0; n < 5; n++) {
    await owner(operations.patchUser, { body: { email: "x@y.example", current_password: `guess ${n}` } });
    await owner(operations.putPassword, { body: { current_password: `guess ${n}`, ...next } });
  }
  const right = await owner(operations.putPassword, { body: { current_password: password, ...next } });
  expect([right.status, right.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
  t.clock.advance(16);
  expect(
    (await owner(operations.putPassword, { body: { current_password: password, ...next } })).status,
  ).toBe(204);
});

test("a person without a password must have signed in just now to change the address or set a first password", async () => {
  const { owner, email } = await testCompany(t);
  await t.database.db
    .update(users)
    .set({ passwordHash: null })
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  const next = `later@${email.split("@")[1]}`;
  const word = { password: "a new long word", password_confirmation: "a new long word" };
  t.clock.advance(11);
  for (const refused of [
    await owner(operations.patchUser, { body: { email: next } }),
    await owner(operations.putPassword, { body: word }),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, "SIGN_IN_AGAIN"]);
  t.clock.advance(-11);
  expect((await owner(operations.patchUser, { body: { email: next } })).body.pending_email).toBe(next);
  expect((await owner(operations.putPassword, { body: word })).status).toBe(204);
});
