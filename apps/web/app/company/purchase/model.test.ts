import type { Purchase } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { nextStepOf, noneOf } from "./model.ts";

const purchase: Purchase = {
  id: "o",
  product: "credits-48",
  credits: 48,
  amount: 91_392,
  net: 76_800,
  tax: 14_592,
  tax_line: "VAT 19%",
  currency: "EUR",
  status: "open",
  method: "invoice",
  created_at: "2026-11-21T09:00:00.000Z",
  ordered_at: "2026-11-21T09:00:00.000Z",
  paid_at: null,
  refunded: 0,
  purchase_order: null,
  valid_until: null,
  lapsed: false,
  due_at: "2026-12-21T09:00:00.000Z",
  overdue: false,
  credits_added: 0,
  unused: null,
  documents: [],
  billed_to: null,
  missing: 91_392,
  surplus: 0,
  payments: [],
  credits_used: 0,
  credits_left: 0,
};
const step = (change: Partial<Purchase>) => nextStepOf({ ...purchase, ...change })?.text ?? null;
const day = "2026-12-21T09:00:00.000Z";

test("an unpaid purchase says what is to be paid, and by when", () => {
  expect(step({})).toBe("Please pay €913.92 by December 21, 2026.");
  expect(step({ status: "part_paid", missing: 1_392 })).toBe("Please pay €13.92 by December 21, 2026.");
  expect(step({ overdue: true })).toBe("€913.92 was due on December 21, 2026 and hasn’t arrived yet.");
  expect(step({ method: "card", due_at: null })).toBe("€913.92 is still to be paid.");
  expect(step({ method: "card", due_at: null, status: "declined" })).toContain("declined");
});

test("a quote says until when its price applies", () => {
  const quoted = { status: "quoted", due_at: null, valid_until: day } as const;
  expect(step(quoted)).toBe("You can order at this price until December 21, 2026.");
  expect(step({ ...quoted, lapsed: true })).toContain("was valid until December 21, 2026");
});

test("a paid purchase says what can be refunded, or nothing", () => {
  const unused = { credits: 36, amount: 68_544, until: day };
  expect(step({ status: "paid", missing: 0, unused })).toBe(
    "Unused credits: 36. Until December 21, 2026, we refund them for €685.44, once in 12 months.",
  );
  for (const status of ["paid", "refunded", "cancelled"] as const)
    expect(step({ status, missing: 0 })).toBeNull();
});

test("a dispute, and money that goes back, are said before all else", () => {
  expect(step({ status: "disputed", surplus: 5 })).toContain("disputed");
  expect(step({ status: "cancelled", surplus: 91_392 })).toContain("€913.92 more than this order costs");
});

test("a purchase that was cancelled waits for no payment and no invoice", () => {
  const waiting = ["Nothing has been paid yet.", "The invoice comes with the payment."];
  expect(Object.values(noneOf({ status: "open" }))).toEqual(waiting);
  for (const text of Object.values(noneOf({ status: "cancelled" }))) expect(waiting).not.toContain(text);
});
