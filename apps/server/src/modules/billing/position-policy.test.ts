import fc from "fast-check";
import { expect, test } from "vitest";
import { type Ordered, type PaymentFacts, positionOf, splitRefund } from "./position-policy.ts";

const order = (change: Partial<Ordered> = {}): Ordered => ({
  credits: 48,
  amountCents: 91_392,
  stage: "ordered",
  method: "card",
  onAccount: 0,
  cardOutcome: null,
  ...change,
});
const payment = (
  id: string,
  amountCents = 91_392,
  change: Partial<Pick<PaymentFacts, "refunds" | "disputes">> = {},
): PaymentFacts => ({ id, amountCents, refunds: [], disputes: [], ...change });

test("a refund of any part withdraws as many credits as the formula did that knew only the order's sum", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 7_500_000 }),
      fc.nat(1000),
      (credits, amountCents, share) => {
        const refunded = Math.round((amountCents * share) / 1000);
        const refunds = refunded ? [{ amountCents: refunded, state: "succeeded" as const }] : [];
        const now = positionOf(order({ credits, amountCents }), [payment("p", amountCents, { refunds })]);
        expect(now.credits).toBe(credits - Math.round((credits * refunded) / amountCents));
      },
    ),
    { numRuns: 20_000 },
  );
});

const anyPayment = fc
  .record({
    amountCents: fc.integer({ min: 1, max: 100_000 }),
    isTransfer: fc.boolean(),
    refunds: fc.array(
      fc.record({
        amountCents: fc.integer({ min: 1, max: 100_000 }),
        state: fc.constantFrom("pending" as const, "succeeded" as const, "failed" as const),
      }),
      { maxLength: 3 },
    ),
    disputes: fc.array(
      fc.record({
        amountCents: fc.integer({ min: 1, max: 100_000 }),
        state: fc.constantFrom("open" as const, "won" as const, "lost" as const),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ isTransfer, ...facts }) => ({ ...facts, id: isTransfer ? "transfer:" : "pi_" }));
const anyPayments = fc
  .array(anyPayment, { maxLength: 4 })
  .map((all) => all.map((one, n) => ({ ...one, id: `${one.id}${n}` })));
const anyOrder = fc.record({
  credits: fc.integer({ min: 1, max: 500 }),
  amountCents: fc.integer({ min: 1, max: 100_000 }),
  stage: fc.constantFrom("ordered" as const, "cancelled" as const),
  method: fc.constantFrom("card" as const, "invoice" as const),
  onAccount: fc.constant(0),
  cardOutcome: fc.constantFrom(null, "declined" as const),
});

test("whatever was paid, refunded and disputed, nothing is below zero, above the price, or paid back twice", () => {
  fc.assert(
    fc.property(anyOrder, anyPayments, (ordered, payments) => {
      const now = positionOf(ordered, payments);
      expect(now.credits).toBeGreaterThanOrEqual(0);
      expect(now.credits).toBeLessThanOrEqual(ordered.credits);
      expect(now.documentedCents).toBeGreaterThanOrEqual(0);
      expect(now.documentedCents).toBeLessThanOrEqual(ordered.amountCents);
      for (const { payment, cents } of now.surplus)
        expect(cents).toBeLessThanOrEqual(payments.find(({ id }) => id === payment)!.amountCents);
      // Once what is too much went back, nothing else has changed and nothing more goes back.
      const after = payments.map((one) => {
        const back = now.surplus.find(({ payment }) => payment === one.id)?.cents ?? 0;
        const counted = one.refunds.filter(({ state }) => state !== "failed");
        return back === 0
          ? one
          : { ...one, refunds: [...counted, { amountCents: back, state: "succeeded" as const }] };
      });
      expect(positionOf(ordered, after)).toMatchObject({ credits: now.credits, surplus: [] });
    }),
    { numRuns: 5000 },
  );
});

test("surplus leaves the newest card payment, and a bank transfer only when no card is left", () => {
  expect(
    positionOf(
      order(),
      ["pi_1", "pi_2", "pi_3"].map((id) => payment(id)),
    ).surplus,
  ).toEqual([
    { payment: "pi_3", cents: 91_392 },
    { payment: "pi_2", cents: 91_392 },
  ]);
  const mixed = [payment("pi_1"), payment("transfer:1", 92_000)];
  expect(positionOf(order(), mixed).surplus).toEqual([
    { payment: "pi_1", cents: 91_392 },
    { payment: "transfer:1", cents: 608 },
  ]);
});

test("a refund is split over the payments that have something left", () => {
  const refunds = [{ amountCents: 400, state: "succeeded" as const }];
  expect(splitRefund([payment("a", 1000, { refunds }), payment("b", 500)], 900)).toEqual([
    { payment: "a", cents: 600 },
    { payment: "b", cents: 300 },
  ]);
});
