import { parseTaxNumber } from "@lantern/contract/tax-number";
import { expect, test } from "vitest";
import { hasWrongDigits } from "./vat-number-policy.ts";

test("a Belgian number that begins with 1 is accepted and not warned about", () => {
  expect(parseTaxNumber("BE1001686633", "BE")).toBe("BE1001686633");
  expect(hasWrongDigits("BE1001686633")).toBe(false);
});

test("wrong digits are noticed, right ones and numbers without a rule are not", () => {
  for (const wrong of ["DE136695975", "FR41303265045", "ATU13585628", "BE0428759498", "IT00743110158"])
    expect([wrong, hasWrongDigits(wrong)]).toEqual([wrong, true]);
  for (const right of [
    ...["DE136695976", "FR40303265045", "ATU13585627", "BE0428759497", "NL000099998B57", "EL094259216"],
    ...["GB980780684", "NO923609016MVA", "CHE123456788", "CHE123456788MWST", "30/123/45678", "XI110305878"],
  ])
    expect([right, hasWrongDigits(right)]).toEqual([right, false]);
});
