import { expect, test } from "vitest";
import { vatText } from "./prices.ts";

const germany = { country: "Germany", percent: 19, union: true, exempt: false };

test("prices say what comes on top of them, by the operator's country", () => {
  expect(vatText(germany)).toBe(
    "Prices exclude VAT. Companies in Germany pay 19% on top. With a VAT number from another EU country, you account for VAT yourself; outside the EU we charge none.",
  );
  expect(vatText({ country: "Switzerland", percent: 8.1, union: false, exempt: false })).toBe(
    "Prices exclude VAT. Companies in Switzerland pay 8.1% on top. Elsewhere we charge none.",
  );
  expect(vatText({ ...germany, exempt: true })).toBe("No VAT is added.");
  expect(vatText(null)).toBe("");
});
