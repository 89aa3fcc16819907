import { expect, test } from "vitest";
import { creditsAtOnce, limitByRule, mayOrderByInvoice } from "./invoice-policy.ts";

test("the credits of all unpaid invoices together stay within the limit", () => {
  const added = (...credits: number[]) => credits.map((onAccount) => ({ onAccount }));
  expect(creditsAtOnce(0, [])).toBe(0);
  expect(creditsAtOnce(50, [])).toBe(50);
  expect(creditsAtOnce(50, added(12, 0, 30))).toBe(8);
  // ADMIN has lowered the limit since.
  expect(creditsAtOnce(20, added(48))).toBe(0);
});

test("an overdue invoice, or five open ones, end ordering by invoice", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const unpaid = (day: string) => ({ dueAt: new Date(day) });
  expect(mayOrderByInvoice([], now)).toBe(true);
  expect(mayOrderByInvoice(Array(4).fill(unpaid("2026-11-22")), now)).toBe(true);
  expect(mayOrderByInvoice(Array(5).fill(unpaid("2026-11-22")), now)).toBe(false);
  expect(mayOrderByInvoice([unpaid("2026-11-22"), unpaid("2026-11-20")], now)).toBe(false);
});

test("[32] the first invoice adds 24 credits at once; one paid on time, 150 or the largest purchase; arrears, none", () => {
  const isNew = { hasTaxNumber: true, hasPaidOnTime: false, largestPaid: 0, isInArrears: false };
  expect(limitByRule(isNew)).toBe(24);
  expect(limitByRule({ ...isNew, hasTaxNumber: false })).toBe(0);
  const reliable = { ...isNew, hasPaidOnTime: true, largestPaid: 48 };
  expect(limitByRule(reliable)).toBe(150);
  expect(limitByRule({ ...reliable, largestPaid: 320 })).toBe(320);
  expect(limitByRule({ ...reliable, largestPaid: 900 })).toBe(600);
  expect(limitByRule({ ...reliable, isInArrears: true })).toBe(0);
});
