import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { setBilling, type TestCompany, testAdmin, testBuyer, testCompany } from "../../../test/company.ts";
import { readPdf } from "../../../test/pdf.ts";
import { settings } from "../../../test/settings.ts";
import { billingAccounts, orders, users } from "../../db/schema/index.ts";
import { type Operator, sampleSeries } from "../../system/operator.ts";
import { applyPaymentEvent } from "./apply-payment.ts";

let t: TestApplication;
let company: TestCompany;
const operator: Operator = {
  name: "Lantern Hour ApS",
  street: "Kajen 4",
  postcode: "2100",
  city: "København Ø",
  country: "DK",
  vat: "DK12345678",
  taxNumber: "12 34 56",
  register: "CVR 12345678",
  iban: null,
  bic: null,
  contact: "Ada Holm",
  phone: "+45 12 34 56 78",
  email: "accounts@lantern.example",
  support: null,
};
const billing = {
  name: "Žofia Ødegård Žižková GmbH",
  street: "Łąkowa 7, Αθήνα, Київ",
  postcode: "00-950",
  city: "Kraków",
  country_id: "PL",
  vat_id: "pl 123-456.78-90",
};

beforeAll(async () => {
  t = await testApplication({ operator });
  company = await testCompany(t);
});
afterAll(() => t.close());

/** A paid order. `between` happens after it was placed and before it is paid. */
async function bought(between?: () => Promise<unknown>): Promise<string> {
  const { order_id } = (
    await company.owner(operations.createCheckout, { body: { product_id: "credits-48" } })
  ).body;
  await between?.();
  const about = { orderId: order_id, payment: `pi_${order_id}` };
  await applyPaymentEvent(t.context, { kind: "paid", ...about, amountCents: 81_600, currency: "USD" });
  return order_id;
}

/** The response with the receipt, and its text. */
async function receipt(id: string, by = company) {
  const response = await t.app.inject({
    url: `/api/checkout/orders/${id}/receipt.pdf`,
    headers: { authorization: `Bearer ${by.token}` },
  });
  if (response.statusCode !== 200) return { response, text: "" };
  return { response, text: (await readPdf(response.rawPayload)).text };
}

test("[C36] a paid order has an invoice with number, day, seller, buyer with VAT number, rows and total, in all European alphabets", async () => {
  expect((await company.owner(operations.listBillingAccounts)).body.items).toEqual([]);
  await setBilling(company, billing);
  const saved = await setBilling(company, billing);
  expect(saved.body).toMatchObject({ ...billing, vat_id: "PL1234567890" });
  const { response, text } = await receipt(await bought());
  expect(response.headers["content-type"]).toBe("application/pdf");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="invoice-LH-INV-000001.pdf"');
  for (const expected of [
    "Invoice LH-INV-000001",
    "Issued on November 21, 2026",
    "Paid on November 21, 2026",
    "Lantern Hour ApS",
    "Kajen 4",
    "2100 København Ø",
    "Denmark",
    "VAT number DK12345678",
    "Tax number 12 34 56",
    "CVR 12345678",
    "Ada Holm",
    "+45 12 34 56 78",
    "accounts@lantern.example",
    "Žofia Ødegård Žižková GmbH",
    "Łąkowa 7, Αθήνα, Київ",
    "00-950 Kraków",
    "Poland",
    "VAT number PL1234567890",
    "48",
    "$17.00",
    "Total, paid (USD)",
    "$816.00",
  ])
    expect(text).toContain(expected);
  expect(text).not.toMatch(/How to pay|not set|Sample|\?/);
});

test("invoices are numbered without gaps, and keep their buyer and their bytes, whatever comes later", async () => {
  await setBilling(company, billing);
  const order = await bought();
  await setBilling(company, { ...billing, name: "Another name" });
  const before = await receipt(order);
  expect(before.text).toContain("Invoice LH-INV-000002");
  expect(before.text).toContain("Žofia");
  const { client } = await testAdmin(t);
  await client(operations.refundOrder, { params: { id: order }, body: { reason: "Bought twice" } });
  expect((await receipt(order)).response.rawPayload).toEqual(before.response.rawPayload);
  expect((await receipt(await bought())).text).toContain("Invoice LH-INV-000003 ");
});

test("an invoice of local mode says that it is a sample", async () => {
  const local = await testApplication({ billing: { ...settings.billing, prefix: sampleSeries } });
  try {
    const other = await testBuyer(local);
    const { order_id } = (
      await other.owner(operations.createCheckout, { body: { product_id: "credits-12" } })
    ).body;
    const about = { orderId: order_id, payment: `sandbox_${order_id}` };
    await applyPaymentEvent(local.context, { kind: "paid", ...about, amountCents: 22_800, currency: "USD" });
    const url = `/api/checkout/orders/${order_id}/receipt.pdf`;
    const response = await local.app.inject({ url, headers: { authorization: `Bearer ${other.token}` } });
    const { text } = await readPdf(response.rawPayload);
    for (const expected of [
      "Invoice SAMPLE-INV-000001",
      "Sample Operator GmbH",
      "Sample: made in local mode",
      "Northwind AG",
    ])
      expect(text).toContain(expected);
  } finally {
    await local.close();
  }
});

test("a payment of an earlier order without an address has its invoice once the address is there, and then it stays", async () => {
  await setBilling(company, billing);
  const early = await bought(async () => {
    await t.database.db.update(orders).set({ billedTo: null, tax: null }).where(isNull(orders.paidAt));
    await t.database.db.delete(billingAccounts).where(eq(billingAccounts.companyId, company.id));
  });
  expect((await receipt(early)).response.json()).toMatchObject({ code: "BILLING_MISSING" });
  expect((await t.emails(company.email)).at(-1)).toMatchObject({
    kind: "receipt",
    text: expect.stringContaining("We need your company's address for the invoice."),
    attachments: [],
  });
  await setBilling(company, billing);
  const { text, response } = await receipt(early);
  expect(text).toContain("00-950 Kraków");
  await setBilling(company, { ...billing, name: "Another name" });
  expect((await receipt(early)).response.rawPayload).toEqual(response.rawPayload);
});

test("a payment that arrives while the operator's data are missing is booked, and its invoice names the seller later", async () => {
  const { settings: own } = t.context;
  await setBilling(company, billing);
  const order = await bought(async () => {
    own.operator = { ...operator, city: null };
  });
  try {
    expect((await receipt(order)).response.json()).toMatchObject({ code: "CHECKOUT_003" });
  } finally {
    own.operator = operator;
  }
  expect((await receipt(order)).text).toContain("2100 København Ø");
});

describe("a document from before files were stored", () => {
  /** A paid order whose document is as it was then. */
  async function earlier(change: string): Promise<string> {
    await setBilling(company, billing);
    const order = await bought();
    const { pool } = t.database;
    for (const table of ["documents", "document_files"])
      await pool.query(`alter table ${table} disable trigger user`);
    await pool.query(
      "delete from document_files where document_id = (select id from documents where order_id = $1)",
      [order],
    );
    await pool.query(`update documents set ${change} where order_id = $1`, [order]);
    for (const table of ["documents", "document_files"])
      await pool.query(`alter table ${table} enable trigger user`);
    return order;
  }

  test("names its seller as it was issued", async () => {
    const seller = { name: "Earlier ApS", address: "Havnen 1\\n8000 Aarhus", vat: "DK87654321" };
    const { text } = await receipt(await earlier(`seller = '${JSON.stringify(seller)}'`));
    for (const expected of ["Earlier ApS", "Havnen 1", "8000 Aarhus", "VAT number DK87654321"])
      expect(text).toContain(expected);
    expect(text).not.toContain("Kajen 4");
  });

  test("is drawn once, when somebody first needs it, and a receipt stays a receipt", async () => {
    const order = await earlier("kind = 'receipt', number = 900");
    const first = await receipt(order);
    expect(first.text).toContain("Receipt LH-000900");
    expect(first.text).toContain("Total paid (USD)");
    const { settings: own } = t.context;
    own.operator = { ...operator, name: "Another operator" };
    try {
      expect((await receipt(order)).response.rawPayload).toEqual(first.response.rawPayload);
    } finally {
      own.operator = operator;
    }
  });
});

test("[E51] there is no receipt of an unknown, unpaid or foreign order, nor for a Sub-Administrator", async () => {
  const order = await bought();
  const { order_id: open } = (
    await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } })
  ).body;
  const stranger = await testCompany(t);
  const refused = { statusCode: 404, code: "CHECKOUT_002", message: "Order not found" };
  for (const [id, by] of [
    ["01a2b3c4-0000-7000-8000-000000000000", company],
    [open, company],
    [order, stranger],
  ] as const) {
    const { response } = await receipt(id, by);
    expect({ statusCode: response.statusCode, ...response.json() }).toEqual(refused);
  }
  await company.owner(operations.patchCompany, { body: { sub_admins_buy: false } });
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN_SUB })
    .where(eq(users.companyId, company.id));
  expect((await receipt(order)).response.statusCode).toBe(403);
  expect(await company.owner(operations.listBillingAccounts)).toMatchObject({
    status: 403,
    body: { code: "USER_009" },
  });
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN })
    .where(eq(users.companyId, company.id));
});

test("invalid billing details are reported at their fields and change nothing", async () => {
  await setBilling(company, billing);
  for (const vat_id of ["12345", "DE", "D1234567", `DE${"1".repeat(20)}`, "DE123🙂"]) {
    const { status, body } = await setBilling(company, { ...billing, vat_id });
    expect([vat_id, status, Object.keys(body.errors!)]).toEqual([vat_id, 422, ["vat_id"]]);
  }
  const empty = await setBilling(company, { name: " ", street: " ", city: "", country_id: "", vat_id: "" });
  expect(Object.keys(empty.body.errors!).sort()).toEqual(["city", "country_id", "name", "street"]);
  expect((await company.owner(operations.listBillingAccounts)).body.items[0]!.name).toBe(billing.name);
  const none = await setBilling(company, { ...billing, vat_id: " " });
  expect(none.body.vat_id).toBeNull();
});

test("the email has a link to the order", async () => {
  await setBilling(company, billing);
  const order = await bought();
  const message = (await t.emails(company.email)).at(-1)!;
  expect(message.links).toContain(`http://localhost:3000/dashboard/billing/${order}`);
});

test("an invoice names a buyer in the letters of every part of the world", async () => {
  const name = "Ελένη Παπαδοπούλου";
  const lines = [
    ["Олександр Шевченко", "Nguyễn Thị Ánh", "山田太郎"],
    ["𠮷野 さくら", "王小明", "陳大文", "김민준"],
    ["محمد علي"],
    ["علاء الدین"],
    ["שרה (כהן)"],
    ["प्रिया कृष्ण", "สมชาย น้ำ", "সুমিত্রা"],
    ["தமிழ் அருண்", "გიორგი", "ሰላም አበበ", "🦎 Ana"],
  ];
  const names = [name, ...lines.flat()];
  expect(names).toHaveLength(18);
  const street = lines.map((line) => line.join(", ")).join("; ");
  await setBilling(company, { ...billing, name, street });
  const { text } = await receipt(await bought());
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
