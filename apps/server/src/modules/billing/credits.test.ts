import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, grant, testCompany, testDraft } from "../../../test/company.ts";
import { creditLedger, sessions, users } from "../../db/schema/index.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("simultaneous confirmations never reserve more than is available", async () => {
  const { owner, id } = await testCompany(t, { credits: 14 });
  const drafts = await Promise.all(Array.from({ length: 9 }, () => testDraft(t, owner, { seats: 4 })));
  const responses = await Promise.all(
    drafts.map((draft) => owner(operations.confirmSession, { params: { id: draft } })),
  );
  const codes = responses.map((response) => (response.status === 200 ? "ok" : response.body.code));
  expect(codes.filter((code) => code === "ok")).toHaveLength(5);
  expect(codes.filter((code) => code === "SESSION_002")).toHaveLength(4);
  expect(await balanceOf(t, id)).toEqual({ balance: 20, reserved: 20 });
});

test("the database itself rejects a balance below zero and a reservation above the balance", async () => {
  const { owner, id } = await testCompany(t);
  await expect(grant(t, id, -7)).rejects.toMatchObject({
    cause: { constraint: "companies_balance_not_negative" },
  });
  const draft = await testDraft(t, owner);
  await owner(operations.confirmSession, { params: { id: draft } });
  const beyond = t.database.db.update(sessions).set({ creditsReserved: 7 }).where(eq(sessions.id, draft));
  await expect(beyond).rejects.toMatchObject({ cause: { constraint: "companies_reserved_within_balance" } });
  await expect(grant(t, id, -3)).rejects.toMatchObject({
    cause: { constraint: "companies_reserved_within_balance" },
  });
});

test("the ledger only grows, and a reference counts once", async () => {
  const { id } = await testCompany(t);
  const db = t.database.db;
  await expect(db.delete(creditLedger).where(eq(creditLedger.companyId, id))).rejects.toThrow();
  await expect(
    db.update(creditLedger).set({ amount: 9 }).where(eq(creditLedger.companyId, id)),
  ).rejects.toThrow();
  const row = { companyId: id, amount: 5, reason: "purchase" as const, reference: "order:1" };
  await db.insert(creditLedger).values(row);
  await expect(db.insert(creditLedger).values(row)).rejects.toThrow();
  expect(await balanceOf(t, id)).toEqual({ balance: 11, reserved: 0 });
});

test("the ledger is read in pages, newest first", async () => {
  const { owner, id } = await testCompany(t);
  for (const amount of [10, 20, 30]) await grant(t, id, amount);
  const first = (await owner(operations.getCredits, { query: { limit: "3" } })).body;
  expect(first).toMatchObject({ balance: 66, reserved: 0, available: 66 });
  expect(first.ledger.items.map((row) => row.amount)).toEqual([30, 20, 10]);
  const second = (await owner(operations.getCredits, { query: { limit: "3", cursor: first.ledger.next } }))
    .body;
  expect(second.ledger).toMatchObject({ items: [{ amount: 6, reason: "grant" }], next: null });
  expect((await owner(operations.getCredits, { query: { cursor: "made-up" } })).body.code).toBe(
    "REQUEST_001",
  );
});

test("[O05] [O09] roles: a Sub-Administrator can read but not rename, ADMIN has no company", async () => {
  const { owner, id } = await testCompany(t);
  expect((await owner(operations.patchCompany, { body: { name: "Renamed" } })).body.name).toBe("Renamed");
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN_SUB })
    .where(eq(users.companyId, id));
  expect((await owner(operations.getCompany)).body.name).toBe("Renamed");
  expect(await owner(operations.patchCompany, { body: { name: "No" } })).toMatchObject({
    status: 403,
    body: { code: "USER_009" },
  });
  await t.database.db.update(users).set({ userTypeId: Role.ADMIN }).where(eq(users.companyId, id));
  expect(await owner(operations.getCompany)).toMatchObject({ status: 403, body: { code: "USER_009" } });
});

test("[E39] someone without a company has no profile", async () => {
  const { owner, id } = await testCompany(t);
  await t.database.db.update(users).set({ companyId: null }).where(eq(users.companyId, id));
  expect(await owner(operations.getCompany)).toMatchObject({ status: 404, body: { code: "USER_010" } });
});
