import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SentBody, type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, setBilling, type TestCompany, testAdmin, testCompany } from "../../../test/company.ts";
import { pdfText } from "../../../test/pdf.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { products, users } from "../../db/schema/index.ts";
import { cancelAbandonedOrders } from "./cancel-order.ts";
import { placeOrder } from "./place-order.ts";
import { findOrder } from "./repository.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
  const address = { street: "1 Quay", postcode: "E1 6AN", city: "London", country_id: "GB" };
  await setBilling(company, { name: "Northwind Ltd", ...address });
});
afterAll(() => t.close());

const quote = async (body: SentBody<typeof operations.createQuote>) =>
  (await company.owner(operations.createQuote, { body: { currency: "GBP", ...body } })).body;
const card = (order_id: string) => company.owner(operations.createCheckout, { body: { order_id } });
const invoice = (body: Record<string, unknown>) => company.owner(operations.createInvoice, { body });
const pdfOf = ({ documents }: operations.Order) =>
  pdfText(t, `/api/checkout/documents/${documents[0]!.id}/document.pdf`, company.token);
const listed = async (id: string): Promise<operations.Order> =>
  (await company.owner(operations.listOrders)).body.items.find((one) => one.id === id)!;
const kindsOf = async (id: string) => (await listed(id)).documents.map(({ kind }) => kind);

/** Clicks a button on the sandbox's page. */
const payOnPage = (id: string, button = "pay") =>
  t.app.inject({
    method: "POST",
    url: `/sandbox-checkout/${id}`,
    headers: { "content-type": "application/x-www-form-urlencoded", host: "localhost:3000" },
    payload: `do=${button}`,
  });

async function scopeOf(): Promise<CompanyScope> {
  const [user] = await t.database.db.select().from(users).where(eq(users.companyId, company.id));
  const { id: userId, userTypeId } = user!;
  const rights = { billingOnly: false, mayBuy: true, needsSecondFactor: false, unverified: false };
  return { userId, userTypeId, companyId: company.id, ...rights, tokenId: "none", signInId: "none" };
}

test("a quote is numbered, says until when it is valid, and is ordered at its price", async () => {
  const made = await quote({ credits: 60, currency: "GBP", purchase_order: "PO 9" });
  expect(made).toMatchObject({
    documents: [{ kind: "quote", name: "LH-Q-000001" }],
    credits: 60,
    amount: 81_000,
    currency: "GBP",
    status: "quoted",
    method: null,
    valid_until: "2026-12-21T09:00:00.000Z",
    lapsed: false,
  });
  const text = await pdfOf(made);
  for (const expected of [
    "Quote LH-Q-000001",
    "Issued on November 21, 2026. Valid until December 21, 2026.",
    "Purchase-order number: PO 9",
    "Northwind Ltd",
    "United Kingdom",
    "60",
    "£13.50",
    "£810.00",
    "How to order",
  ])
    expect(text).toContain(expected);
  await t.database.db.update(products).set({ priceCents: 99_900 }).where(eq(products.id, "credits-48-gbp"));
  expect(await card(made.id)).toMatchObject({ status: 200, body: { order_id: made.id } });
  expect(await findOrder(t.database.db, made.id)).toMatchObject({
    credits: 60,
    amountCents: 81_000,
    purchaseOrder: "PO 9",
    status: "open",
    method: "card",
  });
  expect(await pdfOf(made)).toBe(text);
  expect((await company.owner(operations.listOrders)).body.items).toHaveLength(1);
});

test("a quote does not decide the company's currency, and is honored as it was issued", async () => {
  const made = await quote({ credits: 12, currency: "EUR" });
  expect((await company.owner(operations.getCheckoutTerms)).body.currency).toBeNull();
  await invoice({ credits: 1, currency: "GBP" });
  expect((await company.owner(operations.getCheckoutTerms)).body.currency).toBe("GBP");
  expect(await invoice({ order_id: made.id })).toMatchObject({
    status: 200,
    body: { amount: 21_600, currency: "EUR", status: "open" },
  });
});

test("after its last day a quote can no longer be ordered; what was ordered stays ordered", async () => {
  const [late, made] = [await quote({ credits: 12 }), await quote({ credits: 12 })];
  await invoice({ order_id: made.id });
  const ids = [late.id, made.id];
  await t.database.pool.query("update orders set valid_until = $1 where id = any($2)", [t.clock.now(), ids]);
  for (const order of [card, (order_id: string) => invoice({ order_id })])
    expect(await order(late.id)).toMatchObject({ status: 409, body: { code: "QUOTE_EXPIRED" } });
  expect((await invoice({ order_id: made.id })).body.id).toBe(made.id);
  const { items } = (await company.owner(operations.listOrders)).body;
  expect(items.map(({ lapsed }) => lapsed)).toEqual([false, true]);
  expect(limits.quoteDays).toBe(30);
});

test("ordered by invoice and then paid by card, it has one invoice and adds its credits once", async () => {
  const made = await quote({ credits: 48 });
  const ordered = (await invoice({ order_id: made.id, purchase_order: "PO 10" })).body;
  expect(ordered).toMatchObject({ id: made.id, status: "open", method: "invoice", purchase_order: "PO 10" });
  expect((await invoice({ order_id: made.id })).body).toMatchObject({ id: made.id, purchase_order: "PO 10" });
  expect((await card(made.id)).body).toEqual({
    url: `http://localhost:3000/sandbox-checkout/${made.id}`,
    order_id: made.id,
  });
  const before = (await balanceOf(t, company.id)).balance;
  await payOnPage(made.id);
  expect((await balanceOf(t, company.id)).balance).toBe(before + 48);
  expect(await kindsOf(made.id)).toEqual(["quote", "invoice", "confirmation"]);
  // Once paid, there is nothing to pay.
  expect((await card(made.id)).body.url).toBe(`http://localhost:3000/checkoutSuccess?order=${made.id}`);
  expect((await invoice({ order_id: made.id })).body).toMatchObject({ id: made.id, status: "paid" });
});

test("an unpaid order by card gets its invoice when it is ordered by invoice, also after a decline", async () => {
  const made = await quote({ credits: 9 });
  await card(made.id);
  await payOnPage(made.id, "decline");
  const ordered = (await invoice({ order_id: made.id })).body;
  expect(ordered).toMatchObject({ id: made.id, status: "open", method: "invoice" });
  expect(await kindsOf(made.id)).toEqual(["quote", "invoice"]);
  await card(made.id);
  await payOnPage(made.id, "decline");
  const returned = await t.client()(operations.checkoutSuccess, { query: { order: made.id } });
  expect([returned.body.code, (await listed(made.id)).status]).toEqual(["CHECKOUT_001", "open"]);
});

test("the page asks for the rest of an invoice of which a part has arrived", async () => {
  const made = await quote({ credits: 48 });
  const { amount } = (await invoice({ order_id: made.id })).body;
  const params = { id: made.id };
  const body = { note: "Seen at the bank", amount: amount - 1500 };
  await (await testAdmin(t)).client(operations.markInvoicePaid, { params, body });
  await card(made.id);
  const headers = { host: "localhost:3000" };
  expect((await t.app.inject({ url: `/sandbox-checkout/${made.id}`, headers })).body).toContain("£15.00");
  await payOnPage(made.id);
  const row = await findOrder(t.database.db, made.id);
  expect(row).toMatchObject({ status: "paid", surplusCents: 0 });
});

test("twenty orders of one quote at once are one order with one invoice", async () => {
  const made = await quote({ credits: 5 });
  const all = await Promise.all(
    Array.from({ length: 20 }, async (_, n) =>
      n % 2 ? (await card(made.id)).body.order_id : (await invoice({ order_id: made.id })).body.id,
    ),
  );
  expect(new Set(all)).toEqual(new Set([made.id]));
  expect(await kindsOf(made.id)).toEqual(["quote", "invoice"]);
  const { rows } = await t.database.pool.query(
    "select count(*)::int from audit_log where subject = $1 and action = 'order.invoice'",
    [`order:${made.id}`],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("of twenty orders of one quote, one is new and nineteen are the same", async () => {
  const made = await quote({ credits: 5 });
  const scope = await scopeOf();
  const purchase = { order_id: made.id };
  const placed = await Promise.all(
    Array.from({ length: 20 }, () =>
      t.database.db.transaction((tx) =>
        placeOrder(t.context, tx, scope, { purchase, method: "invoice", again: false }),
      ),
    ),
  );
  expect(placed.filter(({ changes }) => changes !== null)).toHaveLength(1);
});

test("a quote whose order by card was left stays open until its last day, and then is cancelled", async () => {
  const made = await quote({ credits: 5 });
  await card(made.id);
  const abandonedAt = async (minutes: number) => {
    const before = t.clock.at;
    t.clock.advance(minutes);
    await cancelAbandonedOrders(t.context);
    t.clock.at = before;
    return (await listed(made.id)).status;
  };
  expect(await abandonedAt(limits.cardOrderHours * 60 + 1)).toBe("open");
  expect(await abandonedAt(limits.quoteDays * 24 * 60 + 1)).toBe("cancelled");
});
