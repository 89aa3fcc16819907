import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as operations from "@lantern/contract/http";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testAdmin, testBuyer } from "../../../test/company.ts";
import { settings } from "../../../test/settings.ts";
import { comparePayments } from "./compare-job.ts";
import { paymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe-provider.ts";

const keys = { secretKey: "sk_test_lantern", webhookSecret: "whsec_lantern" };
const { webhooks } = new Stripe(keys.secretKey);
const opened = "https://checkout.stripe.example/c/pay/cs_1";

let t: TestApplication;
let company: TestCompany;
let api: Server;
/** What Stripe lists, by the path of the list. */
const lists = new Map<string, object[]>();
let broken = false;
let already = false;
/** A refund that Stripe already has. */
let made = {
  id: "re_1",
  object: "refund",
  payment_intent: "",
  amount: 22800,
  status: "succeeded",
  created: 1,
};
/** How pages that were opened stand at Stripe, by their id. */
const pages = new Map<string, { status: string; amount_total: number }>();
const requested: { url: string | undefined; form: Record<string, string>; key: unknown }[] = [];

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    requested.push({ url: request.url, form, key: request.headers["idempotency-key"] });
    response.setHeader("content-type", "application/json");
    const isRefund = request.url?.startsWith("/v1/refunds");
    const isPage = request.url?.startsWith("/v1/checkout/sessions/");
    const isList = request.method === "GET" && !isPage;
    response.statusCode = broken ? 402 : already && !isList ? 400 : 200;
    const refunded = { type: "invalid_request_error", code: "charge_already_refunded", message: "no" };
    const result = broken
      ? { error: { type: "card_error", message: "no" } }
      : isList
        ? { object: "list", has_more: false, data: lists.get(request.url!.split("?")[0]!) ?? [made] }
        : already
          ? { error: refunded }
          : isRefund
            ? { ...made, id: `re_${form.payment_intent}`, payment_intent: form.payment_intent }
            : isPage
              ? pageOf(request)
              : openPage(form);
    if (result === null) response.statusCode = 400;
    response.end(JSON.stringify(result ?? { error: { type: "invalid_request_error", message: "not open" } }));
  });
  await new Promise<void>((ready) => api.listen(0, "127.0.0.1", ready));
  const { port } = api.address() as AddressInfo;
  const provider = stripeProvider(keys, settings.origin, { host: "127.0.0.1", port, protocol: "http" });
  t = await testApplication({}, {}, undefined, provider);
  company = await testBuyer(t);
});
afterAll(async () => {
  await t.close();
  api.closeAllConnections();
  await new Promise((closed) => api.close(closed));
});

function openPage(form: Record<string, string>) {
  const name = `cs_${form.client_reference_id}`;
  const id = pages.has(name) ? `${name}_${pages.size}` : name;
  pages.set(id, { status: "open", amount_total: Number(form["line_items[0][price_data][unit_amount]"]) });
  return { id, object: "checkout.session", url: opened };
}

/** A page as it stands, or after it is closed, which only an open one can be. */
function pageOf({ url = "", method }: IncomingMessage) {
  const id = url.split("/")[4]!;
  const page = pages.get(id)!;
  if (method === "POST" && page.status !== "open") return null;
  if (method === "POST") page.status = "expired";
  return { id, object: "checkout.session", url: page.status === "open" ? opened : null, ...page };
}

const buyAgain = () =>
  company.owner(operations.createCheckout, { body: { product_id: "credits-12", purchase_order: "PO 2" } });
const buy = () => company.owner(operations.createCheckout, { body: { product_id: "credits-12" } });

async function notify(type: string, object: object, secret = keys.webhookSecret, timestamp?: number) {
  const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await t.app.inject({ method: "POST", url: "/api/checkout/webhook", headers, payload })).statusCode;
}
const session = (orderId: string, payment_status = "paid") => ({
  id: `cs_${orderId}`,
  object: "checkout.session",
  client_reference_id: orderId,
  payment_status,
  amount_total: 22800,
  currency: "usd",
});
const state = async (order: string) =>
  (await t.client()(operations.checkoutSuccess, { query: { order } })).body.state;
const balance = async () => (await balanceOf(t, company.id)).balance;

test("[C35] an order opens Stripe Checkout; its signed event, however often it comes, adds the credits once", async () => {
  const { body } = await buy();
  expect(body.url).toBe(opened);
  // Ordered once more before it is paid, the same order has the same page.
  expect((await buy()).body).toEqual(body);
  expect(requested.filter(({ url }) => url === "/v1/checkout/sessions")).toHaveLength(1);
  const [{ url, form, key }] = requested as [(typeof requested)[0]];
  expect([url, key]).toEqual(["/v1/checkout/sessions", body.order_id]);
  expect(form).toMatchObject({
    mode: "payment",
    client_reference_id: body.order_id,
    "line_items[0][price_data][unit_amount]": "22800",
    "line_items[0][price_data][currency]": "usd",
    success_url: `http://localhost:3000/checkoutSuccess?order=${body.order_id}`,
    cancel_url: "http://localhost:3000/dashboard/checkout",
    "payment_intent_data[metadata][order_id]": body.order_id,
  });
  const before = await balance();
  expect(await notify("checkout.session.completed", session(body.order_id), "whsec_forged")).toBe(400);
  expect(await balance()).toBe(before);
  const times = [1, 2, 3].map(() => notify("checkout.session.completed", session(body.order_id)));
  expect(await Promise.all(times)).toEqual([200, 200, 200]);
  expect([await state(body.order_id), await balance()]).toEqual(["paid", before + 12]);
  // A late event of a session that has been paid changes nothing.
  await notify("checkout.session.expired", session(body.order_id, "unpaid"));
  expect(await state(body.order_id)).toBe("paid");
});

describe("an order with an open payment page", () => {
  const cancel = (id: string) => company.owner(operations.cancelOrder, { params: { id } });

  test("is cancelled after the page is closed, so that nobody pays what is cancelled", async () => {
    const { order_id: id } = (await buy()).body;
    expect((await cancel(id)).body.status).toBe("cancelled");
    expect(pages.get(`cs_${id}`)?.status).toBe("expired");
  });

  test("is not cancelled when somebody has just paid on it", async () => {
    const { order_id: id } = (await buy()).body;
    pages.get(`cs_${id}`)!.status = "complete";
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: "ORDER_PAID" } });
    expect(await state(id)).toBe("open");
    // Nobody pays it a second time while the event is on its way.
    expect((await buy()).body.url).toBe(`http://localhost:3000/checkoutSuccess?order=${id}`);
    await notify("checkout.session.completed", session(id));
    expect(await state(id)).toBe("paid");
  });

  test("gets another page when that one has expired, whose end the first one's event does not change", async () => {
    const { order_id: id } = (await buy()).body;
    pages.get(`cs_${id}`)!.status = "expired";
    expect((await buy()).body).toEqual({ order_id: id, url: opened });
    expect(requested.at(-1)?.key).toBe(`${id}:cs_${id}`);
    await notify("checkout.session.expired", session(id, "unpaid"));
    expect(await state(id)).toBe("open");
    await cancel(id);
  });
});

test("a slow payment method adds the credits when it has succeeded, also after it seemed to have failed", async () => {
  const order = (await buy()).body.order_id;
  const before = await balance();
  await notify("checkout.session.completed", session(order, "unpaid"));
  expect([await state(order), await balance()]).toEqual(["open", before]);
  await notify("checkout.session.async_payment_failed", session(order, "unpaid"));
  expect((await t.client()(operations.checkoutSuccess, { query: { order } })).body.code).toBe("CHECKOUT_001");
  await notify("checkout.session.async_payment_succeeded", session(order));
  expect([await state(order), await balance()]).toEqual(["paid", before + 12]);
});

test("a refund in Stripe itself and a charge-back withdraw the credits, once each, found by their payment", async () => {
  const order = (await buy()).body.order_id;
  const before = await balance();
  const payment_intent = `pi_${order}`;
  await notify("checkout.session.completed", { ...session(order), payment_intent });
  const dispute = (status: string) => ({
    id: `dp_${order}`,
    object: "dispute",
    payment_intent,
    status,
    amount: 22800,
  });
  await notify("charge.dispute.created", dispute("warning_needs_response"));
  expect(await balance()).toBe(before + 12);
  for (const _ of [1, 2]) await notify("charge.dispute.created", dispute("needs_response"));
  expect([await state(order), await balance()]).toEqual(["disputed", before]);
  await notify("charge.dispute.closed", dispute("won"));
  await notify("charge.dispute.created", dispute("needs_response"));
  expect([await state(order), await balance()]).toEqual(["paid", before + 12]);
  // Only the sum of all refunds, so it is not read.
  await notify("charge.refunded", { object: "charge", payment_intent, amount_refunded: 22800 });
  expect(await state(order)).toBe("paid");
  const refund = { id: `re_${order}`, object: "refund", payment_intent, amount: 22800, created: 1 };
  await notify("refund.created", { ...refund, status: "pending" });
  expect([await state(order), await balance()]).toEqual(["refunded", before]);
  for (const _ of [1, 2]) await notify("refund.updated", { ...refund, status: "succeeded" });
  expect([await state(order), await balance()]).toEqual(["refunded", before]);
});

test("a dispute that arrives before the payment waits for it", async () => {
  const order = (await buy()).body.order_id;
  const before = await balance();
  const payment_intent = `pi_${order}`;
  const dispute = { id: `dp_${order}`, payment_intent, amount: 22800, status: "needs_response" };
  expect(await notify("charge.dispute.created", dispute)).toBe(200);
  await notify("checkout.session.completed", { ...session(order), payment_intent });
  expect([await state(order), await balance()]).toEqual(["disputed", before]);
});

test("ADMIN's refund is requested from Stripe once, also if Stripe has refunded already", async () => {
  const order = (await buy()).body.order_id;
  const before = await balance();
  await notify("checkout.session.completed", { ...session(order), payment_intent: `pi_${order}` });
  const { client } = await testAdmin(t);
  const refund = () =>
    client(operations.refundOrder, { params: { id: order }, body: { reason: "Bought twice" } });
  broken = true;
  expect(await refund()).toMatchObject({ status: 409, body: { code: "CHECKOUT_001" } });
  expect(await balance()).toBe(before + 12);
  broken = false;
  requested.length = 0;
  expect((await refund()).body).toMatchObject({ status: "refunded", credits_removed: 12 });
  expect(requested).toMatchObject([
    {
      url: "/v1/refunds",
      form: { payment_intent: `pi_${order}`, amount: "22800" },
      key: `refund:pi_${order}:0`,
    },
  ]);
  const report = { ...made, id: `re_pi_${order}`, payment_intent: `pi_${order}` };
  await notify("refund.created", report);
  expect([(await refund()).body.credits_removed, requested.length, await balance()]).toEqual([0, 1, before]);

  const again = (await buy()).body.order_id;
  await notify("checkout.session.completed", { ...session(again), payment_intent: `pi_${again}` });
  already = true;
  made = { ...made, payment_intent: `pi_${again}` };
  const done = await client(operations.refundOrder, {
    params: { id: again },
    body: { reason: "Bought twice" },
  });
  already = false;
  expect(done.body).toMatchObject({ status: "refunded", credits_removed: 12 });
});

test("an event is read only from this installation's account, and only for five minutes", async () => {
  const order = (await buy()).body.order_id;
  const paid = { ...session(order), payment_intent: `pi_${order}` };
  expect(await notify("checkout.session.completed", paid, "whsec_of_another_installation")).toBe(400);
  const longAgo = Math.floor(Date.now() / 1000) - 3600;
  expect(await notify("checkout.session.completed", paid, keys.webhookSecret, longAgo)).toBe(400);
  expect(await state(order)).toBe("open");
  expect(await notify("checkout.session.completed", paid)).toBe(200);
  expect(await state(order)).toBe("paid");
});

test("a payment pays the order that it came with, and no other one, though an event says so", async () => {
  const mine = (await buy()).body.order_id;
  const paid = { ...session(mine), payment_intent: `pi_${mine}` };
  await notify("checkout.session.completed", paid);
  const other = await testBuyer(t);
  const body = { product_id: "credits-12" };
  const theirs = (await other.owner(operations.createCheckout, { body })).body.order_id;
  const replayed = { ...session(theirs), payment_intent: `pi_${mine}` };
  expect(await notify("checkout.session.completed", replayed)).toBe(200);
  expect(await state(theirs)).toBe("open");
  expect((await balanceOf(t, other.id)).balance).toBe(6);
});

test("events about other things of the same account are accepted and ignored", async () => {
  const before = await balance();
  expect(await notify("checkout.session.completed", { object: "checkout.session" })).toBe(200);
  const unknown = session("01a2b3c4-0000-7000-8000-000000000000");
  expect(await notify("checkout.session.completed", unknown)).toBe(200);
  const payment_intent = "pi_nothing";
  for (const [type, object] of [
    ["checkout.session.completed", { ...session((await buy()).body.order_id), amount_total: 0 }],
    ["refund.created", { id: "re_0", payment_intent, amount: 0, status: "succeeded", created: 1 }],
    ["charge.dispute.created", { id: "dp_0", payment_intent, amount: -5, status: "lost" }],
  ] as const)
    expect(await notify(type, object)).toBe(200);
  expect(await notify("customer.created", { object: "customer" })).toBe(200);
  expect(await balance()).toBe(before);
});

test("what the webhook has not reported is found in the night and counted once, and nothing of others", async () => {
  const [lost, left] = [(await buy()).body.order_id, (await buyAgain()).body.order_id];
  const created = Math.floor(t.clock.now().getTime() / 1000);
  const listed = (id: string, status: string) => ({ ...session(id), status, created });
  const stranger = "01a2b3c4-0000-7000-8000-000000000000";
  lists.set("/v1/checkout/sessions", [
    { ...listed(lost, "complete"), payment_intent: "pi_lost" },
    { ...listed(left, "expired"), payment_status: "unpaid" },
    { ...listed(left, "open"), id: "cs_open", payment_status: "unpaid" },
    { ...listed(stranger, "complete"), payment_intent: "pi_stranger" },
  ]);
  lists.set("/v1/refunds", [
    { ...made, id: "re_lost", payment_intent: "pi_lost", amount: 11_400, created },
    { ...made, id: "re_stranger", payment_intent: "pi_stranger", created },
  ]);
  lists.set("/v1/disputes", [{ id: "dp_1", payment_intent: "pi_stranger", amount: 1, status: "lost" }]);
  const [before, since] = [await balance(), requested.length];
  const errors = vi.spyOn(t.context.log, "error");
  try {
    await comparePayments(t.context);
    const { items } = (await company.owner(operations.listOrders)).body;
    const states = Object.fromEntries(items.map(({ id, status }: operations.Order) => [id, status]));
    expect([states[lost], states[left]]).toEqual(["part_refunded", "expired"]);
    expect(await balance()).toBe(before + 6);
    expect(errors).toHaveBeenCalledTimes(2);
    await comparePayments(t.context);
    expect(await balance()).toBe(before + 6);
    expect(errors).toHaveBeenCalledTimes(2);
  } finally {
    errors.mockRestore();
    lists.clear();
  }
  const { rows } = await t.database.pool.query("select from payments where id = 'pi_stranger'");
  expect(rows).toEqual([]);
  const queries = requested.slice(since).map(({ url }) => new URL(url!, "http://stripe").searchParams);
  for (const query of queries) {
    expect(Number(query.get("created[gte]"))).toBe(created - 35 * 86_400);
    expect(Number(query.get("created[lte]"))).toBe(created - 3600);
  }
});

test("[E50] if Stripe opens no page, the checkout has failed", async () => {
  broken = true;
  expect(await buy()).toMatchObject({ status: 409, body: { code: "CHECKOUT_001" } });
  broken = false;
});

test("payments go through Stripe; without keys there are none outside local mode", () => {
  const { origin } = settings;
  expect(paymentProvider({ origin, stripe: null })).toBeNull();
  expect(paymentProvider({ origin, stripe: keys })?.kind).toBe("stripe");
});
