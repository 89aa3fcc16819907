import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testAdmin, testCompany } from "../../../test/company.ts";
import { creditLedger, users } from "../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;
const logged: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => logged.push(line));
  company = await testCompany(t);
  const { db } = t.database;
  const row = { companyId: company.id, reason: "adjustment" as const };
  for (const [n, at] of ["2026-09-30T23:59:59Z", "2026-10-01T00:00:00Z", "2026-10-31T23:59:59Z"].entries())
    await db
      .insert(creditLedger)
      .values({ ...row, amount: n + 1, reference: `test:${n}`, note: "=1+1", createdAt: new Date(at) });
});
afterAll(() => t.close());

const read = async (query = {}) => (await company.owner(operations.getCredits, { query })).body;
const amounts = async (query: object) => (await read(query)).ledger.items.map((row) => row.amount);

test("[K30] a new company has six credits, and its statement says where they come from", async () => {
  const fresh = await testCompany(t);
  const body = (await fresh.owner(operations.getCredits)).body;
  expect(body).toMatchObject({ balance: 6, reserved: 0, available: 6, debt: 0, low_below: 6 });
  expect(body.ledger.items).toMatchObject([{ amount: 6, balance: 6, reason: "grant" }]);
});

test("each row has the balance after it, also when other rows are filtered out", async () => {
  const balances = (await read()).ledger.items.map((row) => row.balance);
  expect(balances).toEqual([12, 9, 7, 6]);
  const [october] = (await read({ month: "2026-10", limit: "1" })).ledger.items;
  expect(october).toMatchObject({ amount: 3, balance: 12 });
});

test("it is filtered by kind and month, in pages", async () => {
  expect(await amounts({ month: "2026-10" })).toEqual([3, 2]);
  expect(await amounts({ month: "2026-09" })).toEqual([1]);
  expect(await amounts({ reason: "grant" })).toEqual([6]);
  expect(await amounts({ reason: "grant", month: "2026-10" })).toEqual([]);
  const first = (await read({ reason: "adjustment", limit: "2" })).ledger;
  const second = (await read({ reason: "adjustment", limit: "2", cursor: first.next })).ledger;
  expect([second.items[0]!.amount, second.next]).toEqual([1, null]);
  for (const query of [{ month: "2026-13" }, { reason: "theft" }] as Record<string, string>[])
    expect(await company.owner(operations.getCredits, { query })).toMatchObject({ status: 422 });
});

test("as a file it has the same rows, oldest first, and no cell that is a formula", async () => {
  const { body, headers } = await company.owner(operations.creditsCsv, { query: { month: "2026-10" } });
  expect(headers["content-disposition"]).toContain('filename="credits.csv"');
  expect(body.split("\r\n")).toEqual([
    "\uFEFFTime (UTC),Type,Credits,Balance,Owed,Session,Order,Note,Cost center,Seats,Net value,Currency,Invoice",
    "2026-10-01T00:00:00.000Z,Adjustment,2,9,0,,,'=1+1",
    "2026-10-31T23:59:59.000Z,Adjustment,3,12,0,,,'=1+1",
    "",
  ]);
});

test("[O08] a Sub-Administrator reads it too; ADMIN sets the threshold of low credits", async () => {
  const { client } = await testAdmin(t);
  await client(operations.putSetting, {
    params: { key: "credits.low" },
    body: { value: 40, reason: "Large teams" },
  });
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN_SUB })
    .where(eq(users.companyId, company.id));
  expect((await read()).low_below).toBe(40);
  expect((await company.owner(operations.creditsCsv)).status).toBe(200);
});

test("a download gets one response: nothing fails after it", async () => {
  expect((await company.owner(operations.creditsCsv)).headers["content-type"]).toContain("text/csv");
  expect(logged.filter((line) => line.includes("call failed"))).toEqual([]);
});
