import { expect, test } from "vitest";
import { FieldErrors } from "../../forms/outcome.ts";
import { parsePrice } from "./price.ts";

const parse = (typed: string) => parsePrice(typed, "amount", "Not an amount.");

test.each([
  ["228", 22_800],
  ["18.5", 1850],
  ["18,50", 1850],
  ["0.29", 29],
  [" ", null],
])("a price typed as %j", (typed, expected) => {
  expect(parse(typed)).toBe(expected);
});

test.each(["0", "-4", "1e3", "1.234", "many"])("%j is no price, which its field says", (typed) => {
  expect(() => parse(typed)).toThrow(new FieldErrors({ amount: "Not an amount." }));
});
