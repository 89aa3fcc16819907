import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testBuyer, testCompany } from "../../../test/company.ts";
import type { SandboxProvider } from "../../core/ports/payment-provider.ts";
import { creditLedger, products, users } from "../../db/schema/index.ts";
import { cancelAbandonedOrders } from "./cancel-order.ts";
import { findOrder } from "./repository.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testBuyer(t);
});
afterAll(() => t.close());

const buy = (product_id = "credits-12", headers = {}) =>
  company.owner(operations.createCheckout, { body: { product_id }, headers });
const ordered = async (product_id?: string): Promise<string> => (await buy(product_id)).body.order_id;
const returned = (order: string) => t.client()(operations.checkoutSuccess, { query: { order } });
const balance = async () => (await balanceOf(t, company.id)).balance;

/** Makes the company's only account a Sub-Administrator, whose sign-in goes on. */
const makeSub = (billingOnly = false) =>
  t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN_SUB, billingOnly })
    .where(eq(users.companyId, company.id));

/** Clicks a button on the sandbox's page. */
const clickButton = (orderId: string, button: string) =>
  t.app.inject({
    method: "POST",
    url: `/sandbox-checkout/${orderId}`,
    headers: { "content-type": "application/x-www-form-urlencoded", host: "localhost:3000" },
    payload: `do=${button}`,
  });

/** Sends what the provider would send, without any page. */
async function notify(orderId: string, outcome: "paid" | "declined", change = (text: string) => text) {
  const provider = t.context.payments as SandboxProvider;
  const { payload, signature } = await provider.createEvent(
    (await findOrder(t.database.db, orderId))!,
    outcome,
  );
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const response = await t.app.inject({
    method: "POST",
    url: "/api/checkout/webhook",
    headers,
    payload: change(payload),
  });
  return response.statusCode;
}

test("[K29] [C35] three packs are visible to everybody", async () => {
  const { body } = await t.client()(operations.listProducts);
  expect(body.items).toEqual([
    { id: "credits-12", credits: 12, price_cents: 22800, currency: "USD" },
    { id: "credits-48", credits: 48, price_cents: 81600, currency: "USD" },
    { id: "credits-150", credits: 150, price_cents: 225000, currency: "USD" },
  ]);
});

test("each currency has prices of its own, for any number of credits", async () => {
  const packs = async (currency: "EUR" | "GBP" | "CHF") =>
    (await t.client()(operations.listProducts, { query: { currency } })).body.items.map(
      ({ credits, price_cents }) => [credits, price_cents],
    );
  expect(await packs("EUR")).toEqual([
    [12, 21_600],
    [48, 76_800],
    [150, 210_000],
  ]);
  expect(await packs("GBP")).toEqual([
    [12, 18_000],
    [48, 64_800],
    [150, 180_000],
  ]);
  expect(await packs("CHF")).toEqual([]);
  const { body } = await company.owner(operations.createCheckout, { body: { credits: 50, currency: "EUR" } });
  expect(await findOrder(t.database.db, body.order_id)).toMatchObject({
    productId: "credits-48-eur",
    credits: 50,
    amountCents: 80_000,
    currency: "EUR",
  });
  // Until something is paid, another currency can be chosen.
  expect((await buy("credits-12")).status).toBe(200);
});

describe("in the sandbox", () => {
  test("[R20] [C36] [D15] paying adds the credits, lists the order and emails an invoice", async () => {
    const { body } = await buy("credits-48");
    expect(body.url).toBe(`http://localhost:3000/sandbox-checkout/${body.order_id}`);
    expect((await returned(body.order_id)).body).toEqual({ state: "open", credits: 48 });
    expect((await company.owner(operations.listOrders)).body.items).toMatchObject([
      { id: body.order_id, status: "open", paid_at: null, documents: [] },
    ]);
    const page = await t.app.inject({ url: new URL(body.url).pathname, headers: { host: "localhost:3000" } });
    expect(page.body).toContain("Sandbox</strong>: no money moves here");
    expect(page.body).toContain("$816.00");

    const back = await clickButton(body.order_id, "pay");
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/checkoutSuccess?order=${body.order_id}`,
    ]);
    expect(await balance()).toBe(6 + 48);
    const { items } = (await company.owner(operations.listOrders)).body;
    expect(items).toEqual([
      {
        id: body.order_id,
        product: "credits-48",
        credits: 48,
        amount: 81600,
        net: 81600,
        tax: 0,
        tax_line: "Not subject to VAT in Germany: place of supply is Switzerland",
        currency: "USD",
        status: "paid",
        created_at: t.clock.now().toISOString(),
        paid_at: t.clock.now().toISOString(),
        refunded: 0,
        method: "card",
        purchase_order: null,
        valid_until: null,
        lapsed: false,
        due_at: null,
        overdue: false,
        credits_added: 48,
        unused: { credits: 48, amount: 81600, until: t.clock.in(30 * 24 * 60) },
        documents: [
          {
            id: expect.any(String),
            kind: "invoice",
            name: "LH-INV-000001",
            xrechnung: false,
            issued_at: expect.any(String),
          },
        ],
      },
    ]);
    const ledger = (await company.owner(operations.getCredits)).body.ledger.items;
    expect(ledger[0]).toMatchObject({ amount: 48, reason: "purchase" });
    const receipt = (await t.emails(company.email)).at(-1)!;
    expect([receipt.kind, receipt.subject]).toEqual(["receipt", "Payment received: 48 credits"]);
    expect(receipt.text).toContain(
      "You bought 48 credits for $816.00 on November 21, 2026. Your company now has 54 credits.",
    );
  });

  test("[E50] a decline is reported and adds nothing; a later payment of the same order still counts", async () => {
    const order = await ordered();
    await clickButton(order, "decline");
    expect(await returned(order)).toMatchObject({
      status: 409,
      body: { code: "CHECKOUT_001", message: "Checkout process failed" },
    });
    expect(await balance()).toBe(6);
    await clickButton(order, "pay");
    expect((await returned(order)).body.state).toBe("paid");
    await clickButton(order, "decline");
    expect([(await returned(order)).body.state, await balance()]).toEqual(["paid", 18]);
  });

  test("leaving changes nothing", async () => {
    const order = await ordered();
    expect((await clickButton(order, "abandon")).headers.location).toBe("/dashboard/checkout");
    expect([(await returned(order)).body.state, await balance()]).toEqual(["open", 6]);
  });

  test("the sandbox exists only under a local name", async () => {
    const order = await ordered();
    const url = `/sandbox-checkout/${order}`;
    const pay = { method: "POST", url, headers: { host: "evil.example" } } as const;
    expect((await t.app.inject(pay)).statusCode).toBe(404);
    expect(await balance()).toBe(6);
  });
});

describe("[C35] a signed event", () => {
  test("before the return, twice and ten times at once, adds the credits once", async () => {
    const order = await ordered();
    expect(await notify(order, "paid")).toBe(200);
    expect((await returned(order)).body).toEqual({ state: "paid", credits: 12 });
    const more = await Promise.all(Array.from({ length: 10 }, () => notify(order, "paid")));
    expect(new Set(more)).toEqual(new Set([200]));
    expect(await balance()).toBe(18);
    const second = await ordered();
    await Promise.all(Array.from({ length: 10 }, (_, n) => notify(second, n % 3 ? "paid" : "declined")));
    expect([(await returned(second)).body.state, await balance()]).toEqual(["paid", 30]);
    const purchases = await t.database.db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.companyId, company.id));
    expect(purchases.filter(({ reason }) => reason === "purchase")).toHaveLength(2);
    const receipts = (await t.emails(company.email)).filter(({ kind }) => kind === "receipt");
    expect(receipts).toHaveLength(2);
  });

  test("of many orders at once adds the credits of each", async () => {
    const all = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, n) => (await buy("credits-12", { "idempotency-key": `${n}` })).body.order_id,
      ),
    );
    await Promise.all([...all, ...all].map((order) => notify(order, "paid")));
    expect(await balance()).toBe(6 + 8 * 12);
  });

  test("that was changed, is unsigned, or is over a part of the price adds nothing", async () => {
    const order = await ordered();
    expect(await notify(order, "paid", (text) => `${text} `)).toBe(400);
    const unsigned = { method: "POST", url: "/api/checkout/webhook", payload: {} } as const;
    expect((await t.app.inject(unsigned)).statusCode).toBe(400);
    const provider = t.context.payments as SandboxProvider;
    const row = { ...(await findOrder(t.database.db, order))!, amountCents: 1 };
    const { payload, signature } = await provider.createEvent(row, "paid");
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const cheap = await t.app.inject({ method: "POST", url: "/api/checkout/webhook", headers, payload });
    expect(cheap.statusCode).toBe(200);
    expect([(await returned(order)).body.state, await balance()]).toEqual(["part_paid", 6]);
  });
});

describe("buying is rejected", () => {
  test("[O07] [O09] for a Sub-Administrator whose Owner forbids it, and who sees the balance", async () => {
    await company.owner(operations.patchCompany, { body: { sub_admins_buy: false } });
    await makeSub();
    expect(await buy()).toMatchObject({ status: 403, body: { code: "USER_009" } });
    expect(await company.owner(operations.listOrders)).toMatchObject({ status: 403 });
    expect((await company.owner(operations.getCredits)).body.balance).toBe(6);
    expect((await company.owner(operations.getUser)).body.may_buy).toBe(false);
  });

  test.each([
    ["a Sub-Administrator", { forbidden: false, billingOnly: false }],
    ["one who is limited to billing", { forbidden: false, billingOnly: true }],
    ["one who is limited to billing where others may not", { forbidden: true, billingOnly: true }],
  ])("never for %s", async (_, { forbidden, billingOnly }) => {
    await company.owner(operations.patchCompany, { body: { sub_admins_buy: !forbidden } });
    await makeSub(billingOnly);
    expect((await buy()).status).toBe(200);
    expect((await company.owner(operations.listOrders)).body.items).toHaveLength(1);
    expect((await company.owner(operations.getUser)).body.may_buy).toBe(true);
  });

  test("before the Owner's address is verified", async () => {
    company = await testCompany(t, { verified: false });
    expect(await buy()).toMatchObject({ status: 403, body: { code: "EMAIL_UNVERIFIED" } });
  });

  test("[C36] before the company has said who is billed", async () => {
    company = await testCompany(t);
    expect(await buy()).toMatchObject({
      status: 409,
      body: { code: "BILLING_MISSING", message: "Please enter your company’s billing details first." },
    });
    expect((await company.owner(operations.listOrders)).body.items).toEqual([]);
  });

  test("[E52] for a product that has no price or does not exist", async () => {
    const [made] = await t.database.db.insert(products).values({ id: "unpriced", credits: 5 }).returning();
    const message =
      "Product configuration error: This item cannot be purchased at this time. Please contact support.";
    for (const id of [made!.id, "nothing"])
      expect(await buy(id)).toMatchObject({ status: 409, body: { code: "CHECKOUT_003", message } });
    expect((await t.client()(operations.listProducts)).body.items).toHaveLength(3);
  });
});

test("without a key, an equal unpaid order of a day is returned again; then it is cancelled", async () => {
  const first = await ordered();
  expect(await ordered()).toBe(first);
  expect(new Set(await Promise.all([1, 2, 3].map(() => ordered())))).toEqual(new Set([first]));
  const other = await ordered("credits-48");
  expect(other).not.toBe(first);
  await clickButton(other, "pay");
  expect(await ordered("credits-48")).not.toBe(other);
  expect((await buy("credits-12", { "idempotency-key": "another" })).body.order_id).not.toBe(first);
  const before = t.clock.at;
  t.clock.advance(limits.cardOrderHours * 60 + 1);
  try {
    await cancelAbandonedOrders(t.context);
    const states = await t.database.pool.query(
      "select status, count(*)::int from orders where company_id = $1 group by 1 order by 1",
      [company.id],
    );
    expect(states.rows).toEqual([
      { status: "cancelled", count: 3 },
      { status: "paid", count: 1 },
    ]);
  } finally {
    t.clock.at = before;
  }
  // What is cancelled is not returned again.
  expect(await findOrder(t.database.db, await ordered())).toMatchObject({ status: "open" });
});

test("[E51] [C18] the return page needs no token, shows no other company's order, and only state and credits", async () => {
  for (const order of ["nothing", "01a2b3c4-0000-7000-8000-000000000000"])
    expect(await returned(order)).toMatchObject({
      status: 404,
      body: { code: "CHECKOUT_002", message: "Order not found" },
    });
  const order = await ordered();
  const expectedResponse = { status: 200, body: { state: expect.any(String), credits: 12 } };
  for (const authToken of [undefined, "an-old-bearer"]) {
    const { status, body } = await t.client(authToken)(operations.checkoutSuccess, { query: { order } });
    expect({ status, body }).toEqual(expectedResponse);
  }
});

test("[O12] orders are the company's own, in pages, and an idempotency key orders once", async () => {
  const keyed = { "idempotency-key": "press-1" };
  const [first, again] = [await buy("credits-12", keyed), await buy("credits-12", keyed)];
  expect(again.body).toEqual(first.body);
  const second = await ordered("credits-48");
  const page = (await company.owner(operations.listOrders, { query: { limit: "1" } })).body;
  expect(page.items.map(({ id }) => id)).toEqual([second]);
  const rest = (await company.owner(operations.listOrders, { query: { limit: "1", cursor: page.next } }))
    .body;
  expect([rest.items[0]!.id, rest.next]).toEqual([first.body.order_id, null]);
  const stranger = await testCompany(t);
  expect((await stranger.owner(operations.listOrders)).body.items).toEqual([]);
});
