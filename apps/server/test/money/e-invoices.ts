import type { EInvoice } from "../../src/modules/billing/e-invoice/e-invoice.ts";

const seller: EInvoice["seller"] = {
  name: "Lantern Hour GmbH",
  street: "Speicherstraße 4",
  postcode: "20457",
  city: "Hamburg",
  country: "DE",
  vat: "DE136695976",
  taxNumber: "27/123/45678",
  register: "HRB 123456",
  contact: "Billing",
  phone: "+49 40 5550100",
  email: "billing@lantern.example",
};
const buyer: EInvoice["buyer"] = {
  name: "Kupfer & Söhne AG",
  street: "Hohe Straße 1",
  postcode: "50667",
  city: "Köln",
  country: "DE",
  vat: "DE129273398",
  email: "rechnung@kupfer.example",
};
const abroad = { postcode: "1000", email: "ap@buyer.example" };

/** An e-invoice whose amounts agree. */
function sample(
  number: string,
  netCents: number,
  taxCents: number,
  { paid = false, tax, line, ...rest }: Partial<EInvoice> & { paid?: boolean } = {},
): EInvoice {
  const grossCents = netCents + taxCents;
  return {
    type: "380",
    number,
    issued: "2026-11-28",
    dueAt: paid ? null : "2026-12-28",
    terms: paid ? null : "Issued on November 28, 2026. Please pay by December 28, 2026.",
    currency: "EUR",
    note: "Order 0192-7781",
    buyerReference: "04011000-12345-34",
    purchaseOrder: "PO-7781",
    corrects: null,
    seller,
    buyer,
    payment: {
      reference: rest.corrects?.number ?? number,
      ...(paid
        ? { means: "68", account: null }
        : {
            means: "58",
            account: {
              iban: "DE89370400440532013000",
              bic: "COBADEFFXXX",
              holder: rest.seller?.name ?? seller.name,
            },
          }),
    },
    tax: { category: "S", percent: 19, code: null, reason: null, netCents, cents: taxCents, ...tax },
    line: { what: "Lantern Hour credits (one seat each)", quantity: 48, netCents, ...line },
    totals: {
      netCents,
      taxCents,
      grossCents,
      paidCents: paid ? grossCents : 0,
      payableCents: paid ? 0 : grossCents,
    },
    ...rest,
  };
}

const untaxed = (category: "AE" | "E" | "O", reason: string, code: string | null) => ({
  category,
  percent: 0,
  code,
  reason,
  netCents: 76_800,
  cents: 0,
});

/** Documents of every kind that we issue, by what they are. */
export const sampleEInvoices: Record<string, EInvoice> = {
  "an invoice at home": sample("LH-INV-000123", 76_800, 14_592),
  "an invoice that was paid by card": sample("LH-INV-000124", 76_800, 14_592, { paid: true }),
  "reverse charge": sample("LH-INV-000125", 76_800, 0, {
    buyer: {
      ...buyer,
      ...abroad,
      name: "Atelier Lumière SAS",
      city: "Paris",
      country: "FR",
      vat: "FR40303265045",
    },
    tax: untaxed("AE", "Reverse charge", "VATEX-EU-AE"),
  }),
  "a small business": sample("LH-INV-000126", 76_800, 0, {
    seller: { ...seller, name: "Mara Licht", vat: null, register: null },
    tax: untaxed("E", "Kein Ausweis von Umsatzsteuer, § 19 UStG", null),
  }),
  "a buyer outside the Union": sample("LH-INV-000127", 76_800, 0, {
    seller: { ...seller, vat: null },
    buyer: { ...buyer, ...abroad, name: "Berg AG", city: "Zürich", country: "CH", vat: null },
    tax: untaxed("O", "Not subject to VAT in Germany: place of supply is Switzerland", "VATEX-EU-O"),
  }),
  "a credit note": sample("LH-CN-000009", 20_800, 3952, {
    type: "381",
    dueAt: null,
    terms: "The amount is set off against invoice LH-INV-000123, or paid back.",
    corrects: { number: "LH-INV-000123", issued: "2026-11-28" },
    line: { what: "Lantern Hour credits (one seat each)", quantity: 1, netCents: 20_800 },
  }),
  "the reversal of a credit note, at an odd price": sample("LH-CNR-000001", 75_233, 14_294, {
    paid: true,
    type: "384",
    corrects: { number: "LH-INV-000123", issued: "2026-11-28" },
    line: { what: "Lantern Hour credits (one seat each)", quantity: 47, netCents: 75_233 },
  }),
};
