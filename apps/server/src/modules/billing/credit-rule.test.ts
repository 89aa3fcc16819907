import fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableCredits,
  type CreditAccount,
  type CreditChange,
  collectDebt,
  splitChange,
} from "./credit-account.ts";

const account = fc
  .record({ balance: fc.nat(500), reserved: fc.nat(500), debt: fc.nat(200) })
  .map((a): CreditAccount => ({ ...a, reserved: Math.min(a.reserved, a.balance) }));
const wanted = fc.integer({ min: -600, max: 600 });

function applyChange(before: CreditAccount, { amount, owed }: CreditChange): CreditAccount {
  return { ...before, balance: before.balance + amount, debt: before.debt + owed };
}

test("whatever is added or removed, nothing falls below zero and nothing is lost", () => {
  fc.assert(
    fc.property(account, wanted, (before, amount) => {
      const part = splitChange(before, amount);
      const after = applyChange(before, part);
      expect(part.amount - part.owed).toBe(amount);
      expect(after.balance).toBeGreaterThanOrEqual(0);
      expect(availableCredits(after)).toBeGreaterThanOrEqual(0);
      expect(after.debt).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("added credits settle the debt before they can be used; credits that are not available are owed", () => {
  expect(splitChange({ balance: 0, reserved: 0, debt: 18 }, 30)).toEqual({ amount: 12, owed: -18 });
  expect(splitChange({ balance: 40, reserved: 10, debt: 0 }, -48)).toEqual({ amount: -30, owed: 18 });
});

test("after collecting there is no debt beside available credits", () => {
  fc.assert(
    fc.property(account, (before) => {
      const part = collectDebt(before);
      const after = part ? applyChange(before, part) : before;
      expect(after.debt === 0 || availableCredits(after) === 0).toBe(true);
      expect(after.balance - after.debt).toBe(before.balance - before.debt);
    }),
  );
});

test("a refund followed by the same number of added credits changes nothing", () => {
  fc.assert(
    fc.property(account, fc.nat(300), (start, credits) => {
      const before = { ...start, debt: 0 };
      const refunded = applyChange(before, splitChange(before, 0 - credits));
      expect(applyChange(refunded, splitChange(refunded, credits))).toEqual(before);
    }),
  );
});
