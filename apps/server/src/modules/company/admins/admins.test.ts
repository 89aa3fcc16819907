import * as operations from "@lantern/contract/http";
import { Role, roleName } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../../../test/application.ts";
import {
  emailedSecret,
  password,
  type TestCompany,
  testCompany,
  testDraft,
  testPeople,
} from "../../../../test/company.ts";
import { socialAccounts } from "../../../db/schema/index.ts";
import { issueToken } from "../../access/tokens/repository.ts";
import { insertInvitation } from "../../access/users/admins.ts";
import { insertIdentity } from "../../access/users/identities.ts";
import { hashPassword } from "../../access/users/passwords.ts";
import { insertUser } from "../../access/users/repository.ts";

let t: TestApplication;
let company: TestCompany;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
});
afterAll(() => t.close());

const invite = (email: string, user_type_id = 4, client = company.owner) =>
  client(operations.inviteAdmin, { body: { email, user_type_id, current_password: password } });
const newEmail = () => `colleague${++number}@colleagues.example`;
const acceptance = (over = {}) => ({
  first_name: "Benedikt",
  last_name: "Hahn",
  terms: true,
  password,
  password_confirmation: password,
  ...over,
});
const accept = (token: string, over = {}) =>
  t.client()(operations.acceptInvitation, { params: { token }, body: acceptance(over) });
const list = async () => (await company.owner(operations.listAdmins)).body;

/** A colleague with this role, signed in. */
async function colleague(userTypeId = 4) {
  const email = newEmail();
  await invite(email, userTypeId);
  const { body } = await accept(await emailedSecret(t, email));
  const client = t.client(body.token);
  return { email, client: client, id: (await client(operations.getUser)).body.id as string };
}

describe("an invitation", () => {
  test("[R15] names company and role, makes the account, verifies the address and signs in, once", async () => {
    const email = newEmail();
    expect(await invite(email)).toMatchObject({ status: 201, body: { email, user_type_id: 4 } });
    const [message] = await t.emails(email);
    expect(message?.links[0]).toMatch(/^http:\/\/localhost:3000\/invite-admin\/[\w-]{43}$/);
    expect(message?.text).toContain("Maren Solberg invited you");
    const token = await emailedSecret(t, email);

    expect((await t.client()(operations.readInvitation, { params: { token } })).body).toMatchObject({
      company: { name: "Northwind Instruments" },
      email,
      user_type_id: 4,
      invited_by: "Maren Solberg",
    });
    const accepted = await accept(token);
    expect([accepted.status, Object.keys(accepted.body)]).toEqual([200, ["token"]]);
    expect((await t.client(accepted.body.token)(operations.getUser)).body).toMatchObject({
      user_type_id: 4,
      email_verified_at: t.clock.now().toISOString(),
      terms_accepted_at: t.clock.now().toISOString(),
      company: { id: company.id },
    });
    expect((await list()).invitations).toEqual([]);
    for (const redeemed of [
      await accept(token),
      await t.client()(operations.readInvitation, { params: { token } }),
    ])
      expect(redeemed).toMatchObject({ status: 410, body: { code: "LINK_EXPIRED" } });
  });

  test("[D03] [O03] of a Sub-Administrator has the number 4 and is shown as such", async () => {
    const { client } = await colleague();
    const { user_type_id } = (await client(operations.getUser)).body;
    expect([user_type_id, roleName(user_type_id!)]).toEqual([4, "Sub-Administrator"]);
  });

  test.each([
    ["[V01] seven characters", { password: "1234567", password_confirmation: "1234567" }, "USER_013"],
    ["[V02] two passwords", { password_confirmation: "another one" }, "USER_014"],
    ["no yes to the terms", { terms: false }, "REQUEST_001"],
  ])("with %s is not accepted, and stays valid", async (_, over, code) => {
    const email = newEmail();
    await invite(email);
    const token = await emailedSecret(t, email);
    expect(await accept(token, over)).toMatchObject({ status: 422, body: { code } });
    expect((await accept(token)).status).toBe(200);
  });

  test("ends after two weeks, when it is revoked, and when a newer one is sent", async () => {
    const email = newEmail();
    const { id } = (await invite(email)).body;
    const first = await emailedSecret(t, email);
    await invite(email.toUpperCase());
    expect((await accept(first)).status).toBe(410);
    const [second] = (await list()).invitations;
    expect(second!.id).not.toBe(id);
    const params = { id: second!.id };
    expect((await company.owner(operations.revokeInvitation, { params })).status).toBe(204);
    expect((await accept(await emailedSecret(t, email.toUpperCase()))).status).toBe(410);

    await invite(email);
    t.clock.advance(14 * 24 * 60 + 1);
    expect((await accept(await emailedSecret(t, email))).status).toBe(410);
    t.clock.at = new Date("2026-11-21T09:00:00Z");
  });

  test("accepted by two requests at once makes one person", async () => {
    const email = newEmail();
    await invite(email);
    const token = await emailedSecret(t, email);
    const responses = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test("[E34] to an administrator of the company is rejected at the field", async () => {
    expect(await invite(company.email.toLowerCase())).toMatchObject({
      status: 409,
      body: { code: "USER_005", errors: { email: ["User already exists"] } },
    });
  });

  test("to one who is limited to billing says so, and the limit holds once they have joined", async () => {
    const email = newEmail();
    const body = { email, user_type_id: 4, billing_only: true };
    expect((await company.owner(operations.inviteAdmin, { body })).body).toMatchObject(body);
    const token = await emailedSecret(t, email);
    const limited = { user_type_id: 4, billing_only: true };
    expect((await t.client()(operations.readInvitation, { params: { token } })).body).toMatchObject(limited);
    const client = t.client((await accept(token)).body.token);
    expect((await client(operations.getUser)).body).toMatchObject({ ...limited, may_buy: true });
    expect(await client(operations.listSessions)).toMatchObject({ status: 403, body: { code: "USER_009" } });
    expect((await client(operations.getCredits)).status).toBe(200);
    const log = (await company.owner(operations.listAudit, { query: { noun: "admin" } })).body;
    expect(log.items[0]).toMatchObject({ action: "admin.invite", detail: { role: 4, limit: "billing" } });
  });

  test("[E35] to an Owner who is limited to billing is rejected at the field", async () => {
    const body = { email: newEmail(), user_type_id: 2, billing_only: true, current_password: password };
    expect(await company.owner(operations.inviteAdmin, { body })).toMatchObject({
      status: 422,
      body: { code: "USER_006", errors: { billing_only: ["Invalid user type"] } },
    });
  });

  test.each([1, 3, 8, "2", null])("[E35] to the role %s is rejected at the field", async (user_type_id) => {
    const body = { email: newEmail(), user_type_id };
    const response = await company.owner(operations.inviteAdmin, { body: malformed(body) });
    expect([response.status, Object.keys(response.body.errors!)]).toEqual([422, ["user_type_id"]]);
    if (typeof user_type_id === "number") expect(response.body.code).toBe("USER_006");
  });

  test("[D05] requires the Owner's address to be verified", async () => {
    const fresh = await testCompany(t, { verified: false });
    expect(await invite(newEmail(), 4, fresh.owner)).toMatchObject({
      status: 403,
      body: { code: "EMAIL_UNVERIFIED" },
    });
  });

  test("reveals nothing about another company's people, and removes nobody from their company", async () => {
    const other = await testCompany(t);
    expect((await invite(other.email)).status).toBe(201);
    const response = await accept(await emailedSecret(t, other.email));
    expect(response).toMatchObject({ status: 422, body: { code: "USER_007" } });
    expect((await other.owner(operations.getUser)).body.company!.id).toBe(other.id);
  });
});

test("an invited person without a company joins this one; what a stranger had set for the address is void", async () => {
  const email = newEmail();
  const squatter = await hashPassword("the stranger's password");
  const values = {
    email,
    userTypeId: Role.CONSUMER_ADMIN,
    firstName: "Not",
    lastName: "Them",
    passwordHash: squatter,
  };
  const stranger = await insertUser(t.database.db, values);
  const authToken = await issueToken(t.database.db, t.clock.now(), { userId: stranger.id });
  await insertIdentity(t.database.db, stranger.id, {
    provider: "microsoft",
    issuer: "https://tenant.example",
    subject: "stranger",
    email,
  });
  await invite(email);
  const { body } = await accept(await emailedSecret(t, email));
  const user = (await t.client(body.token)(operations.getUser)).body;
  expect(user).toMatchObject({ id: stranger.id, first_name: "Benedikt", company: { id: company.id } });
  expect((await t.client(authToken)(operations.getUser)).status).toBe(401);
  expect(await t.database.db.$count(socialAccounts, eq(socialAccounts.userId, user.id))).toBe(0);
  const old = { email, password: "the stranger's password" };
  expect((await t.client()(operations.login, { body: old })).status).toBe(401);
});

describe("roles", () => {
  test("[O08] a Sub-Administrator plans and confirms sessions, adds people and sees the balance", async () => {
    const { client } = await colleague();
    const [person] = await testPeople(client, 1);
    const id = await testDraft(t, client, { seats: 2 });
    const body = { consumer_ids: [person!] };
    expect((await client(operations.putAttendees, { params: { id }, body })).status).toBe(200);
    expect((await client(operations.confirmSession, { params: { id } })).body.status).toBe("confirmed");
    expect((await client(operations.getCredits)).body).toMatchObject({ balance: 6, reserved: 2 });
  });

  test("[O09] a Sub-Administrator sees the administrators and cannot change them", async () => {
    const { client, id } = await colleague();
    const before = await list();
    expect((await client(operations.listAdmins)).body).toEqual(before);
    const refused = [
      await invite(newEmail(), 4, client),
      await client(operations.patchAdmin, { params: { id }, body: { user_type_id: 2 } }),
      await client(operations.patchAdmin, { params: { id }, body: { hand_over: true } }),
      await client(operations.removeAdmin, { params: { id: before.items[0]!.id } }),
      await client(operations.patchCompany, { body: { name: "Taken" } }),
    ];
    for (const response of refused)
      expect(response).toMatchObject({ status: 403, body: { code: "USER_009" } });
    expect(await list()).toEqual(before);
  });

  test("[O05] types 2 and 4 have a company, type 1 has none", async () => {
    const { client, id } = await colleague();
    expect((await client(operations.getCompany)).status).toBe(200);
    await t.database.pool.query("update users set user_type_id = 1, company_id = null where id = $1", [id]);
    expect(await client(operations.getCompany)).toMatchObject({ status: 403, body: { code: "USER_009" } });
  });

  test("a Sub-Administrator is limited to billing and back; a change of role without the limit keeps it", async () => {
    const { client, id } = await colleague();
    const give = async (body: { user_type_id: number; billing_only?: boolean }) => {
      const proof = { current_password: password };
      return company.owner(operations.patchAdmin, { params: { id }, body: { ...body, ...proof } });
    };
    const limited = { user_type_id: 4, billing_only: true };
    const unlimited = { user_type_id: 4, billing_only: false };
    expect((await give(limited)).body).toMatchObject(limited);
    expect((await client(operations.listSessions)).status).toBe(403);
    expect((await give({ user_type_id: 4 })).body).toMatchObject(limited);
    expect((await give({ user_type_id: 2, billing_only: true })).body.errors).toBeDefined();
    expect((await give({ user_type_id: 8 })).body).toMatchObject({ code: "USER_006" });
    expect((await list()).items.find((one) => one.id === id)).toMatchObject(limited);
    expect((await give(unlimited)).body).toMatchObject(unlimited);
    expect((await client(operations.listSessions)).status).toBe(200);
    await give(limited);
    expect((await give({ user_type_id: 2 })).body).toMatchObject({ user_type_id: 2, billing_only: false });
    expect((await give({ user_type_id: 4 })).body).toMatchObject(unlimited);
  });

  test("[O11] the last Owner can neither be demoted nor removed; ownership is handed over in one step", async () => {
    const { client, id, email } = await colleague();
    const own = (await company.owner(operations.getUser)).body.id;
    const demote = (who: string) => ({ params: { id: who }, body: { user_type_id: 4 } });
    expect((await company.owner(operations.patchAdmin, demote(own))).body.code).toBe("USER_003");
    expect((await company.owner(operations.removeAdmin, { params: { id: own } })).body.code).toBe("USER_004");

    const handOver = (current_password?: string) =>
      company.owner(operations.patchAdmin, { params: { id }, body: { hand_over: true, current_password } });
    for (const word of [undefined, "a borrowed browser"])
      expect(await handOver(word)).toMatchObject({ status: 422, body: { code: "USER_012" } });
    expect((await list()).items.find((one) => one.id === id)!.user_type_id).toBe(4);
    const handed = await handOver(password);
    expect(handed.body).toMatchObject({ id, user_type_id: 2 });
    expect((await company.owner(operations.getUser)).body.user_type_id).toBe(4);
    // Both people get an email, each at their own address.
    expect((await t.emails(company.email)).at(-1)).toMatchObject({ kind: "owner-made", replyTo: null });
    expect((await t.emails(email)).at(-1)).toMatchObject({ kind: "owner", replyTo: null });
    expect((await client(operations.removeAdmin, { params: { id: own } })).status).toBe(204);
    expect((await company.owner(operations.getUser)).status).toBe(401);
    expect((await client(operations.patchAdmin, demote(id))).body.code).toBe("USER_003");
  });

  test("[O11] if two Owners demote each other at once, one remains", async () => {
    const { client, id } = await colleague(2);
    const own = (await company.owner(operations.getUser)).body.id;
    const body = { user_type_id: 4 };
    await Promise.all([
      company.owner(operations.patchAdmin, { params: { id }, body }),
      client(operations.patchAdmin, { params: { id: own }, body }),
    ]);
    const types = (await list()).items.map((one) => one.user_type_id);
    expect(types.sort()).toEqual([2, 4]);
  });

  test("[O11] making somebody an Owner requires the password of the administrator who does it", async () => {
    const { id } = await colleague();
    const email = newEmail();
    const promote = (current_password?: string) =>
      company.owner(operations.patchAdmin, { params: { id }, body: { user_type_id: 2, current_password } });
    const inviteOwner = (current_password?: string) =>
      company.owner(operations.inviteAdmin, { body: { email, user_type_id: 2, current_password } });
    const before = await list();
    for (const make of [promote, inviteOwner])
      for (const word of [undefined, "a borrowed browser"])
        expect(await make(word)).toMatchObject({
          status: 422,
          body: { code: "USER_012", errors: { current_password: [expect.any(String)] } },
        });
    expect(await list()).toEqual(before);
    expect(await t.emails(email)).toEqual([]);
    expect((await promote(password)).body).toMatchObject({ id, user_type_id: 2 });
    expect((await inviteOwner(password)).body).toMatchObject({ email, user_type_id: 2 });
  });

  test("[E30] [O07] an Owner changes roles and removes people; a removed person has no sign-in left", async () => {
    const { client, id, email } = await colleague();
    const body = { user_type_id: 2, current_password: password };
    expect((await company.owner(operations.patchAdmin, { params: { id }, body })).body.user_type_id).toBe(2);
    expect((await t.emails(email)).at(-1)).toMatchObject({ kind: "owner", replyTo: null });
    expect((await company.owner(operations.removeAdmin, { params: { id } })).status).toBe(204);
    expect((await client(operations.getUser)).status).toBe(401);
    expect((await t.client()(operations.login, { body: { email, password } })).status).toBe(401);
    const unknown = await company.owner(operations.removeAdmin, { params: { id } });
    expect(unknown).toMatchObject({ status: 404, body: { code: "USER_001", message: "User not found" } });
  });

  test("[O07] removing an administrator deletes the emails to them, sent or not, and invitations to their address", async () => {
    const { id, email } = await colleague();
    const { email: other } = await colleague();
    const { id: elsewhere } = await testCompany(t);
    const { secret } = await insertInvitation(t.database.db, t.clock.now(), {
      companyId: elsewhere,
      email: email.toUpperCase(),
      userTypeId: Role.CONSUMER_ADMIN_SUB,
      invitedBy: id,
    });
    expect((await t.emails(email)).length).toBeGreaterThan(0);
    expect((await company.owner(operations.removeAdmin, { params: { id } })).status).toBe(204);
    expect(await t.emails(email)).toEqual([]);
    expect((await t.emails(other)).length).toBeGreaterThan(0);
    expect((await t.client()(operations.readInvitation, { params: { token: secret } })).status).toBe(410);
  });
});
