import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testBuyer, testDraft } from "../../../test/company.ts";
import { applyPaymentEvent } from "./apply-payment.ts";
import type { PaymentFacts } from "./position-policy.ts";
import { unusedOf } from "./unused-policy.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

/** An order of 12 credits that was paid by card now. */
async function bought({ owner }: TestCompany): Promise<string> {
  const { body } = await owner(operations.createCheckout, { body: { product_id: "credits-12" } });
  await applyPaymentEvent(t.context, {
    kind: "paid",
    orderId: body.order_id,
    payment: `pi_${body.order_id}`,
    amountCents: 22_800,
    currency: "USD",
  });
  return body.order_id;
}
const refund = ({ owner }: TestCompany, id: string) => owner(operations.refundUnused, { params: { id } });
const orderOf = async ({ owner }: TestCompany, id: string) =>
  (await owner(operations.listOrders)).body.items.find((one) => one.id === id);
const balanceOf = async ({ owner }: TestCompany) => (await owner(operations.getCredits)).body.balance;

const paidAt = new Date("2026-11-01T10:00:00Z");
const order = {
  credits: 48,
  amountCents: 76_800,
  paidAt,
  onAccount: 0,
  cardOutcome: null,
  stage: "ordered",
  method: "card",
} as const;
const payment = { id: "pi_1", amountCents: 76_800, refunds: [], disputes: [] };

test("[31] 35 of 48 unused credits are worth 560.00 on the thirtieth day, and nothing on the next", () => {
  const left = { remaining: 35, available: 40 };
  const day = (number: number) => new Date(paidAt.getTime() + number * 86_400_000);
  expect(unusedOf(order, [payment], left, day(30))).toMatchObject({ credits: 35, cents: 56_000 });
  expect(unusedOf(order, [payment], left, day(31))).toBeNull();
});

test("what is reserved, was paid by transfer, or is refunded already is not refunded", () => {
  const left = { remaining: 35, available: 40 };
  const unused = (change: Partial<PaymentFacts>, available = 40) =>
    unusedOf(order, [{ ...payment, ...change }], { ...left, available }, paidAt);
  expect(unused({}, 5)).toMatchObject({ credits: 5, cents: 8_000 });
  expect(unused({}, 0)).toBeNull();
  expect(unused({ id: "transfer:1" })).toBeNull();
  expect(unused({ disputes: [{ amountCents: 76_800, state: "open" }] })).toBeNull();
  expect(unused({ refunds: [{ amountCents: 76_000, state: "pending" }] })).toMatchObject({ cents: 800 });
});

test("a company has its unused credits refunded once, at the price that it paid, with a credit note", async () => {
  const company = await testBuyer(t);
  const id = await bought(company);
  expect((await orderOf(company, id))!.unused).toMatchObject({ credits: 12, amount: 22_800 });
  const draft = await testDraft(t, company.owner, { seats: 10 });
  await company.owner(operations.confirmSession, { params: { id: draft } });
  const { credits, amount } = (await orderOf(company, id))!.unused!;
  expect([credits, amount]).toEqual([8, 15_200]);
  const before = await balanceOf(company);
  const both = await Promise.all([refund(company, id), refund(company, id)]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect(await balanceOf(company)).toBe(before - 8);
  const after = await orderOf(company, id);
  expect(after).toMatchObject({ status: "part_refunded", refunded: 15_200, unused: null });
  expect(after!.documents.map(({ kind }) => kind)).toContain("credit_note");

  const next = await bought(company);
  expect(await refund(company, next)).toMatchObject({ status: 409, body: { code: "NOT_REFUNDABLE" } });
  await t.database.pool.query("update orders set unused_refund_at = unused_refund_at - interval '400 days'");
  expect((await orderOf(company, next))!.unused).toMatchObject({ credits: 12 });
});

test("two orders at the same moment are one refund of the year", async () => {
  for (const _ of [1, 2, 3]) {
    const company = await testBuyer(t);
    const ids = [await bought(company), await bought(company)];
    const results = await Promise.all(ids.map((id) => refund(company, id)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await t.database.pool.query(
      "select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = any($1)",
      [ids],
    );
    expect(rows).toHaveLength(1);
  }
});

test("a refund that the provider does not make can be asked for again, of the same order", async () => {
  const company = await testBuyer(t);
  const [id, next] = [await bought(company), await bought(company)];
  const provider = t.context.payments!;
  const made = vi.spyOn(provider, "refund").mockRejectedValueOnce(new Error("away"));
  expect(await refund(company, id)).toMatchObject({ body: { code: "CHECKOUT_001" } });
  expect(await refund(company, next)).toMatchObject({ body: { code: "NOT_REFUNDABLE" } });
  expect((await refund(company, id)).body).toMatchObject({ status: "refunded", unused: null });
  made.mockRestore();
});

test("nobody refunds an order of another company", async () => {
  const [mine, other] = [await testBuyer(t), await testBuyer(t)];
  const id = await bought(mine);
  expect(await refund(other, id)).toMatchObject({ body: { code: "CHECKOUT_002" } });
  expect(await orderOf(mine, id)).toMatchObject({ status: "paid" });
});
