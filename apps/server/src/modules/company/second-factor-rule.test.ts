import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { and, eq } from "drizzle-orm";
import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { password, type TestCompany, testCompany } from "../../../test/company.ts";
import { allOperations, isPlatform } from "../../../test/operations.ts";
import { auditLog } from "../../db/schema/index.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { insertUser } from "../access/users/repository.ts";

/** An Owner can require a second factor of every administrator. */

let t: TestApplication;
let company: TestCompany;
/** A Sub-Administrator of the company, without a second factor. */
let colleague: ApiClient;
const email = "colleague@rule.example";
const proof = { body: { current_password: password } };
const require = (required: boolean, client = company.owner) =>
  client(operations.patchCompany, { body: { second_factor_required: required, current_password: password } });

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
  const values = { companyId: company.id, userTypeId: Role.CONSUMER_ADMIN_SUB, emailVerifiedAt: new Date() };
  const { id } = await insertUser(t.database.db, { ...values, email, firstName: "Ida", lastName: "Berg" });
  colleague = t.client(await issueToken(t.database.db, t.clock.now(), { userId: id }));
});
afterAll(() => t.close());

async function setUpApp(client: ApiClient, body = proof.body): Promise<void> {
  const { secret } = (await client(operations.startAuthenticator, { body })).body;
  const code = generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });
  expect((await client(operations.confirmAuthenticator, { body: { code } })).status).toBe(200);
}

/** The person's own account stays open, so that they can set one up or leave. */
const ownAccount = new Set(
  `logout refreshToken getSecondFactor startAuthenticator confirmAuthenticator removeAuthenticator startPasskey
   addPasskey removePasskey renewRecoveryCodes listSignIns endSignIn endSignIns listIdentities linkIdentity
   unlinkIdentity getUser patchUser putProfile putPassword exportUser deleteUser
   getSignOutAddress`.split(/\s+/),
);
const ofCompany = allOperations.filter(
  (operation) => operation.access === "dashboard" && !isPlatform(operation) && !ownAccount.has(operation.id),
);
const someId = "0199aaaa-0000-7000-8000-000000000001";
const send = (client: ApiClient, operation: operations.Operation) =>
  client(operation, {
    params: { id: someId, key: "support.email", slug: "x", of: someId, sessionId: someId },
    ...(operation.method !== "GET" && { body: {} }),
  });

test("an Owner without a second factor cannot require one, a Sub-Administrator never", async () => {
  const refused = await require(true);
  expect(refused).toMatchObject({ status: 422, body: { code: "REQUEST_001" } });
  expect(refused.body.errors!.second_factor_required![0]).toMatch(/on your own profile first/);
  expect((await require(true, colleague)).body.code).toBe("USER_009");
  expect((await company.owner(operations.getCompany)).body.second_factor_required).toBe(false);
  expect((await colleague(operations.getCompany)).status).toBe(200);
});

test("once it is required, every administrator is told, and the change is logged", async () => {
  await setUpApp(company.owner);
  expect((await require(true)).body.second_factor_required).toBe(true);
  const about = async (to: string) => (await t.emails(to)).at(-1)?.subject;
  const subject = "Northwind Instruments now requires a second step to sign in";
  expect([await about(company.email), await about(email)]).toEqual([subject, subject]);
  // Saving it again changes and tells nothing.
  const before = (await t.emails(email)).length;
  await require(true);
  expect(await t.emails(email)).toHaveLength(before);
  const rows = await t.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, company.id), eq(auditLog.action, "company.second-factor-on")));
  expect(rows).toHaveLength(1);
});

test("the walk covers the company's operations", () => expect(ofCompany.length).toBeGreaterThan(60));

test.each(ofCompany.map((operation) => [operation.id, operation] as const))(
  "%s refuses an administrator without a second factor, and not one with",
  async (_, operation) => {
    expect(await send(colleague, operation)).toMatchObject({
      status: 403,
      body: { code: "SECOND_FACTOR_NEEDED" },
    });
    // What would end the Owner's company is tried without the password only.
    const open = await send(company.owner, operation);
    expect(open.body?.code).not.toBe("SECOND_FACTOR_NEEDED");
  },
);

test("their own account stays open, and says what is missing", async () => {
  expect((await colleague(operations.getUser)).body.needs_second_factor).toBe(true);
  expect((await company.owner(operations.getUser)).body.needs_second_factor).toBe(false);
  expect((await colleague(operations.listSignIns)).status).toBe(200);
  const live = await t.app.inject({
    url: "/api/user/notifications/live",
    headers: { authorization: `Bearer ${await colleagueToken()}` },
  });
  expect(live.json().code).toBe("SECOND_FACTOR_NEEDED");
});

async function colleagueToken(): Promise<string> {
  const { id } = (await colleague(operations.getUser)).body;
  return issueToken(t.database.db, t.clock.now(), { userId: id });
}

test("a company's key keeps working: a program has no second factor", async () => {
  const body = { name: "Payroll", scopes: ["people"] };
  const { key } = (await company.owner(operations.createKey, { body })).body;
  expect((await t.client(key)(operations.listConsumers)).status).toBe(200);
});

test("the company opens with the factor, and closes with its removal", async () => {
  // Without a password a recent sign-in is enough.
  const body = { current_password: "" };
  await setUpApp(colleague, body);
  expect((await colleague(operations.getCompany)).status).toBe(200);
  await colleague(operations.removeAuthenticator, { body });
  expect((await colleague(operations.getCompany)).body.code).toBe("SECOND_FACTOR_NEEDED");
});

test("other companies are as open as before", async () => {
  const other = await testCompany(t);
  expect((await other.owner(operations.getCompany)).status).toBe(200);
});

test("when it is no longer required, everybody is let in and told", async () => {
  expect((await require(false)).body.second_factor_required).toBe(false);
  expect((await colleague(operations.getCompany)).status).toBe(200);
  expect((await t.emails(email)).at(-1)?.subject).toBe(
    "Northwind Instruments no longer requires a second step to sign in",
  );
});
