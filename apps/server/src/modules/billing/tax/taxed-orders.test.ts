import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SentBody, type TestApplication, testApplication } from "../../../../test/application.ts";
import { setBilling, type TestCompany, testAdmin, testCompany } from "../../../../test/company.ts";
import { faultsOf } from "../../../../test/money/books.ts";
import { pdfText } from "../../../../test/pdf.ts";
import { pageLines } from "../../../core/ports/payment-provider.ts";
import { applyPaymentEvent } from "../apply-payment.ts";
import { documentsOf } from "../document-repository.ts";
import { findOrder } from "../repository.ts";

let t: TestApplication;
let company: TestCompany;

const hamburg = {
  name: "Northwind GmbH",
  street: "Hafen 4",
  postcode: "20457",
  city: "Hamburg",
  country_id: "DE",
};
const paris = {
  name: "Northwind SARL",
  street: "1 quai",
  postcode: "75001",
  city: "Paris",
  country_id: "FR",
  vat_id: "FR40303265045",
};

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
  await setBilling(company, hamburg);
});
afterAll(() => t.close());

const quote = (body: SentBody<typeof operations.createQuote>) =>
  company.owner(operations.createQuote, { body });
const invoice = (body: object) => company.owner(operations.createInvoice, { body });
const card = (body: object) => company.owner(operations.createCheckout, { body });
const pay = (orderId: string, payment: string, amountCents: number, currency = "EUR") =>
  applyPaymentEvent(t.context, { kind: "paid", orderId, payment, amountCents, currency });
const refund = (payment: string, refund: string, cents: number) =>
  applyPaymentEvent(t.context, {
    kind: "refund",
    refund,
    payment,
    cents,
    state: "succeeded",
    createdAt: t.clock.now(),
  });
const issued = async (id: string) =>
  (await documentsOf(t.database.db, [id])).map(({ kind, amountCents, taxCents }) => [
    kind,
    amountCents,
    taxCents,
  ]);
const textOf = async (id: string, kind: string) => {
  const document = (await documentsOf(t.database.db, [id])).find((one) => one.kind === kind)!;
  return pdfText(t, `/api/checkout/documents/${document.id}/document.pdf`, company.token);
};

test("a German buyer pays German VAT, in euros, and every page and document says the same", async () => {
  const [account] = (await company.owner(operations.listBillingAccounts)).body.items;
  expect(account!.tax!.line).toBe("VAT 19%");
  const quoted = (await quote({ credits: 48 })).body;
  expect(quoted).toMatchObject({
    net: 76_800,
    tax: 14_592,
    amount: 91_392,
    currency: "EUR",
    tax_line: "VAT 19%",
  });
  const ordered = (await invoice({ order_id: quoted.id })).body;
  expect(ordered).toMatchObject({ id: quoted.id, net: 76_800, tax: 14_592, amount: 91_392 });
  for (const kind of ["quote", "invoice"]) {
    const text = await textOf(quoted.id, kind);
    for (const expected of ["48", "€16.00", "Net €768.00", "VAT 19% €145.92", "€913.92", "20457 Hamburg"])
      expect(text).toContain(expected);
  }
  expect((await t.emails(company.email)).at(-1)!.text).toContain(
    "for €913.92. Please pay by bank transfer by December 21, 2026. You'll find our bank details on the invoice. That's €768.00 plus €145.92 (VAT 19%).",
  );
  await pay(quoted.id, "pi_de", 91_392);
  expect(await issued(quoted.id)).toEqual([
    ["quote", 91_392, 14_592],
    ["invoice", 91_392, 14_592],
    // Tax on two documents would be owed twice.
    ["confirmation", 91_392, 0],
  ]);
  const confirmation = await textOf(quoted.id, "confirmation");
  expect(confirmation).toContain("Payment confirmation");
  expect(confirmation).not.toContain("VAT 19%");
  expect((await t.emails(company.email)).at(-1)!.text).toContain("That's €768.00 plus €145.92 (VAT 19%).");
  expect(await faultsOf(t.database.pool)).toEqual({});
});

test("a payment by card has an invoice, and parts that are refunded leave no tax", async () => {
  const { order_id: id } = (await card({ credits: 48 })).body;
  await pay(id, "pi_card", 91_392);
  expect(await textOf(id, "invoice")).toContain("VAT 19% €145.92");
  await refund("pi_card", "re_1", 33_333);
  await refund("pi_card", "re_2", 58_059);
  const documents = await issued(id);
  expect(documents).toEqual([
    ["invoice", 91_392, 14_592],
    ["credit_note", 33_333, 5322],
    ["credit_note", 58_059, 9270],
  ]);
  expect(await textOf(id, "credit_note")).toContain("Net €280.11 VAT 19% €53.22");
  expect(await faultsOf(t.database.pool)).toEqual({});
});

test("a French company with a number accounts for the VAT itself, in the currency it chooses", async () => {
  await setBilling(company, { ...paris, language: "es" });
  const line =
    "Inversión del sujeto pasivo: el destinatario es el deudor del IVA (art. 196 de la Directiva 2006/112/CE) (Steuerschuldnerschaft des Leistungsempfängers)";
  const ordered = (await invoice({ credits: 48, currency: "USD" })).body;
  expect(ordered).toMatchObject({ net: 81_600, tax: 0, amount: 81_600, tax_line: line, currency: "USD" });
  const text = (await textOf(ordered.id, "invoice")).replaceAll("\n", " ");
  expect(text).toContain("NIF-IVA FR40303265045");
  for (const word of line.split(" ")) expect(text).toContain(word);
  expect((await t.emails(company.email)).at(-1)!.text).toContain(line);
});

test("the currency of what has VAT is not for the client to choose, and is not the company's from then on", async () => {
  for (const order of [quote, invoice, card])
    for (const body of [
      { credits: 5, currency: "USD" },
      { credits: 5, currency: "GBP" },
    ])
      expect(await order(body)).toMatchObject({ status: 409, body: { code: "CURRENCY_VAT" } });
  expect(await card({ product_id: "credits-12" })).toMatchObject({ body: { code: "CURRENCY_VAT" } });
  expect((await invoice({ credits: 5 })).body).toMatchObject({ currency: "EUR" });
  // Another account of the company may still choose.
  const france = (await company.owner(operations.createBillingAccount, { body: paris })).body;
  expect(france.currencies).toEqual(["USD", "EUR", "GBP"]);
  const billing_account_id = france.id;
  expect((await invoice({ credits: 5, currency: "GBP", billing_account_id })).body.currency).toBe("GBP");
  expect(await invoice({ credits: 5, currency: "USD", billing_account_id })).toMatchObject({
    body: { code: "CURRENCY_SET" },
  });
  // What the first choice decided does not stop the account with VAT.
  expect((await invoice({ credits: 7 })).body).toMatchObject({ currency: "EUR" });
});

test("prices and taxes that a client sends are not read", async () => {
  const amounts = { amount: 1, net: 1, tax: 0, tax_cents: 0, amount_cents: 1, percent: 0, tax_line: "none" };
  expect((await quote({ credits: 48, ...amounts })).body).toMatchObject({
    net: 76_800,
    tax: 14_592,
    amount: 91_392,
    tax_line: "VAT 19%",
  });
});

test("an account that changes while orders are placed never has the tax of another address", async () => {
  const { id } = (await company.owner(operations.listBillingAccounts)).body.items[0]!;
  const change = (n: number) =>
    company.owner(operations.putBillingAccount, { params: { id }, body: n % 2 ? paris : hamburg });
  const placed = await Promise.all(
    Array.from({ length: 30 }, (_, n) => (n % 3 ? quote({ credits: 5, currency: "EUR" }) : change(n))),
  );
  const orders = placed.flatMap(({ body }) => ("amount" in body ? [body.id] : []));
  expect(orders).toHaveLength(20);
  const stored = new Set<string>();
  for (const one of orders) {
    const { billedTo, tax, taxCents } = (await findOrder(t.database.db, one))!;
    stored.add(`${billedTo!.countryId} ${tax!.treatment} ${taxCents}`);
    const [document] = await documentsOf(t.database.db, [one]);
    expect(document).toMatchObject({ billedTo, taxCents });
  }
  expect([...stored].filter((one) => !["DE domestic 1710", "FR reverse_charge 0"].includes(one))).toEqual([]);
});

test("what was quoted keeps its tax and address when its account changes or is deleted", async () => {
  const second = (await company.owner(operations.createBillingAccount, { body: hamburg })).body;
  const quoted = (await quote({ credits: 48, billing_account_id: second.id })).body;
  const params = { id: second.id };
  await company.owner(operations.putBillingAccount, { params, body: paris });
  await company.owner(operations.deleteBillingAccount, { params });
  expect((await invoice({ order_id: quoted.id })).body).toMatchObject({ amount: 91_392, tax: 14_592 });
  expect(await textOf(quoted.id, "invoice")).toContain("20457 Hamburg");
});

test("the payment page lists the credits and the VAT; the rest of a price is one line", async () => {
  const { order_id: id } = (await card({ credits: 48 })).body;
  const order = (await findOrder(t.database.db, id))!;
  expect(pageLines(order, 91_392)).toEqual([
    { name: "Lantern Hour: 48 credits", cents: 76_800 },
    { name: "VAT 19%", cents: 14_592 },
  ]);
  expect(pageLines(order, 1500)).toEqual([{ name: "Lantern Hour: 48 credits", cents: 1500 }]);
  const page = await t.app.inject({ url: `/sandbox-checkout/${id}`, headers: { host: "localhost:3000" } });
  for (const part of ["<dt>VAT 19%</dt><dd>€145.92</dd>", "Pay €913.92"]) expect(page.body).toContain(part);
});

test("a reference of the buyer is on its documents", async () => {
  await setBilling(company, { ...hamburg, buyer_reference: "04011000-12345-34" });
  expect(await textOf((await quote({ credits: 5 })).body.id, "quote")).toContain(
    "Reference: 04011000-12345-34",
  );
});

test("of an exempt operator, German buyers see the sentence of the law", async () => {
  const { billing } = t.context.settings;
  t.context.settings.billing = { ...billing, exempt: true };
  try {
    await setBilling(company, { ...hamburg, language: "de" });
    const quoted = (await quote({ credits: 48, currency: "EUR" })).body;
    const line = "Kein Ausweis von Umsatzsteuer: Kleinunternehmer nach § 19 UStG";
    expect(quoted).toMatchObject({ amount: 76_800, tax: 0, tax_line: line });
    expect(await textOf(quoted.id, "quote")).toContain(line);
    expect((await t.client()(operations.listProducts)).body.vat).toMatchObject({ exempt: true });
  } finally {
    t.context.settings.billing = billing;
  }
});

test("a part of an invoice that is cancelled gives back its tax", async () => {
  const ordered = (await invoice({ credits: 48 })).body;
  const { client } = await testAdmin(t);
  await client(operations.cancelInvoice, { params: { id: ordered.id }, body: { reason: "Ordered twice" } });
  expect(await issued(ordered.id)).toEqual([
    ["invoice", 91_392, 14_592],
    ["credit_note", 91_392, 14_592],
  ]);
  expect(await faultsOf(t.database.pool)).toEqual({});
});

test("the price list says what comes on top", async () => {
  expect((await t.client()(operations.listProducts)).body.vat).toEqual({
    country: "Germany",
    country_id: "DE",
    percent: 19,
    union: true,
    exempt: false,
  });
});
