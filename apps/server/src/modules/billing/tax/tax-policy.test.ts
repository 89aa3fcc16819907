import { taxCentsOf } from "@lantern/contract/price";
import { expect, test } from "vitest";
import type { Tax } from "../../../db/schema/orders.ts";
import { taxLine } from "./tax-line.ts";
import { currencyOf, type TaxedBuyer, type TaxedSeller, taxOf, taxShare } from "./tax-policy.ts";

const day = "2026-11-28";
const seller = (country: string, change: Partial<TaxedSeller> = {}): TaxedSeller => ({
  country,
  vat: `${country}123`,
  exempt: false,
  oss: false,
  checkRequired: false,
  ...change,
});
const buyer = (country: string, change: Partial<TaxedBuyer> = {}): TaxedBuyer => ({
  country,
  postcode: "1000",
  vat: `${country}123`,
  vatValid: null,
  ...change,
});
const none = { vat: null };
const sold = (result: ReturnType<typeof taxOf>): Tax => {
  if (result.treatment === "refused") throw new Error(result.error);
  return result;
};

const pairs: [TaxedSeller, TaxedBuyer, string, number, string | null, string][] = [
  [seller("DE"), buyer("DE"), "domestic", 19, "S", "VAT 19%"],
  [seller("DE"), buyer("DE", none), "domestic", 19, "S", "VAT 19%"],
  [
    seller("DE"),
    buyer("FR"),
    "reverse_charge",
    0,
    "AE",
    "Reverse charge: the recipient is liable for VAT (art. 196 of Directive 2006/112/EC) (Steuerschuldnerschaft des Leistungsempfängers)",
  ],
  [
    seller("NL"),
    buyer("GR", { vat: "EL123" }),
    "reverse_charge",
    0,
    "AE",
    "Reverse charge: the recipient is liable for VAT (art. 196 of Directive 2006/112/EC) (Btw verlegd)",
  ],
  [seller("DE"), buyer("FR", { vat: "DE123" }), "home_rate", 19, "S", "VAT 19%"],
  [seller("DE"), buyer("FR", { vatValid: false }), "home_rate", 19, "S", "VAT 19%"],
  [seller("DE"), buyer("FR", none), "home_rate", 19, "S", "VAT 19%"],
  [seller("DE", { oss: true }), buyer("FR", none), "destination", 20, "S", "VAT 20% (France, One-Stop-Shop)"],
  [
    seller("DK", { oss: true }),
    buyer("FR"),
    "reverse_charge",
    0,
    "AE",
    "Reverse charge: the recipient is liable for VAT (art. 196 of Directive 2006/112/EC)",
  ],
  [
    seller("DE"),
    buyer("ES", { postcode: "35 001" }),
    "outside",
    0,
    "O",
    "Not subject to VAT: place of supply is outside the VAT territory of the European Union",
  ],
  [
    seller("ES"),
    buyer("ES", { postcode: "38001" }),
    "outside",
    0,
    "O",
    "Not subject to VAT: place of supply is outside the VAT territory of the European Union",
  ],
  [
    seller("DE"),
    buyer("GB"),
    "outside",
    0,
    "O",
    "Not subject to VAT in Germany: place of supply is the United Kingdom",
  ],
  [
    seller("DE"),
    buyer("GB", { vat: "XI123" }),
    "outside",
    0,
    "O",
    "Not subject to VAT in Germany: place of supply is the United Kingdom",
  ],
  [
    seller("DE"),
    buyer("CH"),
    "outside",
    0,
    "O",
    "Not subject to VAT in Germany: place of supply is Switzerland",
  ],
  [
    seller("DE"),
    buyer("US", none),
    "outside",
    0,
    "O",
    "Not subject to VAT in Germany: place of supply is the United States",
  ],
  [seller("DE"), buyer("IN"), "outside", 0, "O", "Not subject to VAT in Germany: place of supply is India"],
  [
    seller("DE", { exempt: true }),
    buyer("DE"),
    "exempt",
    0,
    "E",
    "No VAT is shown: small business, § 19 UStG (Kein Ausweis von Umsatzsteuer: Kleinunternehmer nach § 19 UStG)",
  ],
  [
    seller("DE", { exempt: true }),
    buyer("FR"),
    "reverse_charge",
    0,
    "AE",
    "Reverse charge: the recipient is liable for VAT (art. 196 of Directive 2006/112/EC) (Steuerschuldnerschaft des Leistungsempfängers)",
  ],
  [seller("DE", { exempt: true, vat: null }), buyer("FR"), "refused", 0, null, ""],
  [
    seller("BE", { exempt: true }),
    buyer("FR", none),
    "exempt",
    0,
    "E",
    "No VAT is shown: small business exemption",
  ],
  [
    seller("DE", { exempt: true }),
    buyer("US", none),
    "outside",
    0,
    "O",
    "Not subject to VAT in Germany: place of supply is the United States",
  ],
  [seller("GB"), buyer("GB"), "domestic", 20, "S", "VAT 20%"],
  [
    seller("GB"),
    buyer("DE"),
    "outside",
    0,
    "O",
    "Not subject to VAT in the United Kingdom: place of supply is Germany",
  ],
  [seller("CH"), buyer("CH"), "domestic", 8.1, "S", "VAT 8.1%"],
  [
    seller("CH"),
    buyer("DE"),
    "outside",
    0,
    "O",
    "Not subject to VAT in Switzerland: place of supply is Germany",
  ],
  [seller("US"), buyer("US", none), "unknown", 0, "O", "No sales tax is added."],
  [seller("US"), buyer("DE"), "unknown", 0, "O", "No sales tax is added."],
  [seller("EE"), buyer("EE"), "domestic", 24, "S", "VAT 24%"],
];

test.each(pairs.map(([from, to, ...expected]) => [from.country, to.country, from, to, expected] as const))(
  "%s sells to %s: %o, %o",
  (_from, _to, from, to, [treatment, percent, category, line]) => {
    const result = taxOf(from, to, day);
    if (result.treatment === "refused")
      return expect([result.treatment, result.error]).toEqual([treatment, "VAT_SELLER"]);
    expect(result).toMatchObject({ treatment, percent, category });
    expect(taxLine(result, from.country, "en", "No sales tax is added.")).toBe(line);
  },
);

test("all 28 pairs are there", () => {
  expect(pairs).toHaveLength(28);
});

test("where a check is required, a number without an answer is no reason to leave VAT out", () => {
  const strict = seller("DE", { checkRequired: true });
  expect(taxOf(strict, buyer("FR"), day)).toEqual({ treatment: "refused", error: "VAT_UNCHECKED" });
  expect(taxOf(strict, buyer("FR", { vatValid: true }), day).treatment).toBe("reverse_charge");
  expect(taxOf(strict, buyer("FR", { vatValid: false }), day).treatment).toBe("home_rate");
  expect(taxOf(strict, buyer("DE"), day).treatment).toBe("domestic");
});

test("Monaco is France and the Isle of Man the United Kingdom for VAT", () => {
  expect(taxOf(seller("FR"), buyer("MC", none), day)).toMatchObject({ treatment: "domestic", percent: 20 });
  expect(taxOf(seller("DE"), buyer("MC", { vat: "FR123" }), day).treatment).toBe("reverse_charge");
  expect(taxOf(seller("GB"), buyer("IM", none), day)).toMatchObject({ treatment: "domestic", percent: 20 });
});

test("tax is rounded once, commercially", () => {
  expect(taxCentsOf(76_800, 19)).toBe(14_592);
  expect(taxCentsOf(150, 19)).toBe(29);
  expect(taxCentsOf(1000, 25.5)).toBe(255);
  expect(taxCentsOf(1235, 8.1)).toBe(100);
});

test("the shares of a tax that was credited in parts add up to it", () => {
  const [gross, tax] = [11_899, 1900];
  const parts = [3333, 8566];
  let [left, ended] = [gross, tax];
  for (const part of parts) {
    const now = taxShare(tax, left - part, gross);
    expect(ended - now).toBeGreaterThan(0);
    [left, ended] = [left - part, now];
  }
  expect([left, ended]).toEqual([0, 0]);
});

test("where VAT is charged, the currency is that of the country it is owed to", () => {
  const currency = (from: TaxedSeller, to: TaxedBuyer) => currencyOf(sold(taxOf(from, to, day)));
  expect(currency(seller("DE"), buyer("DE"))).toBe("EUR");
  expect(currency(seller("DE"), buyer("US", none))).toBeNull();
  expect(currency(seller("DE"), buyer("FR"))).toBeNull();
  expect(currency(seller("CH"), buyer("CH"))).toBe("CHF");
  expect(currency(seller("DE", { oss: true }), buyer("SE", none))).toBe("SEK");
});

test("the line is in the buyer's language, with the words of the seller's law", () => {
  const line = (from: TaxedSeller, to: TaxedBuyer, language: "en" | "es" | "de") =>
    taxLine(sold(taxOf(from, to, day)), from.country, language, null);
  expect(line(seller("FI"), buyer("FI"), "de")).toBe("MwSt. 25,5 %");
  expect(line(seller("FI"), buyer("FI"), "es")).toBe("IVA 25,5 %");
  expect(line(seller("ES"), buyer("FR"), "es")).toBe(
    "Inversión del sujeto pasivo: el destinatario es el deudor del IVA (art. 196 de la Directiva 2006/112/CE)",
  );
  expect(line(seller("ES"), buyer("FR"), "en")).toMatch(/^Reverse charge.*\(Inversión del sujeto pasivo\)$/);
  expect(line(seller("DE", { exempt: true }), buyer("DE"), "de")).toBe(
    "Kein Ausweis von Umsatzsteuer: Kleinunternehmer nach § 19 UStG",
  );
  expect(line(seller("DE"), buyer("GB"), "de")).toBe(
    "Nicht steuerbar (Deutschland), Leistungsort: Vereinigtes Königreich",
  );
  expect(line(seller("US"), buyer("US"), "en")).toBe("");
});
