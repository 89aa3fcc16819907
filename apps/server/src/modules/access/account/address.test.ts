import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { emailedSecret, password, testCompany } from "../../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const verify = async (email: string) =>
  t.client()(operations.verifyEmail, { body: { token: await emailedSecret(t, email) } });
const signIn = (email: string) => t.client()(operations.login, { body: { email, password } });

test("a new address is used once it is verified; the old one signs in until then and gets an email", async () => {
  const { owner, email } = await testCompany(t);
  const next = `moved@${email.split("@")[1]}`;
  const request = await owner(operations.patchUser, { body: { email: next, current_password: password } });
  expect(request.body).toMatchObject({ email, pending_email: next });
  expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([200, 401]);

  expect((await verify(next)).status).toBe(204);
  expect((await owner(operations.getUser)).body).toMatchObject({
    email: next,
    pending_email: null,
    email_verified_at: t.clock.now().toISOString(),
  });
  expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([401, 200]);
  expect((await t.emails(email)).at(-1)).toMatchObject({
    kind: "moved",
    links: ["http://localhost:3000/contact"],
  });
});

test("requesting the current address cancels a change, and the emailed link no longer works", async () => {
  const { owner, email } = await testCompany(t);
  const next = `slip@${email.split("@")[1]}`;
  await owner(operations.patchUser, { body: { email: next, current_password: password } });
  expect((await owner(operations.patchUser, { body: { email } })).body.pending_email).toBeNull();
  expect((await verify(next)).body.code).toBe("LINK_EXPIRED");
});

test("[E36] if two people want one address, the first to verify it gets it", async () => {
  const [one, two] = [await testCompany(t), await testCompany(t)];
  const wanted = `both@${one.email.split("@")[1]}`;
  await one.owner(operations.patchUser, { body: { email: wanted, current_password: password } });
  const mine = await emailedSecret(t, wanted);
  await two.owner(operations.patchUser, { body: { email: wanted, current_password: password } });
  expect((await verify(wanted)).status).toBe(204);
  expect(await t.client()(operations.verifyEmail, { body: { token: mine } })).toMatchObject({ status: 410 });
  expect((await one.owner(operations.getUser)).body.email).toBe(one.email);
});

test("a password that someone else set for an address is void once the address's owner resets it", async () => {
  const { owner, email } = await testCompany(t, { verified: false });
  await t.client()(operations.forgotPassword, { body: { email } });
  const word = "the holder's own words";
  const body = { token: await emailedSecret(t, email), password: word, password_confirmation: word };
  expect((await t.client()(operations.resetPassword, { body })).status).toBe(204);
  expect([(await owner(operations.getUser)).status, (await signIn(email)).status]).toEqual([401, 401]);
});

test("[C17] after five emails in a quarter of an hour an inbox gets no more, with the same response", async () => {
  const { email } = await testCompany(t, { verified: false });
  for (let n = 0; n < 8; n++) {
    expect((await t.client()(operations.forgotPassword, { body: { email } })).status).toBe(202);
  }
  const kinds = (await t.emails(email)).map((message) => message.kind);
  expect(kinds.filter((kind) => kind === "reset")).toHaveLength(5);
  t.clock.advance(16);
  await t.client()(operations.forgotPassword, { body: { email } });
  expect(await t.emails(email)).toHaveLength(7);
});
