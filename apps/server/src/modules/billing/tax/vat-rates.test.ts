import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { vatCountries, vatCurrency, vatRate, vatUnion } from "./vat-rates.ts";

/** The rates of the package `sales-tax`, as shares of 1. `before` has earlier ones by the moment at which they ended. */
type Published = Record<
  string,
  { rate: number; currency: string; before?: Record<string, { rate: number }> }
>;
const published: Published = createRequire(import.meta.url)("sales-tax/res/sales_tax_rates.json");

/** Theirs of Liechtenstein is from before 2024: it has the rates of Switzerland. */
const compared = vatCountries.filter((country) => country !== "LI");

test("Liechtenstein has the rates of Switzerland", () => {
  for (const day of ["2023-12-31", "2024-01-01"]) expect(vatRate("LI", day)).toBe(vatRate("CH", day));
});

test("rates change on their first day", () => {
  const on = (country: string, days: string[]) => days.map((day) => vatRate(country, day));
  expect(on("RO", ["2025-07-31", "2025-08-01"])).toEqual([19, 21]);
  expect(on("DE", ["2020-06-30", "2020-07-01", "2020-12-31", "2021-01-01"])).toEqual([19, 16, 16, 19]);
  expect(on("SK", ["2024-12-31", "2025-01-01"])).toEqual([20, 23]);
  expect(vatRate("US", "2026-11-28")).toBeNull();
});

test("the table has the 27 members of the Union and five neighbors", () => {
  expect(vatUnion.size).toBe(27);
  expect(new Set(vatCountries)).toEqual(new Set([...vatUnion, "GB", "CH", "LI", "NO", "IS"]));
});

test("today's rates are those that others publish", () => {
  for (const country of compared)
    expect([country, vatRate(country, "2026-11-28")]).toEqual([
      country,
      Math.round(published[country]!.rate * 1000) / 10,
    ]);
});

test("so are the currencies, but for Bulgaria's, which has had the euro since 2026", () => {
  expect(compared.filter((country) => vatCurrency(country) !== published[country]!.currency)).toEqual(["BG"]);
});

test("the rates of the last years are theirs, but for Romania's, whose change they have a day late", () => {
  const earlier = (country: string, day: string) => {
    const noon = `${day}T12:00:00.000Z`;
    const { rate, before = {} } = published[country]!;
    const ended = Object.keys(before)
      .filter((end) => noon < new Date(end).toISOString())
      .sort()[0];
    return Math.round((ended ? before[ended]!.rate : rate) * 1000) / 10;
  };
  const days = [...Array(1000).keys()].map((n) =>
    new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10),
  );
  const different = compared.flatMap((country) =>
    days.filter((day) => vatRate(country, day) !== earlier(country, day)).map((day) => `${country} ${day}`),
  );
  expect(different).toEqual(["RO 2025-08-01"]);
});
