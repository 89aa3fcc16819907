import { expect, test } from "vitest";
import { countryOfTaxNumber, parseTaxNumber, taxNumberExample } from "./tax-number.ts";

const countries =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH LI NO IS".split(
    " ",
  );

test.each(countries)("the example of %s has its own form, and no other country's", (country) => {
  const example = taxNumberExample(country)!;
  expect(parseTaxNumber(example, country)).toBe(example.replace(" ", ""));
  for (const other of countries.filter((one) => one !== country))
    expect([other, parseTaxNumber(example, other)]).toEqual([other, null]);
});

test.each([
  ["DE", "de 123 456.789", "DE123456789"],
  ["DE", "123456789", "DE123456789"],
  ["DE", "DE12345678", null],
  ["DE", "DE0123456789", null],
  ["DE", "FR12345678901", null],
  ["GR", "GR 123456789", "EL123456789"],
  ["GR", "el123456789", "EL123456789"],
  ["GR", "123456789", "EL123456789"],
  ["AT", "U12345678", "ATU12345678"],
  ["AT", "AT12345678", null],
  ["GB", "XI123456789", "XI123456789"],
  ["GB", "GBGD123", "GBGD123"],
  ["CH", "CHE-123.456.789 MWST", "CHE123456789MWST"],
  ["NO", "123 456 789 mva", "NO123456789MVA"],
  ["SE", "SE556012345601", "SE556012345601"],
  ["SE", "5560123456", null],
  ["NL", "NL123456789B01", "NL123456789B01"],
  ["US", "12-3456789", "123456789"],
  ["US", "none", null],
  ["IN", "27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["BR", "12.345.678/0001-95", "12345678/000195"],
  ["US", "DE123🙂", null],
])("in %s, %s is stored as %s", (country, typed, stored) => {
  expect(parseTaxNumber(typed, country)).toBe(stored);
});

test("a number of another country is recognized", () => {
  expect(countryOfTaxNumber("FR 12 345678901", "DE")).toBe("FR");
  expect(countryOfTaxNumber("EL123456789", "DE")).toBe("GR");
  expect(countryOfTaxNumber("DE123456789", "DE")).toBeNull();
  expect(countryOfTaxNumber("1234", "DE")).toBeNull();
});
