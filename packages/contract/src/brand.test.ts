import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, edgeOf, inkOn } from "./brand.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

test("text is readable on any color, and any button is visible on white", () => {
  fc.assert(
    fc.property(color, (one) => {
      expect(contrast(one, inkOn(one))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(edgeOf(one), "#ffffff")).toBeGreaterThanOrEqual(3);
    }),
  );
});

test("contrast is computed as in WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect([inkOn("#ffe08a"), inkOn("#0f766e")]).toEqual(["#000000", "#ffffff"]);
});
