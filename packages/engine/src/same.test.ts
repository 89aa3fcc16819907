import { expect, test } from "vitest";
import { same } from "./same.ts";

test("[E2] the same JSON in another order is the same", () => {
  expect(same({ a: 1, b: [{ c: null, d: "x" }] }, { b: [{ d: "x", c: null }], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
});
