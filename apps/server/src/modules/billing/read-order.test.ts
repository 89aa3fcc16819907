import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testAdmin, testBuyer } from "../../../test/company.ts";
import { applyPaymentEvent } from "./apply-payment.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("a purchase has its payments, what was refunded of each, its credits and its documents", async () => {
  const company = await testBuyer(t);
  const { client: admin } = await testAdmin(t);
  const quote = (await company.owner(operations.createQuote, { body: { credits: 12 } })).body;
  const read = async (id = quote.id) => (await company.owner(operations.getOrder, { params: { id } })).body;
  expect(await read()).toMatchObject({ status: "quoted", missing: 22_800, payments: [], ordered_at: null });

  await company.owner(operations.createInvoice, { body: { order_id: quote.id } });
  const paid = { note: "Seen at the bank", amount: 20_000 };
  await admin(operations.markInvoicePaid, { params: { id: quote.id }, body: paid });
  expect(await read()).toMatchObject({ status: "part_paid", missing: 2_800, credits_left: 12 });

  t.clock.advance(1);
  const card = { payment: `pi_${quote.id}`, currency: "USD" };
  await applyPaymentEvent(t.context, { kind: "paid", orderId: quote.id, amountCents: 2_800, ...card });
  const refund = { refund: `re_${quote.id}`, payment: card.payment, cents: 1_900, state: "pending" } as const;
  await applyPaymentEvent(t.context, { kind: "refund", ...refund, createdAt: t.clock.at });
  const whole = await read();
  expect(whole).toMatchObject({
    status: "part_refunded",
    missing: 0,
    surplus: 0,
    refunded: 1_900,
    credits_added: 12,
    credits_used: 0,
    credits_left: 11,
    billed_to: expect.arrayContaining(["Northwind AG", "8001 Zürich", "Switzerland"]),
    payments: [
      { method: "transfer", amount: 20_000, refunds: [], disputes: [] },
      { method: "card", amount: 2_800, refunds: [{ amount: 1_900, state: "pending", reason: null }] },
    ],
  });
  expect(whole.documents.map(({ kind }) => kind)).toEqual([
    "quote",
    "invoice",
    "confirmation",
    "credit_note",
  ]);
  // ADMIN's note is not the company's to read.
  expect(JSON.stringify(whole)).not.toContain(paid.note);
});

test("a quote from when quotes had ids of their own is its order", async () => {
  const company = await testBuyer(t);
  const { body } = await company.owner(operations.createInvoice, { body: { credits: 12 } });
  const quote = crypto.randomUUID();
  await t.database.pool.query("update orders set quote_id = $1 where id = $2", [quote, body.id]);
  const read = await company.owner(operations.getOrder, { params: { id: quote } });
  expect(read.body).toMatchObject({ id: body.id, status: "open" });
});
