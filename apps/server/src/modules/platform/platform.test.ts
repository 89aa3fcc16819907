import * as operations from "@lantern/contract/http";
import { Role, roleName } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ApiClient,
  malformed,
  type TestApplication,
  testApplication,
} from "../../../test/application.ts";
import {
  balanceOf,
  password,
  type TestCompany,
  testAdmin,
  testCompany,
  testDraft,
  testPeople,
} from "../../../test/company.ts";
import { setQuiet } from "../../db/quiet.ts";
import { auditLog, backups, orders, products, users } from "../../db/schema/index.ts";
import { version } from "../../system/version.ts";

let t: TestApplication;
let company: TestCompany;
let admin: Awaited<ReturnType<typeof testAdmin>>;
let client: ApiClient;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 20 });
  admin = await testAdmin(t);
  client = admin.client;
});
afterAll(() => t.close());

const nobody = { id: "0199aaaa-0000-7000-8000-000000000000" };
const ownerId = async (of = company) => (await of.owner(operations.getUser)).body.id as string;
const lastEntry = async () => (await client(operations.listPlatformAudit)).body.items[0];
const platformOperations = Object.values(operations).flatMap((value): operations.Operation[] =>
  typeof value === "object" && "path" in value && /^\/api\/(admin|settings)\b/.test(value.path)
    ? [value]
    : [],
);

test("[R33] /admin redirects to the configured address, or to the console", async () => {
  const here = await t.app.inject("/admin");
  expect([here.statusCode, here.headers.location]).toEqual([302, "/console"]);
  const elsewhere = await testApplication({ adminUrl: "https://ops.example/" });
  const there = await elsewhere.app.inject("/admin");
  expect([there.statusCode, there.headers.location]).toEqual([302, "https://ops.example/"]);
  await elsewhere.close();
});

test("[O10, E38] every operation of the console rejects types 2 and 4 with 403, anonymous requests with 401", async () => {
  expect(platformOperations.length).toBeGreaterThan(15);
  const other = await testCompany(t);
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN_SUB })
    .where(eq(users.id, await ownerId(other)));
  for (const call of platformOperations) {
    const parts = { params: { ...nobody, key: "credits.low", slug: "the-quiet-station" }, body: {} };
    for (const owner of [company.owner, other.owner]) {
      const response = await owner(call, parts);
      expect([call.id, response.status, response.body.code]).toEqual([call.id, 403, "USER_009"]);
    }
    expect([call.id, (await t.client()(call, parts)).status]).toEqual([call.id, 401]);
  }
});

test("[O10] ADMIN reads every list, and the numbers are right", async () => {
  for (const call of platformOperations.filter(({ method, path }) => method === "GET" && !path.includes(":")))
    expect([call.id, (await client(call)).status]).toEqual([call.id, 200]);
  const { body } = await client(operations.platformOverview);
  expect(body).toMatchObject({ companies: 2, users: 3, credits: 32, version });
  expect(body.backups).toEqual({ last: null, stored_at: null, proven_at: null });
  expect(body.withheld).toEqual({ emails: false, quiet_since: null });
  await setQuiet(t.database.pool, t.context.settings.appKey, true);
  const { withheld } = (await client(operations.platformOverview)).body;
  expect(Date.parse(withheld.quiet_since ?? "")).toBeGreaterThan(Date.now() - 60_000);
  await setQuiet(t.database.pool, t.context.settings.appKey, false);
});

test("the overview has the last backup and the last one that a drill proved", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3));
  const { db } = t.database;
  await db.insert(backups).values([
    { startedAt: at(1), endedAt: at(1), file: "1.age", bytes: 5_000_000, provenAt: at(1) },
    { startedAt: at(2), endedAt: at(2), file: "2.age", bytes: 6_000_000, drillFailure: "it differs" },
    { startedAt: at(3), endedAt: at(3), failure: "the disk is full" },
    // Still being written.
    { startedAt: at(4) },
  ]);
  const { body } = await client(operations.platformOverview);
  expect(body.backups).toEqual({
    last: {
      at: at(3).toISOString(),
      bytes: null,
      failure: "the disk is full",
      drill_failure: null,
      after_failure: null,
    },
    stored_at: at(2).toISOString(),
    proven_at: at(1).toISOString(),
  });
});

describe("companies", () => {
  test("a company has its people, sessions, balance and Owner", async () => {
    await testPeople(company.owner, 3);
    await testDraft(t, company.owner);
    const { body } = await client(operations.getPlatformCompany, { params: { id: company.id } });
    expect(body).toMatchObject({
      name: "Northwind Instruments",
      balance: 26,
      reserved: 0,
      counts: { people: 3, administrators: 1, sessions: 1, orders: 0 },
      sessions: { draft: 1 },
      owners: [{ name: "Maren Solberg" }],
      paid: {},
    });
    expect((await client(operations.getPlatformCompany, { params: nobody })).status).toBe(404);
  });

  test.each(["newest", "name", "balance"])("are paged without gaps or duplicates, by %s", async (sort) => {
    await Promise.all(Array.from({ length: 5 }, () => testCompany(t, { verified: false })));
    const all = (await client(operations.listPlatformCompanies, { query: { sort } })).body.items;
    const ids: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: Record<string, string> = { sort, limit: "2", ...(cursor && { cursor }) };
      const { body } = await client(operations.listPlatformCompanies, { query });
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.next;
    }
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(new Set(ids).size).toBeGreaterThan(6);
  });

  test("are searched by name", async () => {
    const find = async (search: string) =>
      (await client(operations.listPlatformCompanies, { query: { search } })).body.items.length;
    expect(await find("NORTHWIND")).toBeGreaterThan(1);
    expect(await find("no such %")).toBe(0);
  });
});

describe("users", () => {
  test("[O01, O02] are listed with number and name of their role, and nothing of a password", async () => {
    const { items } = (await client(operations.listPlatformUsers)).body;
    const allowed = items.map((one) => roleName(one.user_type_id));
    expect(allowed).toEqual(expect.arrayContaining(["ADMIN", "Company Owner"]));
    const card = await client(operations.getPlatformUser, { params: { id: await ownerId() } });
    expect(card.body).toMatchObject({ has_password: true, sign_ins: 1, company: { id: company.id } });
    expect(JSON.stringify([items, card.body])).not.toMatch(/argon2|hash|token/i);
  });

  test("[E30] an unknown one gets USER_001", async () => {
    const response = await client(operations.getPlatformUser, { params: nobody });
    expect(response).toMatchObject({ status: 404, body: { code: "USER_001", message: "User not found" } });
    for (const call of [
      operations.patchPlatformUser,
      operations.endPlatformSignIns,
      operations.resendPlatformVerification,
    ])
      expect((await client(call, { params: nobody, body: { user_type_id: 4 } })).body.code).toBe("USER_001");
  });

  test("[E32] the only Owner of a company stays its Owner, and nothing changes", async () => {
    const params = { id: await ownerId() };
    const response = await client(operations.patchPlatformUser, { params, body: { user_type_id: 4 } });
    expect(response).toMatchObject({
      status: 409,
      body: { code: "USER_003", message: "Failed to update user" },
    });
    expect((await client(operations.getPlatformUser, { params })).body.user_type_id).toBe(2);
  });

  test.each([1, 3, 0, 8])("cannot be made type %i here", async (user_type_id) => {
    const params = { id: await ownerId() };
    const response = await client(operations.patchPlatformUser, { params, body: { user_type_id } });
    expect(response).toMatchObject({ status: 422, body: { code: "USER_006" } });
  });

  test("an ADMIN has no role in a company", async () => {
    const response = await client(operations.patchPlatformUser, {
      params: { id: admin.id },
      body: { user_type_id: 2 },
    });
    expect(response.body.code).toBe("USER_003");
  });

  test("get another role if an Owner remains; the audit log has the administrator, the change and the reason", async () => {
    const second = await insertColleague(4);
    const params = { id: second };
    const body = { user_type_id: 2, reason: "They asked us by telephone" };
    expect((await client(operations.patchPlatformUser, { params, body })).body.user_type_id).toBe(2);
    expect(await lastEntry()).toMatchObject({
      action: "user.role",
      subject: `user:${second}`,
      company: { id: company.id },
      user: { id: admin.id, name: "Ada Ops" },
      detail: { from: 4, to: 2, reason: body.reason },
    });
    expect((await client(operations.patchPlatformUser, { params, body: { user_type_id: 4 } })).status).toBe(
      200,
    );
  });

  test("get the verification email for their address again until it is verified", async () => {
    const fresh = await testCompany(t, { verified: false });
    const params = { id: await ownerId(fresh) };
    const before = (await t.emails(fresh.email)).length;
    expect((await client(operations.resendPlatformVerification, { params, body: {} })).status).toBe(204);
    expect((await t.emails(fresh.email)).length).toBe(before + 1);
    const proved = { params: { id: await ownerId() }, body: {} };
    expect((await client(operations.resendPlatformVerification, proved)).body.code).toBe("USER_003");
  });

  test("are signed out in every browser", async () => {
    const other = await testCompany(t);
    const id = await ownerId(other);
    const again = (await t.client()(operations.login, { body: { email: other.email, password } })).body.token;
    const body = { reason: "Lost laptop" };
    expect((await client(operations.endPlatformSignIns, { params: { id }, body })).status).toBe(204);
    for (const owner of [other.owner, t.client(again)])
      expect((await owner(operations.getUser)).status).toBe(401);
    expect((await lastEntry())!.detail).toEqual(body);
  });
});

describe("sessions", () => {
  test("are cancelled for their company: credits are released, the reason is in the audit log", async () => {
    const id = await testDraft(t, company.owner, { title: "To be cancelled" });
    await company.owner(operations.confirmSession, { params: { id } });
    expect(await balanceOf(t, company.id)).toMatchObject({ reserved: 4 });
    const cancel = (sent: unknown) =>
      client(operations.cancelPlatformSession, { params: { id }, body: malformed(sent) });
    expect((await cancel({})).status).toBe(422);
    expect((await cancel({ reason: "The company has closed" })).status).toBe(204);
    expect(await balanceOf(t, company.id)).toMatchObject({ reserved: 0 });
    expect(await lastEntry()).toMatchObject({
      action: "platform.session-cancel",
      subject: `session:${id}`,
      detail: { reason: "The company has closed" },
    });
    expect((await cancel({ reason: "Once more" })).body.code).toBe("SESSION_010");
    const { body } = await client(operations.getPlatformSession, { params: { id } });
    expect(body).toMatchObject({ status: "cancelled", company: { id: company.id }, teams: [] });
    expect(body).not.toHaveProperty("notes");
    const query = { status: "cancelled", search: "to be", sort: "start", company: company.id };
    expect((await client(operations.listPlatformSessions, { query })).body.items).toHaveLength(1);
    expect((await client(operations.getPlatformSession, { params: nobody })).body.code).toBe("SESSION_001");
  });
});

test("orders of all companies are listed", async () => {
  const placed = { method: "card", orderedAt: t.clock.now() } as const;
  const row = { companyId: company.id, productId: "pack-12", credits: 12, currency: "USD", ...placed };
  await t.database.db.insert(products).values({ id: "pack-12", credits: 12 }).onConflictDoNothing();
  await t.database.db.insert(orders).values([
    { ...row, amountCents: 100 },
    { ...row, amountCents: 300 },
    { ...row, amountCents: 200 },
  ]);
  const amounts: number[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: Record<string, string> = { sort: "amount", limit: "1", ...(cursor && { cursor }) };
    const { body } = await client(operations.listPlatformOrders, { query });
    amounts.push(...body.items.map(({ amount }) => amount));
    cursor = body.next;
  }
  expect(amounts).toEqual([300, 200, 100]);
  const none = await client(operations.listPlatformOrders, { query: { search: "no such company" } });
  expect(none.body.items).toEqual([]);
});

describe("an experience that is withdrawn", () => {
  const params = { slug: "the-quiet-station" };
  const publish = (published: boolean) =>
    client(operations.patchPlatformExperience, { params, body: { published, reason: "A line is wrong" } });
  const offered = async () => (await t.client()(operations.listExperiences)).body.items.length;

  test("is not offered, new sessions cannot have it, and existing sessions keep it", async () => {
    const before = await testDraft(t, company.owner);
    const bare = (await company.owner(operations.createSession, { body: { title: "Bare" } })).body.id;
    expect((await publish(false)).body).toMatchObject({ published: false });
    expect(await lastEntry()).toMatchObject({ action: "experience.withdraw", company: null });

    expect(await offered()).toBe(0);
    const unknown = { status: 404, body: { code: "EXPERIENCE_002" } };
    // Sessions that have it still show its title.
    expect(await t.client()(operations.getExperience, { params })).toMatchObject({
      status: 200,
      body: { slug: "the-quiet-station" },
    });
    const body = { title: "New", experience: "the-quiet-station" };
    expect(await company.owner(operations.createSession, { body })).toMatchObject(unknown);
    expect(await company.owner(operations.patchSession, { params: { id: bare }, body })).toMatchObject(
      unknown,
    );

    const same = { params: { id: before }, body: { experience: "the-quiet-station", seats: 3 } };
    expect((await company.owner(operations.patchSession, same)).status).toBe(200);
    expect((await company.owner(operations.confirmSession, { params: { id: before } })).body.status).toBe(
      "confirmed",
    );

    expect((await publish(true)).body).toMatchObject({ published: true });
    expect(await offered()).toBe(1);
    expect((await company.owner(operations.createSession, { body })).status).toBe(201);
  });

  test("that does not exist gets EXPERIENCE_002", async () => {
    const response = await client(operations.patchPlatformExperience, {
      params: { slug: "none" },
      body: { published: false },
    });
    expect(response).toMatchObject({ status: 404, body: { code: "EXPERIENCE_002" } });
  });
});

test("changes by the console are in the audit log without addresses", async () => {
  const entries = await t.database.db.select().from(auditLog).where(eq(auditLog.userId, admin.id));
  expect(entries.length).toBeGreaterThan(4);
  expect(JSON.stringify(entries)).not.toContain("@");
});

async function insertColleague(userTypeId: number): Promise<string> {
  const email = `colleague.${Math.random().toString(36).slice(2)}@colleagues.example`;
  await company.owner(operations.inviteAdmin, {
    body: { email, user_type_id: userTypeId, current_password: password },
  });
  const token = (await t.emails(email)).at(-1)!.links[0]!.split("/").at(-1)!;
  const names = { first_name: "Benedikt", last_name: "Hahn", terms: true };
  const body = { ...names, password, password_confirmation: password };
  const joined = await t.client()(operations.acceptInvitation, { params: { token }, body });
  return (await t.client(joined.body.token)(operations.getUser)).body.id;
}
