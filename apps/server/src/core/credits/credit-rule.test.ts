import fc from "fast-check";
import { expect, test } from "vitest";
import { type Account, apply, collected, freeOf, share } from "./credit-rule.ts";

const account = fc
  .record({ balance: fc.nat(500), reserved: fc.nat(500), debt: fc.nat(200) })
  .map((a): Account => ({ ...a, reserved: Math.min(a.reserved, a.balance) }));
const wanted = fc.integer({ min: -600, max: 600 });

test("whatever is given or taken, nothing goes below zero and nothing is lost", () => {
  fc.assert(
    fc.property(account, wanted, (before, amount) => {
      const part = share(before, amount);
      const after = apply(before, part);
      expect(part.amount - part.owed).toBe(amount);
      expect(after.balance).toBeGreaterThanOrEqual(0);
      expect(freeOf(after)).toBeGreaterThanOrEqual(0);
      expect(after.debt).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("what is given settles the debt before it can be used; what is not free is owed", () => {
  expect(share({ balance: 0, reserved: 0, debt: 18 }, 30)).toEqual({ amount: 12, owed: -18 });
  expect(share({ balance: 40, reserved: 10, debt: 0 }, -48)).toEqual({ amount: -30, owed: 18 });
});

test("after collecting there is no debt beside free credits", () => {
  fc.assert(
    fc.property(account, (before) => {
      const part = collected(before);
      const after = part ? apply(before, part) : before;
      expect(after.debt === 0 || freeOf(after) === 0).toBe(true);
      expect(after.balance - after.debt).toBe(before.balance - before.debt);
    }),
  );
});

test("a refund, then the same credits given again, is as if nothing had been", () => {
  fc.assert(
    fc.property(account, fc.nat(300), (start, credits) => {
      const before = { ...start, debt: 0 };
      const refunded = apply(before, share(before, 0 - credits));
      expect(apply(refunded, share(refunded, credits))).toEqual(before);
    }),
  );
});
