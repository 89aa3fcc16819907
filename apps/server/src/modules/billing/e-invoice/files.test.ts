import { describe, expect, test } from "vitest";
import { sampleEInvoices } from "../../../../test/money/e-invoices.ts";
import { ciiFile } from "./cii-export.ts";
import type { EInvoice } from "./e-invoice.ts";
import { ublFile } from "./ubl-export.ts";

const of = (name: string) => sampleEInvoices[name]!;
/** What is in the first element of a name. */
const inFirst = (xml: string, name: string) =>
  xml.match(new RegExp(`<${name}[ >].*?</${name}>`, "s"))?.[0] ?? "";
const home = of("an invoice at home");
const outside = of("a buyer outside the Union");

/** What people type, in every field that they can write in. */
function hostile(): EInvoice {
  const text = `<b x="1">&amp; ]]> \u0000\ud800 'Ü'\ufffe`;
  const invoice = structuredClone(home);
  Object.assign(invoice, { purchaseOrder: text, note: text, buyerReference: text });
  Object.assign(invoice.buyer, { name: text, street: text, city: text, postcode: text, email: text });
  return invoice;
}

describe.each([
  ["CII", ciiFile],
  ["UBL", ublFile],
])("%s", (_, write) => {
  test("what people typed is text in it", () => {
    const xml = write(hostile());
    const typed = "&#60;b x=&#34;1&#34;&#62;&#38;amp; ]]&#62;  'Ü'";
    expect(xml.split(`>${typed}<`).length - 1).toBeGreaterThan(7);
    const names = (text: string) => text.match(/<\/?[\w:]+/g);
    expect(names(xml)).toEqual(names(write(home)));
  });

  test("the same invoice is the same text", () => {
    expect(write(structuredClone(home))).toBe(write(home));
  });

  test("nothing in it is empty", () => {
    for (const invoice of Object.values(sampleEInvoices))
      expect(write(invoice)).not.toMatch(/<([\w:]+)[^>]*><\/\1>|\/>|null|undefined|NaN/);
  });

  test("a price of parts of a cent gives the amount of the line", () => {
    const odd = structuredClone(home);
    odd.line = { what: "Credits", quantity: 4999, netCents: 5_998_801 };
    const price = Number(write(odd).match(/(?:ChargeAmount|PriceAmount)[^>]*>([\d.]+)</)![1]);
    expect(Math.round(price * 4999 * 100)).toBe(5_998_801);
    expect(write(home)).toMatch(/(?:ChargeAmount|PriceAmount)[^>]*>16\.00</);
  });

  test("a payment by card has the code of a payment service: a card's own code demands its digits", () => {
    const xml = write(of("an invoice that was paid by card"));
    expect(xml).toMatch(/>68<\/(?:ram:TypeCode|cbc:PaymentMeansCode)>/);
    expect(xml).not.toContain("DE89370400440532013000");
  });
});

test("what is not subject to VAT has a rate in the total (BR-DE-14) and none on the line (BR-O-05)", () => {
  const cii = ciiFile(outside);
  expect(inFirst(cii, "ram:IncludedSupplyChainTradeLineItem")).not.toContain("RateApplicablePercent");
  expect(inFirst(cii, "ram:ApplicableHeaderTradeSettlement")).toContain(
    "<ram:RateApplicablePercent>0.00</ram:RateApplicablePercent>",
  );
  const ubl = ublFile(outside);
  expect(inFirst(ubl, "cac:InvoiceLine")).not.toContain("Percent");
  expect(inFirst(ubl, "cac:TaxTotal")).toContain("<cbc:Percent>0</cbc:Percent>");
});

test("a seller without a VAT number in the file is identified by its register, or else its tax number (BR-CO-26)", () => {
  expect(ciiFile(outside)).toContain(
    "<ram:SpecifiedLegalOrganization><ram:ID>HRB 123456</ram:ID></ram:SpecifiedLegalOrganization>",
  );
  expect(ublFile(of("a small business"))).toContain(
    "<cbc:CompanyID>27/123/45678</cbc:CompanyID></cac:PartyLegalEntity>",
  );
});

test("a credit note is one in both, and names its invoice", () => {
  const note = of("a credit note");
  expect(ciiFile(note)).toMatch(
    /<ram:TypeCode>381<.*<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>LH-INV-000123<.*20261128/s,
  );
  expect(ublFile(note)).toMatch(
    /<CreditNote .*<cbc:CreditNoteTypeCode>381<.*<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>LH-INV-000123<.*<cac:CreditNoteLine>.*<cbc:CreditedQuantity/s,
  );
});
