/** Whom an Owner has removed gets no new account from the provider's groups. */
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiResponse, type TestApplication, testApplication } from "../../../../test/application.ts";
import { emailedSecret, password, type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  connectionTo,
  ownProvider,
  signInBy,
} from "../../../../test/company-provider.ts";
import { rowsWith } from "../../../../test/leftover-rows.ts";
import { removedAdmins } from "../../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;
let provider: CompanyProvider;
let boss: string;
let ada: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  t.clock.at = new Date();
  company = await testCompany(t);
  const domain = `removed${++number}.example`;
  [boss, ada] = [`boss@${domain}`, `ada@${domain}`];
  provider = await ownProvider(company, domain);
  const body = { ...connectionTo(provider), group_claim: "groups", owner_group: "owners" };
  expect((await company.owner(operations.putSingleSignOn, { body })).status).toBe(200);
  provider.people.set(boss, { groups: ["owners"] });
  return () => provider.close();
});

const signIn = (login: string): Promise<ApiResponse> => signInBy(provider, t, login);
const userOf = async ({ body }: ApiResponse) => (await t.client(body.token)(operations.getUser)).body;
async function remove(login: string) {
  const { id } = await userOf(await signIn(login));
  expect((await company.owner(operations.removeAdmin, { params: { id } })).status).toBe(204);
}
const notified = async (client = company.owner) => {
  const { items } = (await client(operations.listNotifications)).body;
  return (items as { kind: string; description: string }[]).filter(
    ({ kind }) => kind === "removed_admin_returned",
  );
};
const refusedAsRemoved = async (login: string) => {
  expect(await signIn(login)).toMatchObject({ status: 403, body: { code: "SIGN_ON_NO_ACCOUNT" } });
  const { provider: saved } = (await company.owner(operations.getSingleSignOn)).body;
  expect(saved!.last_problem).toBe("removed_admin");
};

test("a removed Owner stays removed whatever their groups are, and Owners are notified once", async () => {
  const sub = t.client((await signIn(ada)).body.token);
  await remove(boss);
  expect(await notified()).toEqual([]);
  await refusedAsRemoved(boss);
  await refusedAsRemoved(boss);
  expect(await notified()).toEqual([expect.objectContaining({ description: expect.stringContaining(boss) })]);
  expect(await notified(sub)).toEqual([]);
});

test("another address of the same person does not help, and other people are not affected", async () => {
  await remove(boss);
  provider.people.set(boss, { email: boss.replace("boss", "new"), groups: ["owners"] });
  await refusedAsRemoved(boss);
  expect((await signIn(ada)).status).toBe(200);
});

test("an Owner's invitation lets them back in, and a removal after it counts again", async () => {
  await remove(boss);
  await refusedAsRemoved(boss);
  await company.owner(operations.inviteAdmin, { body: { email: boss, user_type_id: 4 } });
  expect((await userOf(await signIn(boss))).user_type_id).toBe(4);
  await remove(boss);
  await refusedAsRemoved(boss);
  expect(await notified()).toHaveLength(2);
});

test("so does the link of the invitation; who then leaves by themselves can come back", async () => {
  await remove(ada);
  await company.owner(operations.inviteAdmin, { body: { email: ada, user_type_id: 4 } });
  const token = await emailedSecret(t, ada);
  const names = { first_name: "Ada", last_name: "L" };
  const body = { ...names, password, password_confirmation: password, terms: true };
  expect((await t.client()(operations.acceptInvitation, { params: { token }, body })).status).toBeLessThan(
    300,
  );
  const own = t.client((await signIn(ada)).body.token);
  const left = await own(operations.deleteUser, { body: { current_password: password } });
  expect([left.status, left.body]).toEqual([204, left.body]);
  expect((await signIn(ada)).status).toBe(200);
});

test("what remains of a removed person names nobody", async () => {
  await remove(ada);
  expect(await t.database.db.select().from(removedAdmins)).not.toEqual([]);
  expect((await rowsWith(t.database, ada)).filter((row) => row.startsWith("public.removed"))).toEqual([]);
});
