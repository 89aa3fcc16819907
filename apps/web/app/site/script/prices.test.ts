import { afterEach, expect, test, vi } from "vitest";
import { vatText } from "./prices.ts";

const germany = { country: "Germany", country_id: "DE", percent: 19, union: true, exempt: false };

test("prices say what comes on top of them, by the operator's country", () => {
  expect(vatText(germany)).toBe(
    "Prices exclude VAT. Companies in Germany pay 19% on top. With a VAT number from another EU country, you account for VAT yourself; outside the EU we charge none.",
  );
  expect(
    vatText({ country: "Switzerland", country_id: "CH", percent: 8.1, union: false, exempt: false }),
  ).toBe("Prices exclude VAT. Companies in Switzerland pay 8.1% on top. Elsewhere we charge none.");
  expect(vatText({ ...germany, exempt: true })).toBe("No VAT is added.");
  expect(vatText(null)).toBe("");
});

afterEach(() => {
  vi.doUnmock("../pricing/calculator-texts.ts");
  vi.resetModules();
});

test("a page in another language names the country and the rate as that language does", async () => {
  vi.doMock("../pricing/calculator-texts.ts", () => import("../pricing/calculator-texts.de.ts"));
  vi.resetModules();
  const current = await import("../../i18n/current.ts");
  current.setLanguage("de");
  const { vatText } = await import("./prices.ts");
  expect(
    vatText({ country: "Switzerland", country_id: "CH", percent: 8.1, union: false, exempt: false }),
  ).toBe(
    "Preise ohne Umsatzsteuer. Unternehmen aus dem Land des Betreibers (Schweiz) zahlen 8,1\u00a0% mehr. Anderswo berechnen wir keine.",
  );
});
