import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type ApiClient,
  malformed,
  type SentBody,
  type TestApplication,
  testApplication,
} from "../../../test/application.ts";
import { grant, type TestCompany, testAdmin, testBuyer, testDraft } from "../../../test/company.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import { auditLog, creditLedger, notifications } from "../../db/schema/index.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { insertUser } from "../access/users/repository.ts";
import { applyPaymentEvent } from "./apply-payment.ts";

let t: TestApplication;
let admin: ApiClient;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  admin = (await testAdmin(t)).client;
});
beforeEach(async () => {
  company = await testBuyer(t);
});
afterAll(() => t.close());

const buy = async (product_id = "credits-12") =>
  (await company.owner(operations.createCheckout, { body: { product_id } })).body.order_id as string;
const paid = (orderId: string): PaymentEvent => ({
  kind: "paid",
  orderId,
  payment: `pi_${orderId}`,
  amountCents: 22800,
  currency: "USD",
});
const refunded = (orderId: string, refund: string, cents: number): PaymentEvent => ({
  kind: "refund",
  refund,
  payment: `pi_${orderId}`,
  cents,
  state: "succeeded",
  createdAt: t.clock.now(),
});
const disputed = (orderId: string, state: "open" | "won" | "lost"): PaymentEvent => ({
  kind: "dispute",
  dispute: `dp_${orderId}`,
  payment: `pi_${orderId}`,
  cents: 22800,
  state,
});
const bought = async () => {
  const order = await buy();
  await applyPaymentEvent(t.context, paid(order));
  return order;
};
const account = async () => {
  const { balance, reserved, available, debt } = (await company.owner(operations.getCredits)).body;
  return { balance, reserved, available, debt };
};
const refund = (id: string, reason = "Bought twice") =>
  admin(operations.refundOrder, { params: { id }, body: { reason } });
const adjust = (amount: number, more = {}) =>
  admin(operations.adjustCredits, {
    params: { id: company.id },
    body: { amount, reason: "A kind word", ...more },
  });
const ledger = async () => (await company.owner(operations.getCredits)).body.ledger.items;
const status = async () => (await company.owner(operations.listOrders)).body.items[0]!.status;

/** A confirmed session that reserves this many seats. */
async function reserve(seats: number): Promise<string> {
  const id = await testDraft(t, company.owner, { seats });
  expect((await company.owner(operations.confirmSession, { params: { id } })).status).toBe(200);
  return id;
}

describe("a refund by ADMIN", () => {
  test("withdraws the credits, appears in the statement and is recorded with its administrator", async () => {
    const order = await bought();
    const response = await refund(order);
    expect(response.body).toEqual({ id: order, status: "refunded", credits_removed: 12, debt: 0 });
    expect(await account()).toEqual({ balance: 6, reserved: 0, available: 6, debt: 0 });
    expect((await ledger())[0]).toMatchObject({
      amount: -12,
      owed: 0,
      balance: 6,
      reason: "refund",
      note: "Bought twice",
      order: { id: order, credits: 12 },
    });
    expect(await status()).toBe("refunded");
    const noted = await t.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${order}`));
    const refunds = noted.filter(({ action }) => action === "order.refund");
    expect(refunds).toMatchObject([{ detail: { cents: 22800, currency: "USD", credits: 12 } }]);
    const [message] = (await t.emails(company.email)).filter(({ kind }) => kind === "refund");
    expect(message?.subject).toBe("Refunded: $228.00");
    expect(message?.text).toContain("We removed 12 credits from your balance.");
    const { items } = (await company.owner(operations.listNotifications)).body;
    expect(items[0]).toMatchObject({
      title: "Payment refunded",
      description: "We removed 12 credits from your balance.",
    });
  });

  test("pressed six times at once and again later is one refund with one entry in the audit log", async () => {
    const order = await bought();
    // The provider responds when it was requested six times.
    const requested = Promise.withResolvers<void>();
    const { payments } = t.context;
    const original = payments!.refund.bind(payments);
    const pay = vi.spyOn(payments!, "refund").mockImplementation(async (request) => {
      if (pay.mock.calls.length === 6) requested.resolve();
      await requested.promise;
      return original(request);
    });
    await Promise.all(Array.from({ length: 6 }, () => refund(order)));
    pay.mockRestore();
    expect((await refund(order)).body).toMatchObject({ status: "refunded", credits_removed: 0 });
    const refunds = and(eq(auditLog.subject, `order:${order}`), eq(auditLog.action, "order.refund"));
    expect(await t.database.db.select().from(auditLog).where(refunds)).toMatchObject([
      { detail: { cents: 22800, currency: "USD", credits: 12 } },
    ]);
    await applyPaymentEvent(t.context, refunded(order, `sandbox_refund:pi_${order}:0`, 22800));
    expect(await account()).toMatchObject({ balance: 6, debt: 0 });
    expect((await t.emails(company.email)).filter(({ kind }) => kind === "refund")).toHaveLength(1);
    expect((await ledger()).filter(({ reason }) => reason === "refund")).toHaveLength(1);
  });

  test("is recorded with its administrator even if the provider's own event is faster", async () => {
    const order = await bought();
    const { payments } = t.context;
    const original = payments!.refund.bind(payments);
    const pay = vi.spyOn(payments!, "refund").mockImplementation(async (request) => {
      const [made] = await original(request);
      await applyPaymentEvent(t.context, { kind: "refund", ...made! });
      return [made!];
    });
    expect((await refund(order)).body).toMatchObject({ status: "refunded", debt: 0 });
    pay.mockRestore();
    const noted = await t.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `order:${order}`), eq(auditLog.action, "order.refund")));
    expect(noted).toMatchObject([{ detail: { cents: 22800 } }]);
  });

  test("and a payment are reported to the Owners once the buyer has left", async () => {
    const order = await bought();
    const late = await buy();
    const values = { firstName: "Ida", lastName: "Holm", emailVerifiedAt: t.clock.now() };
    const [ida, sub] = [`ida@${company.id}.example`, `sub@${company.id}.example`];
    const { id } = await insertUser(t.database.db, {
      ...values,
      email: ida,
      companyId: company.id,
      userTypeId: Role.CONSUMER_ADMIN,
    });
    await insertUser(t.database.db, {
      ...values,
      email: sub,
      companyId: company.id,
      userTypeId: Role.CONSUMER_ADMIN_SUB,
    });
    const owner = t.client(await issueToken(t.database.db, t.clock.now(), { userId: id }));
    const buyer = (await company.owner(operations.getUser)).body.id as string;
    expect((await owner(operations.removeAdmin, { params: { id: buyer } })).status).toBe(204);
    await applyPaymentEvent(t.context, paid(late));
    await refund(order);
    const kinds = async (of: string) => (await t.emails(of)).map(({ kind }) => kind);
    expect(await kinds(ida)).toEqual(["receipt", "refund"]);
    expect(await kinds(sub)).toEqual([]);
    expect(await kinds(company.email)).not.toContain("refund");
  });

  test("withdraws what is left; the rest is owed and prevents buying until it is settled", async () => {
    const order = await bought();
    await reserve(16);
    expect((await refund(order)).body).toMatchObject({ credits_removed: 12, debt: 10 });
    expect(await account()).toEqual({ balance: 16, reserved: 16, available: 0, debt: 10 });
    expect(
      await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } }),
    ).toMatchObject({
      status: 409,
      body: { code: "CREDITS_OWED" },
    });
    expect((await adjust(11, { settle: true })).body.errors!.amount).toEqual(["10 credits are owed."]);
    await adjust(4, { settle: true });
    expect(await account()).toEqual({ balance: 16, reserved: 16, available: 0, debt: 6 });
    await adjust(10);
    expect(await account()).toEqual({ balance: 20, reserved: 16, available: 4, debt: 0 });
    await buy();
  });

  test("credits released by a cancelled session settle the debt first", async () => {
    const order = await bought();
    const session = await reserve(16);
    await refund(order);
    await company.owner(operations.cancelSession, { params: { id: session } });
    expect(await account()).toEqual({ balance: 6, reserved: 0, available: 6, debt: 0 });
    expect((await ledger())[0]).toMatchObject({ amount: -10, owed: -10, reason: "refund" });
  });

  test("of an unpaid or missing order is rejected and changes nothing", async () => {
    const open = await buy();
    expect(await refund(open)).toMatchObject({ status: 409, body: { code: "CHECKOUT_001" } });
    const none = await refund("01a2b3c4-0000-7000-8000-000000000000");
    expect(none).toMatchObject({ status: 404, body: { code: "CHECKOUT_002" } });
    const order = await bought();
    const nobody = await company.owner(operations.refundOrder, {
      params: { id: order },
      body: { reason: "Mine" },
    });
    expect(nobody).toMatchObject({ status: 403, body: { code: "USER_009" } });
    expect((await refund(order, " ")).status).toBe(422);
    expect((await account()).balance).toBe(18);
  });
});

describe("reported by the provider", () => {
  test("in parts, each of them twice, takes each share once", async () => {
    const order = await bought();
    for (const [id, cents] of [
      ["re_1", 5700],
      ["re_1", 5700],
      ["re_2", 17100],
      ["re_1", 5700],
    ] as const)
      await applyPaymentEvent(t.context, refunded(order, id + order, cents));
    expect((await ledger()).map(({ amount }) => amount)).toEqual([-9, -3, 12, 6]);
    expect([await status(), (await account()).debt]).toEqual(["refunded", 0]);
  });

  test("before the payment itself, it takes effect with the payment", async () => {
    const order = await buy();
    await applyPaymentEvent(t.context, refunded(order, `re_${order}`, 22800));
    expect([await status(), (await account()).balance]).toEqual(["open", 6]);
    await applyPaymentEvent(t.context, paid(order));
    await applyPaymentEvent(t.context, paid(order));
    expect([await status(), (await account()).balance]).toEqual(["refunded", 6]);
    expect((await ledger()).map(({ amount }) => amount)).toEqual([6]);
    const documents = (await company.owner(operations.listOrders)).body.items[0]!.documents;
    expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
  });

  test("a charge-back withdraws the credits while it lasts, and returns them when it is won", async () => {
    const order = await bought();
    await reserve(16);
    await Promise.all([1, 2, 3].map(() => applyPaymentEvent(t.context, disputed(order, "open"))));
    expect([await status(), await account()]).toEqual([
      "disputed",
      { balance: 16, reserved: 16, available: 0, debt: 10 },
    ]);
    await applyPaymentEvent(t.context, disputed(order, "won"));
    await applyPaymentEvent(t.context, disputed(order, "open"));
    expect([await status(), await account()]).toEqual([
      "paid",
      { balance: 18, reserved: 16, available: 2, debt: 0 },
    ]);
    expect((await ledger())[0]).toMatchObject({ reason: "chargeback", amount: 2, owed: -10 });
  });

  test("a lost charge-back is final, and no refund in addition", async () => {
    const order = await bought();
    await applyPaymentEvent(t.context, disputed(order, "lost"));
    await applyPaymentEvent(t.context, disputed(order, "open"));
    expect(await refund(order)).toMatchObject({ status: 409, body: { code: "CHECKOUT_001" } });
    expect([await status(), (await account()).balance]).toEqual(["disputed", 6]);
  });
});

describe("an adjustment by ADMIN", () => {
  test("adds and removes with a reason that the company sees; an idempotency key counts once", async () => {
    const headers = { "idempotency-key": "press-1" };
    const body = { amount: 20, reason: "For the lost evening" };
    for (const _ of [1, 2])
      await admin(operations.adjustCredits, { params: { id: company.id }, body, headers });
    expect((await adjust(-4)).body).toEqual({ balance: 22, reserved: 0, available: 22, debt: 0 });
    expect(await ledger()).toMatchObject([
      { amount: -4, reason: "adjustment", note: "A kind word" },
      { amount: 20, reason: "adjustment", note: "For the lost evening" },
      { amount: 6, reason: "grant" },
    ]);
    const noted = await t.database.db.select().from(auditLog).where(eq(auditLog.companyId, company.id));
    const adjusted = noted.filter(({ action }) => action === "credits.adjust");
    expect(adjusted.map(({ detail }) => detail)).toEqual([{ amount: 20 }, { amount: -4 }]);
    expect(JSON.stringify(noted)).not.toContain("lost evening");
  });

  test("never removes credits that are not available, and only ADMIN can adjust", async () => {
    await reserve(4);
    const response = await adjust(-3);
    expect(response).toMatchObject({ status: 409, body: { code: "SESSION_002" } });
    expect(response.body.errors!.amount).toEqual(["Insufficient credits"]);
    for (const amount of [0, 1.5, 100_001]) expect((await adjust(amount)).status).toBe(422);
    const own = await company.owner(operations.adjustCredits, {
      params: { id: company.id },
      body: { amount: 99, reason: "Mine" },
    });
    expect(own).toMatchObject({ status: 403, body: { code: "USER_009" } });
    expect(await account()).toEqual({ balance: 6, reserved: 4, available: 2, debt: 0 });
    const params = { id: "01a2b3c4-0000-7000-8000-000000000000" };
    expect(
      (await admin(operations.adjustCredits, { params, body: { amount: 1, reason: "Who" } })).status,
    ).toBe(404);
  });
});

test("low credits are notified once each time they become low", async () => {
  const lowCredits = () =>
    t.database.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.companyId, company.id), eq(notifications.kind, "credits_low")));
  const first = await reserve(2);
  expect(await lowCredits()).toMatchObject([{ title: "Credits are running low" }]);
  await reserve(2);
  expect(await lowCredits()).toHaveLength(1);
  await company.owner(operations.cancelSession, { params: { id: first } });
  await grant(t, company.id, 20);
  expect(await lowCredits()).toHaveLength(1);
  await reserve(20);
  expect(await lowCredits()).toHaveLength(2);
});

test("[K29] ADMIN changes products; orders keep their price, and nobody else can", async () => {
  const id = "credits-30";
  const put = (body: Partial<SentBody<typeof operations.putProduct>>, as = admin) =>
    as(operations.putProduct, { params: { id }, body: malformed(body) });
  expect((await put({ credits: 30, price_cents: 54000 })).body).toEqual({
    id,
    credits: 30,
    price_cents: 54000,
    currency: "USD",
  });
  const offered = async () => (await t.client()(operations.listProducts)).body.items.map((item) => item.id);
  expect(await offered()).toEqual(["credits-12", id, "credits-48", "credits-150"]);
  const order = await buy(id);
  await put({ credits: 30, price_cents: 60000, currency: "EUR" });
  expect((await company.owner(operations.listOrders)).body.items[0]).toMatchObject({
    id: order,
    amount: 54000,
  });
  await put({ credits: 30, price_cents: null });
  expect(await offered()).not.toContain(id);
  expect((await admin(operations.listPlatformProducts)).body.items).toContainEqual({
    id,
    credits: 30,
    price_cents: null,
    currency: "EUR",
  });
  expect(await put({ credits: 1, price_cents: 1 }, company.owner)).toMatchObject({ status: 403 });
  for (const body of [{ credits: 0, price_cents: 1 }, { credits: 1, price_cents: 0 }, { credits: 1 }])
    expect((await put(body)).status).toBe(422);
  const noted = await t.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product:${id}`));
  expect(noted.map(({ action }) => action)).toEqual(Array(3).fill("product.change"));
});

test("the ledger's rows refer only to their own order and company", async () => {
  const order = await bought();
  const rows = await t.database.db.select().from(creditLedger).where(eq(creditLedger.orderId, order));
  expect(rows.map(({ companyId }) => companyId)).toEqual([company.id]);
});
