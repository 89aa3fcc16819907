import { expect, test } from "vitest";
import { parsePrice } from "./price.ts";

test.each([
  ["228", 22_800],
  ["18.5", 1850],
  ["18,50", 1850],
  ["0.29", 29],
  [" ", null],
  ["0", "wrong"],
  ["-4", "wrong"],
  ["1e3", "wrong"],
  ["1.234", "wrong"],
  ["many", "wrong"],
])("a price typed as %j", (typed, expected) => {
  expect(parsePrice(typed)).toBe(expected);
});
