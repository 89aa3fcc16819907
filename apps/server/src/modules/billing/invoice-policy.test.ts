import { expect, test } from "vitest";
import { creditsAtOnce, mayOrderByInvoice } from "./invoice-policy.ts";

test("the credits of all unpaid invoices together stay within the limit", () => {
  const added = (...credits: number[]) => credits.map((onAccount) => ({ onAccount }));
  expect(creditsAtOnce({ invoiceLimit: 0 }, [])).toBe(0);
  expect(creditsAtOnce({ invoiceLimit: 50 }, [])).toBe(50);
  expect(creditsAtOnce({ invoiceLimit: 50 }, added(12, 0, 30))).toBe(8);
  // ADMIN has lowered the limit since.
  expect(creditsAtOnce({ invoiceLimit: 20 }, added(48))).toBe(0);
});

test("an overdue invoice, or five open ones, end ordering by invoice", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const unpaid = (day: string) => ({ dueAt: new Date(day) });
  expect(mayOrderByInvoice([], now)).toBe(true);
  expect(mayOrderByInvoice(Array(4).fill(unpaid("2026-11-22")), now)).toBe(true);
  expect(mayOrderByInvoice(Array(5).fill(unpaid("2026-11-22")), now)).toBe(false);
  expect(mayOrderByInvoice([unpaid("2026-11-22"), unpaid("2026-11-20")], now)).toBe(false);
});
