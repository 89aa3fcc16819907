import { describe, expect, test } from "vitest";
import { sampleEInvoices } from "../../../../test/money/e-invoices.ts";
import type { EInvoice } from "./e-invoice.ts";
import { brokenRules } from "./e-invoice-policy.ts";

type Change = (invoice: EInvoice) => void;

const changed = (name: string, change: Change): EInvoice => {
  const invoice = structuredClone(sampleEInvoices[name]!);
  change(invoice);
  return invoice;
};

test.each(Object.entries(sampleEInvoices))("%s breaks no rule", (_, invoice) => {
  expect(brokenRules(invoice, "xrechnung")).toEqual([]);
});

const home = "an invoice at home";
const outside = "a buyer outside the Union";

describe("the standard's rule, and no other, names", () => {
  test.each<[string, string, Change]>([
    ["BR-02", home, (e) => (e.number = "")],
    ["BR-06", home, (e) => (e.seller.name = " ")],
    ["BR-07", home, (e) => (e.buyer.name = "")],
    ["BR-09", home, (e) => (e.seller.country = "")],
    ["BR-11", home, (e) => (e.buyer.country = "")],
    ["BR-25", home, (e) => (e.line.what = "")],
    ["BR-55", "a credit note", (e) => (e.corrects = null)],
    ["BR-61", home, (e) => (e.payment.account = null)],
    ["BR-AE-02", "reverse charge", (e) => (e.buyer.vat = null)],
    ["BR-AE-05", "reverse charge", (e) => (e.tax.percent = 0.001)],
    ["BR-AE-10", "reverse charge", (e) => Object.assign(e.tax, { code: null, reason: "" })],
    ["BR-CO-09", home, (e) => (e.buyer.vat = "129273398")],
    ["BR-CO-10", home, (e) => (e.line.netCents += 1)],
    ["BR-CO-13", home, (e) => (e.tax.netCents += 1)],
    ["BR-CO-14", home, (e) => (e.tax.cents += 1)],
    ["BR-CO-15", home, (e) => (e.totals.netCents = e.line.netCents = e.tax.netCents = 76_801)],
    ["BR-CO-16", home, (e) => (e.totals.paidCents = 1)],
    ["BR-CO-17", home, (e) => (e.tax.percent = 16)],
    ["BR-CO-25", home, (e) => (e.dueAt = e.terms = null)],
    ["BR-CO-26", outside, (e) => Object.assign(e.seller, { register: null, taxNumber: null })],
    ["BR-E-05", "a small business", (e) => (e.tax.percent = 0.001)],
    ["BR-E-10", "a small business", (e) => (e.tax.reason = null)],
    ["BR-O-02", outside, (e) => (e.seller.vat = "DE136695976")],
    ["BR-O-02", outside, (e) => (e.buyer.vat = "CHE123456788")],
    ["BR-O-05", outside, (e) => (e.tax.percent = 0.001)],
    ["BR-O-10", outside, (e) => Object.assign(e.tax, { code: null, reason: null })],
    ["BR-S-05", home, (e) => zeroTax(e)],
    ["BR-S-10", home, (e) => (e.tax.reason = "None")],
  ])("%s", (rule, name, change) => {
    expect(brokenRules(changed(name, change), "en16931")).toEqual([rule]);
  });

  test("BR-S-02 and BR-E-02, of a seller with no number of either kind", () => {
    const nobody: Change = ({ seller }) => Object.assign(seller, { vat: null, taxNumber: null });
    expect(brokenRules(changed(home, nobody), "en16931")).toEqual(["BR-S-02"]);
    expect(brokenRules(changed("a small business", nobody), "en16931")).toEqual(["BR-CO-26", "BR-E-02"]);
    expect(brokenRules(changed(home, nobody), "xrechnung")).toEqual(["BR-S-02", "BR-DE-16"]);
  });
});

/** As if nothing was charged at home. */
function zeroTax(e: EInvoice): void {
  Object.assign(e.tax, { percent: 0, cents: 0 });
  Object.assign(e.totals, { taxCents: 0, grossCents: 76_800, payableCents: 76_800 });
}

describe("XRechnung alone demands", () => {
  test.each<[string, Change]>([
    ["BR-DE-3", (e) => (e.seller.city = null)],
    ["BR-DE-4", (e) => (e.seller.postcode = null)],
    ["BR-DE-5", (e) => (e.seller.contact = null)],
    ["BR-DE-7", (e) => (e.seller.email = null)],
    ["BR-DE-8", (e) => (e.buyer.city = null)],
    ["BR-DE-9", (e) => (e.buyer.postcode = null)],
    ["BR-DE-15", (e) => (e.buyerReference = null)],
    ["BR-DE-24-a", (e) => (e.payment.means = "48")],
    ["BR-DE-27", (e) => (e.seller.phone = "12")],
    ["PEPPOL-EN16931-R010", (e) => (e.buyer.email = null)],
  ])("%s", (rule, change) => {
    expect(brokenRules(changed(home, change), "xrechnung")).toEqual([rule]);
    expect(brokenRules(changed(home, change), "en16931")).toEqual([]);
  });

  test("a telephone number (BR-DE-6), of three digits at least", () => {
    expect(
      brokenRules(
        changed(home, (e) => (e.seller.phone = null)),
        "xrechnung",
      ),
    ).toEqual(["BR-DE-6", "BR-DE-27"]);
  });
});
