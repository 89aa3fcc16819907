import type { LedgerRow } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { causeOf, debtOf, monthsBack } from "./model.ts";

const row = (over: Partial<LedgerRow>): LedgerRow => ({
  id: "1",
  amount: 12,
  owed: 0,
  balance: 18,
  reason: "purchase",
  note: null,
  seats: null,
  session: null,
  order: null,
  at: "2026-11-21T09:00:00Z",
  ...over,
});
const order = { id: "2", credits: 12 };

test("months go back over the turn of a year, whatever the day", () => {
  expect(monthsBack(new Date("2027-01-31T23:59:00Z"), 3)).toEqual(["2027-01", "2026-12", "2026-11"]);
});

test("a row says what it was", () => {
  expect(causeOf(row({}))).toBe("Purchased");
  expect(causeOf(row({ reason: "capture", amount: -12, seats: 12 }))).toBe("12 credits used");
  expect(causeOf(row({ reason: "capture", amount: -1, seats: 1 }))).toBe("1 credit used");
  expect(causeOf(row({ reason: "refund", amount: -3, owed: 9, order }))).toBe("Refunded");
  expect(causeOf(row({ reason: "refund", amount: -9, owed: -9 }))).toBe("Deducted for owed credits");
  expect(causeOf(row({ reason: "adjustment", amount: 0, owed: -9 }))).toBe("Owed credits settled");
  expect(causeOf(row({ reason: "chargeback", amount: -12, order }))).toBe("Chargeback");
  expect(causeOf(row({ reason: "chargeback", amount: 2, owed: -10, order }))).toBe(
    "Chargeback decided in your favor",
  );
});

test("a row says what of it is owed or went to what was owed", () => {
  expect(debtOf(row({ reason: "refund", amount: -3, owed: 9 }))).toBe("9 more are owed");
  expect(debtOf(row({ amount: 3, owed: -9 }))).toBe("9 covered owed credits");
  expect(debtOf(row({}))).toBeNull();
});
