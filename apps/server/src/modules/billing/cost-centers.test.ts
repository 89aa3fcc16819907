import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testBuyer, testDraft } from "../../../test/company.ts";
import { addLedgerRow } from "../../core/companies/repository.ts";
import { sessions } from "../../db/schema/index.ts";
import { applyPaymentEvent } from "./apply-payment.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("a session is booked on one of the company's own cost centers", async () => {
  const [company, other] = [await testBuyer(t), await testBuyer(t)];
  const add = (code: string, name: string) =>
    company.owner(operations.addCostCenter, { body: { code, name } });
  await add("4711", "Sales");
  expect((await add("4711", "Sales, Hamburg")).body.items).toMatchObject([
    { code: "4711", name: "Sales, Hamburg" },
  ]);
  const id = await testDraft(t, company.owner, {});
  const change = (cost_center: string | null) =>
    company.owner(operations.patchSession, { params: { id }, body: { cost_center } });
  expect((await change("4711")).body.cost_center).toBe("4711");
  expect(await change("0815")).toMatchObject({
    status: 422,
    body: { errors: { cost_center: expect.anything() } },
  });
  const copy = await company.owner(operations.duplicateSession, { params: { id } });
  expect(copy.body.cost_center).toBe("4711");
  const foreign = await testDraft(t, other.owner, {});
  expect(
    await other.owner(operations.patchSession, { params: { id: foreign }, body: { cost_center: "4711" } }),
  ).toMatchObject({ status: 422 });
  // What is removed stays on the session, and cannot be chosen again.
  const [center] = (await company.owner(operations.listCostCenters)).body.items;
  await company.owner(operations.removeCostCenter, { params: { id: center!.id } });
  expect((await company.owner(operations.getSession, { params: { id } })).body.cost_center).toBe("4711");
  expect(await change("4711")).toMatchObject({ status: 200 });
  await change(null);
  expect(await change("4711")).toMatchObject({ status: 422 });
});

test("[35] the net values of a purchase's seats in the statement add up to its price", async () => {
  const company = await testBuyer(t);
  const { db } = t.database;
  const { body } = await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } });
  const payment = { payment: `pi_${body.order_id}`, amountCents: 22_800, currency: "USD" };
  await applyPaymentEvent(t.context, { kind: "paid", orderId: body.order_id, ...payment });
  for (const [code, seats] of [
    ["4711", 7],
    [null, 5],
    ["4712", 6],
  ] as const) {
    const sessionId = await testDraft(t, company.owner, {});
    await db.update(sessions).set({ costCenter: code }).where(eq(sessions.id, sessionId));
    for (let seat = 0; seat < seats; seat++)
      await db.transaction((tx) =>
        addLedgerRow(tx, {
          companyId: company.id,
          amount: -1,
          reason: "capture",
          reference: `capture:${sessionId}:${seat}`,
          sessionId,
          costCenter: code,
        }),
      );
  }
  const [, ...lines] = (await company.owner(operations.creditsCsv)).body.trim().split("\r\n");
  const used = lines.map((line: string) => line.split(",")).filter(([, type]: string[]) => type === "Used");
  const columns = used.map((cells: string[]) => cells.slice(8));
  // The first six seats were free.
  expect(
    columns.map(([center, seats, value, currency]: string[]) => [center, seats, value, currency]),
  ).toEqual([
    ["4711", "1", "19.00", "USD"],
    ["4711", "6", "", ""],
    ["", "5", "95.00", "USD"],
    ["4712", "6", "114.00", "USD"],
  ]);
  expect(new Set(columns.map((cells: string[]) => cells[4]).filter(Boolean)).size).toBe(1);
});
