import * as operations from "@lantern/contract/http";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  malformed,
  type SentBody,
  type TestApplication,
  testApplication,
} from "../../../../test/application.ts";
import { setBilling, type TestCompany, testBuyer } from "../../../../test/company.ts";
import { faultsOf } from "../../../../test/money/books.ts";
import { attachedTo } from "../../../../test/pdf.ts";
import { eInvoices } from "../../../db/schema/index.ts";
import { sampleOperator } from "../../../system/operator.ts";
import { applyPaymentEvent } from "../apply-payment.ts";
import { drawFile, fileNamesOf, readDocument, readDocuments } from "../document-file.ts";
import { documentsOf } from "../document-repository.ts";

/** What is stored of documents as XML, and that it is in the PDF. */

let t: TestApplication;
let company: TestCompany;
const logged: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => logged.push(line));
});
beforeEach(async () => {
  company = await testBuyer(t);
  await setBilling(company, hamburg);
});
afterAll(async () => {
  expect(await faultsOf(t.database.pool)).toEqual({});
  await t.close();
});

const hamburg = {
  name: "Kupfer & Söhne <AG>",
  street: "Hafen 4",
  postcode: "20457",
  city: "Hamburg",
  country_id: "DE",
};
/** What XRechnung demands beyond that. */
const authority = {
  ...hamburg,
  buyer_reference: "04011000-12345-34",
  invoice_email: "rechnung@kupfer.example",
};
const zurich = { ...hamburg, postcode: "8001", city: "Zürich", country_id: "CH" };

const order = async (credits = 48) =>
  (await company.owner(operations.createInvoice, { body: { credits, again: true } })).body;
/** The id of a document of an order. */
const documentOf = async (id: string, kind: string) =>
  (await documentsOf(t.database.db, [id])).find((document) => document.kind === kind)!.id;
/** Its XML by syntax. */
async function xmlOf(documentId: string): Promise<Record<string, string>> {
  const rows = await t.database.db
    .select()
    .from(eInvoices)
    .where(eq(eInvoices.documentId, documentId))
    .orderBy(asc(eInvoices.syntax));
  return Object.fromEntries(rows.map(({ syntax, xml }) => [syntax, xml.toString()]));
}
const pdfOf = async (id: string) => (await readDocument(t.context, { companyId: company.id }, id)).content;

test("an invoice has its XML from the moment it is issued, and the same bytes in its PDF", async () => {
  const { documents } = await order();
  const { id, name } = documents[0]!;
  const { cii, ubl } = await xmlOf(id);
  for (const part of [
    `<ram:ID>${name}</ram:ID><ram:TypeCode>380<`,
    "Kupfer &#38; Söhne &#60;AG&#62;",
    "<ram:GrandTotalAmount>913.92<",
    "<ram:RateApplicablePercent>19.00<",
    "<ram:DuePayableAmount>913.92<",
    "<ram:IBANID>DE89370400440532013000<",
  ])
    expect(cii).toContain(part);
  // Nobody needs it, and it would lack a reference.
  expect(ubl).toBeUndefined();
  expect(await attachedTo(await pdfOf(id))).toEqual({ "factur-x.xml": cii });
});

test("it is XRechnung, too, for an account that has what this demands", async () => {
  await setBilling(company, authority);
  const { documents } = await order();
  const { ubl } = await xmlOf(documents[0]!.id);
  for (const part of [
    "xrechnung_3.0</cbc:CustomizationID>",
    "<cbc:BuyerReference>04011000-12345-34<",
    '<cbc:EndpointID schemeID="EM">rechnung@kupfer.example<',
    '<cbc:PayableAmount currencyID="EUR">913.92<',
  ])
    expect(ubl).toContain(part);
});

describe("as XRechnung", () => {
  const download = (id: string, by = company) => by.owner(operations.documentXRechnung, { params: { id } });

  test("a document is downloaded by those who may see it, as it is stored", async () => {
    await setBilling(company, authority);
    const { documents } = await order();
    const { id, name } = documents[0]!;
    expect(documents).toMatchObject([{ id, name, kind: "invoice", xrechnung: true }]);
    const { headers, rawPayload } = await t.app.inject({
      url: `/api/checkout/documents/${id}/xrechnung.xml`,
      headers: { authorization: `Bearer ${company.token}` },
    });
    expect(headers).toMatchObject({
      "content-type": "application/xml",
      "content-disposition": `attachment; filename="invoice-${name}.xml"`,
    });
    expect(rawPayload.toString()).toBe((await xmlOf(id)).ubl);
    expect((await download(id, await testBuyer(t))).body).toMatchObject({ code: "CHECKOUT_002" });
  });

  test("one without it says what is missing", async () => {
    const { documents } = await order();
    expect(documents).toMatchObject([{ xrechnung: false }]);
    expect(await download(documents[0]!.id)).toMatchObject({ status: 404, body: { code: "XRECHNUNG_NONE" } });
  });

  test("it is in the email of an account that has chosen so, and in the mailbox", async () => {
    const sentFiles = async () => {
      await order();
      const { attachments } = (await t.emails(company.email)).at(-1)!;
      const files = (await readDocuments(t.context, company.id, attachments)).flat();
      expect(Object.values(Object.fromEntries(await fileNamesOf(t.database.db, attachments))).flat()).toEqual(
        files.map(({ name }) => name),
      );
      return files.map(({ type }) => type);
    };
    await setBilling(company, authority);
    expect(await sentFiles()).toEqual(["application/pdf"]);
    await setBilling(company, { ...authority, format: "xrechnung" });
    expect(await sentFiles()).toEqual(["application/pdf", "application/xml"]);
    const [{ attachments }] = (
      await t.app.inject({ url: `/dev/mail?to=${company.email}`, headers: { host: "localhost:3000" } })
    ).json().items;
    const opened = await t.app.inject({ url: attachments[1].url, headers: { host: "localhost:3000" } });
    expect(opened.headers["content-type"]).toBe("application/xml");
    expect(opened.body).toContain("<cbc:BuyerReference>04011000-12345-34<");
  });

  test("an account chooses it only with a reference, an email for invoices and a postcode", async () => {
    const [account] = (await company.owner(operations.listBillingAccounts)).body.items;
    const put = (body: Partial<SentBody<typeof operations.putBillingAccount>>) =>
      company.owner(operations.putBillingAccount, { params: { id: account!.id }, body: malformed(body) });
    const { status, body } = await put({ ...hamburg, country_id: "HK", postcode: "", format: "xrechnung" });
    expect([status, Object.keys(body.errors!).sort()]).toEqual([
      422,
      ["buyer_reference", "invoice_email", "postcode"],
    ]);
    t.context.settings.operator = { ...sampleOperator, phone: null };
    try {
      expect((await put({ ...authority, format: "xrechnung" })).body).toMatchObject({
        code: "XRECHNUNG_SELLER",
      });
    } finally {
      t.context.settings.operator = sampleOperator;
    }
    expect((await put({ ...authority, format: "xrechnung" })).body).toMatchObject({ format: "xrechnung" });
  });
});

test("its PDF is PDF/A-3 with what Factur-X demands", async () => {
  const { documents } = await order();
  const pdf = await pdfOf(documents[0]!.id);
  const text = pdf.toString("latin1");
  for (const part of [
    "/GTS_PDFA1",
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<pdfaSchema:prefix>fx</pdfaSchema:prefix>",
    "/AFRelationship /Alternative",
    "/Subtype /text#2Fxml",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/\/AF \[\d+ 0 R\]/);
  const fonts = text.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(text.match(/\/FontFile\d? \d/g)).toHaveLength(fonts.length);
});

test("the email for invoices is in no file of an account without a reference, because nothing demands it", async () => {
  await setBilling(company, { ...authority, buyer_reference: "" });
  const { cii, ubl } = await xmlOf((await order()).documents[0]!.id);
  expect([cii!.includes("@kupfer.example"), ubl]).toEqual([false, undefined]);
});

test("a payment by card leaves nothing to pay, and credit notes and their reversals name the invoice", async () => {
  const { order_id: id } = (await company.owner(operations.createCheckout, { body: { credits: 48 } })).body;
  const money = { payment: `pi_${id}`, cents: 33_333, createdAt: t.clock.now() };
  const apply = (event: object) => applyPaymentEvent(t.context, event as never);
  await apply({ kind: "paid", orderId: id, amountCents: 91_392, currency: "EUR", payment: money.payment });
  await apply({ kind: "refund", refund: `re_${id}`, state: "pending", ...money });
  await apply({ kind: "refund", refund: `re_${id}`, state: "failed", ...money });
  const invoice = (await xmlOf(await documentOf(id, "invoice"))).cii;
  for (const part of ["TypeCode>68<", "TotalPrepaidAmount>913.92<", "DuePayableAmount>0.00<"])
    expect(invoice).toContain(part);
  const number = /<ram:ID>([\w-]+-INV-\d+)</.exec(invoice!)![1];
  const credit = (await xmlOf(await documentOf(id, "credit_note"))).cii;
  const reversal = (await xmlOf(await documentOf(id, "credit_note_reversal"))).cii;
  for (const xml of [credit, reversal]) {
    expect(xml).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}<`);
    expect(xml).toContain("<ram:GrandTotalAmount>333.33<");
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">53.22<');
  }
  expect(credit).toContain("<ram:TypeCode>381<");
  expect(credit).toContain(
    `<ram:Description>The amount is set off against invoice ${number}, or paid back.<`,
  );
  expect(reversal).toContain("<ram:TypeCode>384<");
  expect(await attachedTo(await pdfOf(await documentOf(id, "credit_note")))).toEqual({
    "factur-x.xml": credit,
  });
});

test("a quote and a confirmation are no e-invoices", async () => {
  const quote = (await company.owner(operations.createQuote, { body: { credits: 48 } })).body;
  await order();
  const { id } = (await company.owner(operations.createInvoice, { body: { order_id: quote.id } })).body;
  await applyPaymentEvent(t.context, {
    kind: "paid",
    orderId: id,
    payment: `pi_${id}`,
    amountCents: 91_392,
    currency: "EUR",
  });
  for (const kind of ["quote", "confirmation"]) {
    const document = await documentOf(id, kind);
    expect(await xmlOf(document)).toEqual({});
    const pdf = await pdfOf(document);
    expect(await attachedTo(pdf)).toEqual({});
    expect(pdf.toString("latin1")).not.toContain("pdfaid");
  }
});

test("outside the Union neither VAT number is in it, and the register says who sells", async () => {
  await setBilling(company, { ...zurich, vat_id: "CHE123456788" });
  const { cii } = await xmlOf((await order()).documents[0]!.id);
  expect(cii).not.toContain('schemeID="VA"');
  expect(cii).toContain(`<ram:SpecifiedLegalOrganization><ram:ID>${sampleOperator.register}<`);
});

test("what would break a rule is not written: the document is issued without it, and the log names the rule", async () => {
  t.context.settings.operator = { ...sampleOperator, register: null };
  try {
    await setBilling(company, zurich);
    logged.length = 0;
    const { id } = (await order()).documents[0]!;
    expect(await xmlOf(id)).toEqual({});
    expect(logged.filter((line) => line.includes(id) && line.includes('["BR-CO-26"]'))).toHaveLength(1);
    expect(await attachedTo(await pdfOf(id))).toEqual({});
  } finally {
    t.context.settings.operator = sampleOperator;
  }
});

test("where no tax is computed there is no e-invoice: it would have to name one", async () => {
  t.context.settings.operator = { ...sampleOperator, country: "US", vat: null, taxNumber: "12-3456789" };
  try {
    expect(await xmlOf((await order()).documents[0]!.id)).toEqual({});
  } finally {
    t.context.settings.operator = sampleOperator;
  }
});

test("what was issued never changes, and a document of before keeps its file without XML", async () => {
  const { id } = (await order()).documents[0]!;
  for (const change of ["update e_invoices set xml = 'x'", "delete from e_invoices"])
    await expect(t.database.pool.query(`${change} where document_id = '${id}'`)).rejects.toThrow(
      "e-invoices never change",
    );
  const earlier = (await order()).documents[0]!.id;
  await t.database.pool.query("alter table e_invoices disable trigger user");
  await t.database.pool.query("delete from e_invoices where document_id = $1", [earlier]);
  await t.database.pool.query("alter table e_invoices enable trigger user");
  await drawFile(t.context, earlier);
  expect(await attachedTo(await pdfOf(earlier))).toEqual({});
});
