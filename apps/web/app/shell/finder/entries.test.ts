import { expect, test } from "vitest";
import { matching } from "./entries.ts";

const groups = [
  {
    title: "Pages",
    entries: [
      { to: "/dashboard/home", name: "Home" },
      { to: "/dashboard/billing", name: "Billing", terms: "invoice VAT" },
    ],
  },
  { title: "People", entries: [{ to: "/p/1", name: "José Müller", detail: "jose@northwind.example" }] },
];

test("every word must be there, in any order, with or without accents", () => {
  expect(matching(groups, "muller jose").map(({ entries }) => entries[0]?.to)).toEqual(["/p/1"]);
  expect(matching(groups, "BILL").map(({ title }) => title)).toEqual(["Pages"]);
  expect(matching(groups, "muller billing")).toEqual([]);
  expect(matching(groups, "vat").flatMap(({ entries }) => entries.map(({ to }) => to))).toEqual([
    "/dashboard/billing",
  ]);
});

test("without a query everything is there", () => {
  expect(matching(groups, "  ")).toEqual(groups);
});
