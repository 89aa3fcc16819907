import fc from "fast-check";
import { expect, test } from "vitest";
import { creditsToWithdraw, mergeRefundState, paidStatus } from "./refund-policy.ts";

type RefundState = Parameters<typeof creditsToWithdraw>[0];
type News = Parameters<typeof mergeRefundState>[1];

const bought: RefundState = { credits: 48, amountCents: 81_600, refundedCents: 0, dispute: null };
/** The provider's state: the amount refunded so far, and the state of a dispute. */
const news = fc.oneof(
  fc.record({ refundedCents: fc.constantFrom(20_400, 40_800, 81_600) }),
  fc.record({ dispute: fc.constantFrom<"open" | "won" | "lost">("open") }),
);
function merged(all: News[]): RefundState {
  let state = bought;
  for (const one of all) state = { ...state, ...mergeRefundState(state, one) };
  return state;
}

test("a partial refund withdraws its share of the credits, a full one all of them", () => {
  expect(creditsToWithdraw(bought)).toBe(0);
  expect(creditsToWithdraw({ ...bought, refundedCents: 20_400 })).toBe(12);
  expect(creditsToWithdraw({ ...bought, refundedCents: 81_600 })).toBe(48);
  expect(paidStatus({ ...bought, refundedCents: 20_400 })).toBe("paid");
  expect(paidStatus({ ...bought, refundedCents: 81_600 })).toBe("refunded");
});

test("a dispute withdraws all credits until it is won, and a decision is final", () => {
  expect(creditsToWithdraw({ ...bought, dispute: "open" })).toBe(48);
  expect(creditsToWithdraw({ ...bought, dispute: "lost" })).toBe(48);
  expect(creditsToWithdraw({ ...bought, dispute: "won" })).toBe(0);
  expect(merged([{ dispute: "won" }, { dispute: "open" }]).dispute).toBe("won");
});

test("events in any order and number have the same result", () => {
  fc.assert(
    fc.property(
      fc.array(news, { maxLength: 8 }),
      fc.constantFrom<"won" | "lost" | null>("won", "lost", null),
      (some, end) => {
        const all: News[] = end ? [...some, { dispute: "open" }, { dispute: end }] : some;
        const once = merged(all);
        expect(merged([...all, ...all])).toEqual(once);
        expect(merged(all.toReversed())).toEqual(once);
        const removed = creditsToWithdraw(once);
        expect(removed >= 0 && removed <= once.credits).toBe(true);
      },
    ),
  );
});
