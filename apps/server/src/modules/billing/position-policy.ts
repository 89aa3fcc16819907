import type { disputes, orders, refunds } from "../../db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** What a position follows from, of an order. */
export type Ordered = Pick<
  OrderRow,
  "credits" | "amountCents" | "stage" | "method" | "onAccount" | "cardOutcome"
>;

/** A payment of an order, with what was taken back of it. */
export interface PaymentFacts {
  id: string;
  amountCents: number;
  refunds: Pick<typeof refunds.$inferSelect, "amountCents" | "state">[];
  disputes: Pick<typeof disputes.$inferSelect, "amountCents" | "state">[];
}

/** What an order amounts to. */
export interface Position {
  status: OrderRow["status"];
  /** Whether the whole price has been received at some time. */
  isPaid: boolean;
  /** Credits that the company has of this order. */
  credits: number;
  /** Invoice less credit notes, in cents: what the company's books must show. */
  documentedCents: number;
  /** What of the price was refunded once all of it had been paid. */
  refundedCents: number;
  /** Money received and not refunded. */
  receivedCents: number;
  /** What is still to be paid of the price. Once all of it was paid, nothing is. */
  missingCents: number;
  /** Money beyond the price, by the payment that it goes back to. */
  surplus: { payment: string; cents: number }[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Pending refunds count, so that credits are not used while the money is on its way. */
const refundedOf = ({ amountCents, refunds }: PaymentFacts) =>
  Math.min(amountCents, sum(refunds.filter(({ state }) => state !== "failed").map((one) => one.amountCents)));

const disputedOf = ({ disputes }: PaymentFacts) =>
  sum(disputes.filter(({ state }) => state !== "won").map((one) => one.amountCents));

/** What is left of a payment. A refund of disputed money is not missing twice. */
const leftOf = (payment: PaymentFacts) =>
  payment.amountCents - Math.min(payment.amountCents, refundedOf(payment) + disputedOf(payment));

/**
 * A pure function of the facts, so the order in which they were reported cannot change the result.
 *
 * @param payments in the order in which they were received
 */
export function positionOf(order: Ordered, payments: PaymentFacts[]): Position {
  const price = order.stage === "ordered" ? order.amountCents : 0;
  const received = sum(payments.map(({ amountCents }) => amountCents));
  const receivedCents = received - sum(payments.map(refundedOf));
  const left = sum(payments.map(leftOf));
  const isPaid = price > 0 && received >= price;
  const covered = Math.min(left, price);
  // A refund lowers the price; a dispute leaves it owed.
  const charged = Math.min(price, receivedCents);
  return {
    status: status(),
    isPaid,
    credits: isPaid
      ? order.credits - Math.round((order.credits * (price - covered)) / price)
      : price > 0
        ? order.onAccount
        : 0,
    documentedCents: isPaid ? charged : order.method === "invoice" ? price : 0,
    refundedCents: isPaid ? price - charged : 0,
    receivedCents,
    missingCents: isPaid ? 0 : price - charged,
    surplus: surplusOf(payments, left - price),
  };

  function status(): Position["status"] {
    if (order.stage !== "ordered") return order.stage;
    if (!isPaid && receivedCents > 0) return "part_paid";
    // An invoice stays open, however its payment page ended.
    if (!isPaid) return (order.method === "card" && order.cardOutcome) || "open";
    if (covered < price && payments.some((payment) => disputedOf(payment) > 0)) return "disputed";
    return charged === price ? "paid" : charged === 0 ? "refunded" : "part_refunded";
  }
}

/** Bank transfers last, because only a card can be paid back without a person; otherwise the newest payment first. */
function surplusOf(payments: PaymentFacts[], cents: number): Position["surplus"] {
  let rest = cents;
  return [...payments.filter(isTransfer), ...payments.filter((one) => !isTransfer(one))]
    .reverse()
    .map((payment) => {
      const back = Math.max(0, Math.min(rest, leftOf(payment)));
      rest -= back;
      return { payment: payment.id, cents: back };
    })
    .filter(({ cents }) => cents > 0);
}

/** How a refund of this much is split over the payments: the oldest pays first, because surplus leaves the newest. */
export function splitRefund(payments: PaymentFacts[], cents: number): { payment: string; cents: number }[] {
  let rest = cents;
  return payments.flatMap((payment) => {
    const back = Math.min(rest, leftOf(payment));
    rest -= back;
    return back > 0 ? [{ payment: payment.id, cents: back }] : [];
  });
}

export const isTransfer = ({ id }: { id: string }) => id.startsWith("transfer:");

/** Whether a payment can go back without a person. After a failed refund the provider would only fail again. */
export const mayReturn = (payment: PaymentFacts) =>
  !isTransfer(payment) && payment.refunds.every(({ state }) => state !== "failed");
