import { expect, test } from "vitest";
import { addressLines, missingToSell, namedOperator, sampleOperator } from "./operator.ts";

test("the postcode stands where the country writes it, and what is missing leaves no trace", () => {
  const address = { ...sampleOperator, street: "1 Main St", postcode: "94105", city: "San Francisco, CA" };
  expect(addressLines({ ...address, country: "US" })).toEqual([
    "1 Main St",
    "San Francisco, CA 94105",
    "United States",
  ]);
  expect(addressLines({ ...address, country: "DE" })[1]).toBe("94105 San Francisco, CA");
  const none = { ...address, street: null, postcode: null, city: null, country: null };
  expect(addressLines(none)).toEqual([]);
  expect(namedOperator(none).address).toBeNull();
  expect(namedOperator({ ...none, city: "Bonn", country: "DE" }).address).toBe("Bonn, Germany");
});

test("either number identifies a seller", () => {
  expect(missingToSell({ ...sampleOperator, vat: null, taxNumber: "30/123" })).toEqual([]);
  expect(missingToSell({ ...sampleOperator, vat: null })).toEqual(["OPERATOR_VAT or OPERATOR_TAX_NUMBER"]);
});
