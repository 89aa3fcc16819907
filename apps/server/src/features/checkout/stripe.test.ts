import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as calls from "@lantern/contract/http";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings, type TestApplication, testApplication } from "../../testing/application.ts";
import { balanceOf, type TestCompany, testCompany } from "../../testing/company.ts";
import { paymentDesk } from "./payment-desk.ts";
import { stripeDesk } from "./stripe-desk.ts";

const keys = { secretKey: "sk_test_lantern", webhookSecret: "whsec_lantern" };
const { webhooks } = new Stripe(keys.secretKey);
const opened = "https://checkout.stripe.example/c/pay/cs_1";

let t: TestApplication;
let company: TestCompany;
let api: Server;
let broken = false;
const asked: { url: string | undefined; form: Record<string, string>; key: unknown }[] = [];

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push({ url: request.url, form, key: request.headers["idempotency-key"] });
    response.setHeader("content-type", "application/json");
    response.statusCode = broken ? 402 : 200;
    const answer = broken
      ? { error: { type: "card_error", message: "no" } }
      : { id: "cs_1", object: "checkout.session", url: opened };
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => api.listen(0, "127.0.0.1", ready));
  const { port } = api.address() as AddressInfo;
  const desk = stripeDesk(keys, settings.origin, { host: "127.0.0.1", port, protocol: "http" });
  t = await testApplication({}, {}, undefined, desk);
  company = await testCompany(t);
});
afterAll(async () => {
  await t.close();
  api.closeAllConnections();
  await new Promise((closed) => api.close(closed));
});

const buy = () => company.owner(calls.createCheckout, { body: { product_id: "credits-12" } });

async function notify(type: string, object: object, secret = keys.webhookSecret) {
  const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload, secret });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await t.app.inject({ method: "POST", url: "/api/checkout/webhook", headers, payload })).statusCode;
}
const session = (orderId: string, payment_status = "paid") => ({
  ...{ object: "checkout.session", client_reference_id: orderId, payment_status },
  ...{ amount_total: 22800, currency: "usd" },
});
const state = async (order: string) =>
  (await t.caller()(calls.checkoutSuccess, { query: { order } })).body.state;
const balance = async () => (await balanceOf(t, company.id)).balance;

test("[C35] an order opens Stripe Checkout; its signed notice, however often, grants once", async () => {
  const { body } = await buy();
  expect(body.url).toBe(opened);
  const [{ url, form, key }] = asked as [(typeof asked)[0]];
  expect([url, key]).toEqual(["/v1/checkout/sessions", body.order_id]);
  expect(form).toMatchObject({
    mode: "payment",
    client_reference_id: body.order_id,
    "line_items[0][price_data][unit_amount]": "22800",
    "line_items[0][price_data][currency]": "usd",
    success_url: `http://localhost:3000/checkoutSuccess?order=${body.order_id}`,
    cancel_url: "http://localhost:3000/dashboard/checkout",
  });
  const before = await balance();
  expect(await notify("checkout.session.completed", session(body.order_id), "whsec_forged")).toBe(400);
  expect(await balance()).toBe(before);
  const times = [1, 2, 3].map(() => notify("checkout.session.completed", session(body.order_id)));
  expect(await Promise.all(times)).toEqual([200, 200, 200]);
  expect([await state(body.order_id), await balance()]).toEqual(["paid", before + 12]);
  // Late news of a session that has been paid changes nothing.
  await notify("checkout.session.expired", session(body.order_id, "unpaid"));
  expect(await state(body.order_id)).toBe("paid");
});

test("a slow way of paying is granted when it has succeeded, also after it seemed to have failed", async () => {
  const order = (await buy()).body.order_id;
  const before = await balance();
  await notify("checkout.session.completed", session(order, "unpaid"));
  expect([await state(order), await balance()]).toEqual(["open", before]);
  await notify("checkout.session.async_payment_failed", session(order, "unpaid"));
  expect((await t.caller()(calls.checkoutSuccess, { query: { order } })).body.code).toBe("CHECKOUT_001");
  await notify("checkout.session.async_payment_succeeded", session(order));
  expect([await state(order), await balance()]).toEqual(["paid", before + 12]);
});

test("notices about other things of the same account are taken and left", async () => {
  const before = await balance();
  expect(await notify("checkout.session.completed", { object: "checkout.session" })).toBe(200);
  const unknown = session("01a2b3c4-0000-7000-8000-000000000000");
  expect(await notify("checkout.session.completed", unknown)).toBe(200);
  expect(await notify("customer.created", { object: "customer" })).toBe(200);
  expect(await balance()).toBe(before);
});

test("[E50] when Stripe opens no page, the checkout has failed", async () => {
  broken = true;
  expect(await buy()).toMatchObject({ status: 409, body: { code: "CHECKOUT_001" } });
  broken = false;
});

test("payments are Stripe's; a sandbox only where no keys are set and nobody else comes", () => {
  const base = { stripe: null, origin: settings.origin, appKey: settings.appKey };
  expect(paymentDesk({ ...base, local: true })?.kind).toBe("sandbox");
  expect(paymentDesk({ ...base, local: false })).toBeNull();
  expect(paymentDesk({ ...base, local: false, stripe: keys })?.kind).toBe("stripe");
  expect(paymentDesk({ ...base, local: true, stripe: keys })?.kind).toBe("stripe");
});
