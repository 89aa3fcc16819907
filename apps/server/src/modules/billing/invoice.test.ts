import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import {
  balanceOf,
  billingDetails,
  type TestCompany,
  testAdmin,
  testBuyer,
  testCompany,
  testDraft,
} from "../../../test/company.ts";
import { faultsOf } from "../../../test/money/books.ts";
import { pdfText } from "../../../test/pdf.ts";
import { settings } from "../../../test/settings.ts";
import { companies, documents, notifications } from "../../db/schema/index.ts";
import { sampleOperator } from "../../system/operator.ts";
import { remindOfInvoices } from "./invoice-job.ts";

const operator = { ...sampleOperator, name: "Lantern Hour ApS", iban: "DK5000400440116243", bic: "NDEADKKK" };

let t: TestApplication;
let company: TestCompany;
let admin: TestCompany["owner"];

beforeAll(async () => {
  t = await testApplication({ operator });
  admin = (await testAdmin(t)).client;
});
beforeEach(async () => {
  company = await testBuyer(t);
});
afterAll(() => t.close());

const order = (body: Record<string, unknown> = { credits: 20 }, headers = {}) =>
  company.owner(operations.createInvoice, { body: { again: true, ...body }, headers });
const pay = (id: string) =>
  admin(operations.markInvoicePaid, { params: { id }, body: { note: "Seen on the statement" } });
const cancel = (id: string) =>
  admin(operations.cancelInvoice, { params: { id }, body: { reason: "Ordered twice" } });
const allow = (credits: number) =>
  admin(operations.putInvoiceLimit, {
    params: { id: company.id },
    body: { credits, reason: "A good payer" },
  });
const balance = async () => (await balanceOf(t, company.id)).balance;
const listed = async () => (await company.owner(operations.listOrders)).body.items[0];
const news = async () =>
  (await t.database.db.select().from(notifications).where(eq(notifications.companyId, company.id))).map(
    ({ title, description }) => `${title}: ${description}`,
  );

/** The text of one of the order's documents. */
async function textOf(made: operations.Order, kind: string): Promise<string> {
  const id = made.documents.find((one) => one.kind === kind)?.id;
  return pdfText(t, `/api/checkout/documents/${id}/document.pdf`, company.token);
}

test("an order by invoice adds its credits when ADMIN marks it as paid", async () => {
  await allow(0);
  const { status, body } = await order({ credits: 20, purchase_order: " PO 4711 " });
  expect([status, body]).toMatchObject([
    200,
    { credits: 20, amount: 38_000, currency: "USD", status: "open", method: "invoice", overdue: false },
  ]);
  expect(body).toMatchObject({ purchase_order: "PO 4711", credits_added: 0 });
  expect(await balance()).toBe(6);
  const invoice = await textOf(body, "invoice");
  for (const expected of [
    `Invoice ${body.documents[0]!.name}`,
    "Issued on November 21, 2026. Please pay by December 21, 2026.",
    "Purchase-order number: PO 4711",
    "Northwind AG",
    "8001 Zürich",
    "Switzerland",
    "VAT number CHE123456788",
    "Amount due (USD)",
    "$380.00",
    "Not subject to VAT in Germany: place of supply is Switzerland",
    `reference ${body.documents[0]!.name}`,
    "Account holder: Lantern Hour ApS",
    "IBAN DK50 0040 0440 1162 43",
    "BIC NDEADKKK",
  ])
    expect(invoice).toContain(expected);
  expect((await t.emails(company.email)).at(-1)).toMatchObject({
    kind: "invoice",
    text: expect.stringContaining("We'll add the credits when the payment arrives."),
  });

  expect(await pay(body.id)).toMatchObject({ status: 200, body: { status: "paid" } });
  expect(await balance()).toBe(26);
  const paid = await listed();
  expect(paid!.documents.map(({ kind }) => kind)).toEqual(["invoice", "confirmation"]);
  expect(await textOf(paid!, "invoice")).toBe(invoice);
  const confirmation = await textOf(paid!, "confirmation");
  for (const expected of [
    "Payment confirmation",
    `Invoice ${body.documents[0]!.name} was paid on November 21, 2026.`,
    "Amount received (USD)",
    "$380.00",
    "This confirmation is not an invoice.",
  ])
    expect(confirmation).toContain(expected);
  expect(confirmation).not.toContain("VAT: reverse charge.");
  expect(await pdfText(t, `/api/checkout/orders/${body.id}/receipt.pdf`, company.token)).toBe(confirmation);
  expect((await t.emails(company.email)).at(-1)).toMatchObject({ kind: "receipt" });
  expect(await news()).toContain("Payment received: We added 20 credits to your balance.");
  // A second click finds nothing to pay.
  expect(await pay(body.id)).toMatchObject({ status: 409, body: { code: "CHECKOUT_001" } });
  expect(await cancel(body.id)).toMatchObject({ status: 409, body: { code: "ORDER_PAID" } });
  expect(await balance()).toBe(26);
});

test("up to the limit that ADMIN sets, credits are added before the payment, over all unpaid invoices", async () => {
  expect(await allow(30)).toMatchObject({ status: 200, body: { credits: 30 } });
  const terms = async () => (await company.owner(operations.getCheckoutTerms)).body;
  expect(await terms()).toMatchObject({ invoices: true, credits_at_once: 30, currency: null });
  const first = (await order({ credits: 20 })).body;
  expect([first.credits_added, await balance()]).toEqual([20, 26]);
  expect(await terms()).toMatchObject({ credits_at_once: 10, currency: "USD", currencies: ["USD"] });
  const second = (await order({ credits: 20 })).body;
  expect([second.credits_added, await balance()]).toEqual([10, 36]);
  expect((await t.emails(company.email)).at(-1)!.text).toContain("We've already added 10 credits");
  expect((await order({ credits: 5 })).body.credits_added).toBe(0);

  await pay(second.id);
  expect(await balance()).toBe(46);
  await pay(first.id);
  expect(await balance()).toBe(46);
  expect(await news()).toContain("Payment received: We had already added its credits to your balance.");
  expect(await terms()).toMatchObject({ credits_at_once: 30 });
});

test("an equal unpaid invoice is a reason to ask, whichever key the request has", async () => {
  const { body } = await order({ credits: 7, again: false });
  for (const headers of [{}, { "idempotency-key": crypto.randomUUID() }])
    expect(await order({ credits: 7, again: false }, headers)).toMatchObject({
      status: 409,
      body: { code: "ORDER_EXISTS" },
    });
  for (const other of [{ credits: 8 }, { credits: 7, purchase_order: "PO 2" }, { credits: 7, again: true }])
    expect((await order({ again: false, ...other })).status).toBe(200);
  await pay(body.id);
  expect((await company.owner(operations.listOrders)).body.items).toHaveLength(4);
});

test("the same key orders once, also for two requests at once", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const both = await Promise.all([order({ credits: 7 }, headers), order({ credits: 7 }, headers)]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  expect((await company.owner(operations.listOrders)).body.items).toHaveLength(1);
});

describe("ADMIN cancels an unpaid invoice", () => {
  test("with a credit note; credits that it never had are never missing", async () => {
    const { body } = await order();
    expect(await cancel(body.id)).toMatchObject({ status: 200, body: { status: "cancelled" } });
    expect(await balance()).toBe(6);
    const now = await listed();
    expect(now).toMatchObject({ status: "cancelled", overdue: false });
    const note = await textOf(now!, "credit_note");
    for (const expected of [
      `Credit note ${now!.documents[1]!.name}`,
      `for invoice ${now!.documents[0]!.name}`,
      "Amount credited (USD)",
      "$380.00",
      "Reason: Ordered twice",
    ])
      expect(note).toContain(expected);
    expect(await textOf(now!, "invoice")).not.toContain("Cancelled");
    expect((await t.emails(company.email)).at(-1)).toMatchObject({ kind: "invoice-cancelled" });
    expect(await pay(body.id)).toMatchObject({ status: 409 });
  });

  test("credits that were added are removed; those that are reserved become debt", async () => {
    await allow(50);
    const { body } = await order();
    const session = await testDraft(t, company.owner, { seats: 16 });
    await company.owner(operations.confirmSession, { params: { id: session } });
    await cancel(body.id);
    const { body: credits } = await company.owner(operations.getCredits);
    expect(credits).toMatchObject({ balance: 16, reserved: 16, debt: 10 });
    expect((await t.emails(company.email)).at(-1)!.text).toContain(
      "We removed the 20 credits that we had added. Of these, 10 had already been used or reserved,",
    );
    expect(await order()).toMatchObject({ status: 409, body: { code: "CREDITS_OWED" } });
  });
});

test("an overdue invoice is marked, sent once, and stops further ones until it is paid", async () => {
  const { body } = await order();
  await remindOfInvoices(t.context);
  expect((await listed())!.overdue).toBe(false);
  const before = t.clock.at;
  t.clock.advance((limits.invoiceDays + 3) * 24 * 60 + 1);
  const later = t.client(company.token);
  try {
    await remindOfInvoices(t.context);
    await remindOfInvoices(t.context);
    const sent = (await t.emails(company.email)).filter(({ kind }) => kind === "invoice-overdue");
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain("$380.00");
    expect((await news()).filter((one) => one.startsWith("An invoice is overdue"))).toHaveLength(1);
  } finally {
    t.clock.at = before;
  }
  await t.database.pool.query("update orders set due_at = $1 where id = $2", [
    new Date(t.clock.at.getTime() - 1),
    body.id,
  ]);
  expect((await later(operations.listOrders)).body.items[0]!.overdue).toBe(true);
  const overdue = await admin(operations.listPlatformOrders, { query: { status: "overdue" } });
  expect(overdue.body.items.map(({ id }) => id)).toEqual([body.id]);
  expect((await admin(operations.getPlatformCompany, { params: { id: company.id } })).body).toMatchObject({
    invoices: { open: 1, overdue: 1 },
    billing: billingDetails,
  });
  expect(await order()).toMatchObject({ status: 409, body: { code: "INVOICES_UNPAID" } });
  await pay(body.id);
  expect(await order()).toMatchObject({ status: 200 });
});

test("30 days after an invoice was due, its credits that nobody uses are withdrawn until it is paid", async () => {
  await allow(30);
  const { body } = await order({ credits: 30 });
  const draft = await testDraft(t, company.owner, { seats: 10 });
  await company.owner(operations.confirmSession, { params: { id: draft } });
  expect(await balance()).toBe(36);
  const before = t.clock.at;
  const daysOverdue = async (number: number) => {
    t.clock.at = new Date(before.getTime() + (limits.invoiceDays + number) * 86_400_000);
    for (const _ of [1, 2]) await remindOfInvoices(t.context);
  };
  const withdrawn = async () =>
    (await news()).filter((one) => one.startsWith("Credits of an unpaid invoice"));
  try {
    await daysOverdue(29);
    expect(await balance()).toBe(36);
    await daysOverdue(30);
    // Reserved seats take the free credits first: the six of the beginning, and four of the invoice.
    expect(await balance()).toBe(10);
    const name = body.documents[0]!.name;
    expect(await withdrawn()).toEqual([
      `Credits of an unpaid invoice removed: Invoice ${name} is 30 days overdue. We removed 26 credits from your balance.`,
    ]);
    const reminder = (await t.emails(company.email)).at(-1)!;
    expect(reminder).toMatchObject({ kind: "invoice-overdue" });
    expect(reminder.text).toContain("We removed the 26 credits of this invoice that nobody uses");

    // What a session releases later is withdrawn as well.
    t.clock.at = before;
    await company.owner(operations.cancelSession, { params: { id: draft } });
    await daysOverdue(31);
    expect(await balance()).toBe(6);
    t.clock.at = before;
    expect(await listed()).toMatchObject({ status: "open", credits_added: 0 });
    expect(await faultsOf(t.database.pool)).toEqual({});
  } finally {
    t.clock.at = before;
  }
  await pay(body.id);
  expect(await balance()).toBe(36);
});

describe("nothing is ordered by invoice", () => {
  test("without billing details, with five unpaid invoices, or with a bad number", async () => {
    const other = await testCompany(t);
    const body = { credits: 5 };
    expect(await other.owner(operations.createInvoice, { body })).toMatchObject({
      status: 409,
      body: { code: "BILLING_MISSING" },
    });
    expect(await other.owner(operations.createQuote, { body })).toMatchObject({
      body: { code: "BILLING_MISSING" },
    });
    for (const bad of [{}, { credits: 0 }, { credits: 1.5 }, { credits: 5001 }, { credits: "9" }])
      expect([bad, (await order(bad)).status]).toEqual([bad, 422]);
    expect(await order({ credits: 5, product_id: "credits-12" })).toMatchObject({ status: 422 });
    expect(await order({ credits: 5, currency: "CHF" })).toMatchObject({ body: { code: "CHECKOUT_003" } });
    for (let n = 0; n < limits.invoicesOpenMax; n++) expect((await order()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 409, body: { code: "INVOICES_UNPAID" } });
    expect((await company.owner(operations.listOrders)).body.items).toHaveLength(limits.invoicesOpenMax);
  });

  test("a failed order leaves no gap in the numbers", async () => {
    const { name } = (await order()).body.documents[0]!;
    await t.database.pool.query(
      "create function no_email() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$; create trigger no_email before insert on outbox for each row execute function no_email()",
    );
    expect((await order()).status).toBe(500);
    await t.database.pool.query("drop trigger no_email on outbox; drop function no_email()");
    const number = Number(name.slice(-6));
    expect((await order()).body.documents[0]!.name).toBe(`LH-INV-${String(number + 1).padStart(6, "0")}`);
  });
});

test("the numbers of each kind have no gaps, though many companies order, pay and cancel at once", async () => {
  const many = await Promise.all(Array.from({ length: 6 }, () => testBuyer(t)));
  await Promise.all(
    many.flatMap((one) =>
      [1, 2, 3].map(async (credits) => {
        const { body } = await one.owner(operations.createInvoice, { body: { credits } });
        await Promise.all([pay(body.id), cancel(body.id)]);
        await one.owner(operations.createQuote, { body: { credits } });
      }),
    ),
  );
  const { rows } = await t.database.pool.query(
    "select kind, count(*)::int, max(number) from documents where kind <> 'confirmation' group by kind order by kind",
  );
  for (const { kind, count, max } of rows) expect([kind, count]).toEqual([kind, max]);
  expect(rows.map(({ kind }) => kind)).toEqual(["credit_note", "invoice", "quote"]);
});

test("another prefix is another seller's, and is numbered from 1", async () => {
  const other = await testApplication({ billing: { ...settings.billing, prefix: "HARBOR" } });
  try {
    const there = await testBuyer(other);
    const { body } = await there.owner(operations.createInvoice, { body: { credits: 1 } });
    expect(body.documents[0]!.name).toBe("HARBOR-INV-000001");
  } finally {
    await other.close();
  }
});

test("documents never change", async () => {
  await order();
  for (const change of ["update documents set number = 99", "delete from documents"])
    await expect(t.database.pool.query(change)).rejects.toThrow("documents never change");
  const [stored] = await t.database.db.select().from(documents).where(eq(documents.companyId, company.id));
  expect(stored).toMatchObject({
    billedTo: { name: "Northwind AG", city: "Zürich" },
    seller: { name: "Lantern Hour ApS", country: "DE", iban: "DK5000400440116243" },
  });
});

test("a refund of a transfer is recorded, with a credit note, and asks no payment provider", async () => {
  const { body } = await order();
  await pay(body.id);
  const refunded = await admin(operations.refundOrder, {
    params: { id: body.id },
    body: { reason: "Not needed" },
  });
  expect(refunded).toMatchObject({ status: 200, body: { status: "refunded", credits_removed: 20 } });
  const now = await listed();
  expect(now!.documents.map(({ kind }) => kind)).toEqual(["invoice", "confirmation", "credit_note"]);
  expect(await textOf(now!, "credit_note")).toContain(`for invoice ${now!.documents[0]!.name}`);
});

test("nobody else sees a company's documents and quotes", async () => {
  const { body } = await order();
  const quote = (await company.owner(operations.createQuote, { body: { credits: 9 } })).body;
  const stranger = await testBuyer(t);
  for (const url of [
    `/api/checkout/documents/${body.documents[0]!.id}/document.pdf`,
    `/api/checkout/documents/${quote.documents[0]!.id}/document.pdf`,
  ]) {
    const headers = { authorization: `Bearer ${stranger.token}` };
    const response = await t.app.inject({ url, headers });
    expect([response.statusCode, response.json().code]).toEqual([404, "CHECKOUT_002"]);
  }
  for (const id of [quote.id, body.id])
    for (const operation of [
      operations.createCheckout,
      operations.createInvoice,
      operations.cancelOrder,
    ] as operations.Operation[])
      expect(await stranger.owner(operation, { params: { id }, body: { order_id: id } })).toMatchObject({
        status: 404,
        body: { code: "CHECKOUT_002" },
      });
});

test("a sandbox page pays no invoice", async () => {
  const { body } = await order();
  const url = `/sandbox-checkout/${body.id}`;
  expect((await t.app.inject({ url, headers: { host: "localhost:3000" } })).statusCode).toBe(404);
});

test("a company keeps the currency of its first purchase", async () => {
  const first = await order({ credits: 10, currency: "EUR" });
  expect(first.body).toMatchObject({ amount: 18_000, currency: "EUR" });
  for (const body of [{ credits: 10, currency: "GBP" }, { product_id: "credits-12" }])
    expect(await order(body)).toMatchObject({ status: 409, body: { code: "CURRENCY_SET" } });
  expect((await order({ credits: 10 })).body.currency).toBe("EUR");
  const [row] = await t.database.db.select().from(companies).where(eq(companies.id, company.id));
  expect(row!.currency).toBe("EUR");
});
