import * as operations from "@lantern/contract/http";
import { type CompanyRole, Role } from "@lantern/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, testAdmin, testCompany } from "../../../../test/company.ts";
import { auditLog, users } from "../../../db/schema/index.ts";
import { insertPasskey, listPasskeys } from "../../access/second-factor/passkey-repository.ts";
import { issueTicket, replaceRecoveryCodes } from "../../access/second-factor/repository.ts";
import { issueToken } from "../../access/tokens/repository.ts";
import { insertUser } from "../../access/users/repository.ts";

let t: TestApplication;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const proof = { current_password: password };

/** A colleague with a passkey and recovery codes. */
async function colleagueOf(companyId: string, userTypeId: CompanyRole = Role.CONSUMER_ADMIN_SUB) {
  const email = `locked${++number}@out.example`;
  const values = {
    companyId,
    userTypeId,
    emailVerifiedAt: t.clock.now(),
    firstName: "Ida",
    lastName: "Berg",
  };
  const { id } = await insertUser(t.database.db, { ...values, email });
  const key = { credentialId: `c${number}`, publicKey: "k", signCount: 0, transports: [], name: "Lost" };
  await insertPasskey(t.database.db, { ...key, userId: id });
  await replaceRecoveryCodes(t.database.db, id, ["a", "b"]);
  const client = t.client(await issueToken(t.database.db, t.clock.now(), { userId: id }));
  return { id, email, client };
}

const passkeysOf = async (id: string) => (await listPasskeys(t.database.db, id)).length;

test("an Owner resets a Sub-Administrator's factors with their own password; both are told", async () => {
  const { owner, id: companyId, email } = await testCompany(t);
  const colleague = await colleagueOf(companyId);
  const trace = { userId: colleague.id, device: null };
  const ticket = await issueTicket(t.database.db, t.clock.now(), 10, trace);
  const params = { id: colleague.id };
  for (const body of [{}, { current_password: "wrong" }])
    expect((await owner(operations.resetAdminFactors, { params, body })).body.code).toBe("USER_012");
  expect(await passkeysOf(colleague.id)).toBe(1);

  expect((await owner(operations.resetAdminFactors, { params, body: proof })).status).toBe(204);
  expect((await colleague.client(operations.getSecondFactor)).body).toEqual({
    authenticator_since: null,
    recovery_codes_left: 0,
    passkeys: [],
  });
  const waiting = await t.client()(operations.getSignInSteps, { headers: { cookie: `sign-in=${ticket}` } });
  expect(waiting.body.code).toBe("SECOND_FACTOR_EXPIRED");
  const [theirs, ours] = [(await t.emails(colleague.email)).at(-1), (await t.emails(email)).at(-1)];
  expect(theirs?.subject).toBe("Your second step was reset");
  expect(theirs?.text).toContain("/dashboard/profile");
  expect(ours?.subject).toBe("Ida Berg's second step was reset");
  expect(ours?.links).toEqual(["http://localhost:3000/contact"]);
  const rows = await t.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), eq(auditLog.action, "admin.factors-reset")));
  expect(rows.map(({ subject }) => subject)).toEqual([`user:${colleague.id}`]);
  const again = await owner(operations.resetAdminFactors, { params, body: proof });
  expect(again.body.code).toBe("SECOND_FACTOR_MISSING");
});

test("never an Owner, another company's colleague or ADMIN, and never by a Sub-Administrator", async () => {
  const { owner, id: companyId, email } = await testCompany(t);
  const [second, sub] = [await colleagueOf(companyId, Role.CONSUMER_ADMIN), await colleagueOf(companyId)];
  const other = await colleagueOf((await testCompany(t)).id);
  const admin = await testAdmin(t);
  const [self] = await t.database.db.select().from(users).where(eq(users.email, email));
  const reset = async (client: typeof owner, id: string) =>
    (await client(operations.resetAdminFactors, { params: { id }, body: proof })).body.code;
  expect(await reset(owner, second.id)).toBe("USER_009");
  expect(await reset(owner, self!.id)).toBe("USER_009");
  expect(await reset(owner, other.id)).toBe("USER_001");
  expect(await reset(owner, admin.id)).toBe("USER_001");
  expect(await reset(sub.client, sub.id)).toBe("USER_009");
  expect(await reset(admin.client, sub.id)).toBe("USER_009");
  for (const { id } of [second, sub, other]) expect(await passkeysOf(id)).toBe(1);
});
