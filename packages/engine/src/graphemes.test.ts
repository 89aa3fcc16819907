import { expect, test } from "vitest";
import { cut } from "./graphemes.ts";

test.each([
  ["short", 10, "short"],
  ["exactly", 7, "exactly"],
  ["longer", 4, "long"],
  ["ab😀", 3, "ab"],
  ["ab😀", 4, "ab😀"],
  // A family, a flag, and a letter with its accent beside it are one character each.
  ["a👩‍👩‍👧b", 6, "a"],
  ["a🇩🇰", 3, "a"],
  ["xe\u0301", 2, "x"],
  // The color of the skin is a pair of surrogates that belongs to the hand before it.
  ["a👋🏽", 3, "a"],
  [`a${"\u0301".repeat(100)}`, 50, ""],
])("%j is cut at %i to %j", (text, max, expected) => {
  expect(cut(text, max)).toBe(expected);
});

test("a long text costs no more than its beginning", () => {
  const long = "a".repeat(3_000_000);
  const start = performance.now();
  for (let turn = 0; turn < 20; turn++) cut(long, 80);
  expect(performance.now() - start).toBeLessThan(1000);
});
