import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { emailedSecret, password, testCompany } from "../../../test/company.ts";
import { makeAdmin } from "./make-admin.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const email = "ops@platform.example";

test("[O10] an ADMIN is made by an emailed link, sets a password and can use the console", async () => {
  expect(await makeAdmin(t.context, email)).toBe("made");
  expect((await t.client()(operations.login, { body: { email, password } })).status).toBe(401);
  const token = await emailedSecret(t, email);
  const body = { token, password, password_confirmation: password };
  expect((await t.client()(operations.resetPassword, { body })).status).toBeLessThan(300);
  const signedIn = await t.client()(operations.login, { body: { email, password } });
  const client = t.client(signedIn.body.token);
  expect((await client(operations.platformOverview)).status).toBe(200);
});

test("an existing ADMIN gets another link and stays one", async () => {
  const before = (await t.emails(email)).length;
  expect(await makeAdmin(t.context, email)).toBe("known");
  expect((await t.emails(email)).length).toBe(before + 1);
});

test("an invalid address and that of a company's administrator change nothing", async () => {
  const company = await testCompany(t);
  for (const typed of ["", "ops", company.email]) await expect(makeAdmin(t.context, typed)).rejects.toThrow();
  expect((await company.owner(operations.getUser)).body.user_type_id).toBe(2);
});
