import type { OrderRow } from "./repository.ts";

type Money = Pick<OrderRow, "credits" | "amountCents" | "refundedCents" | "dispute">;

/** A dispute withdraws all credits until it is won; a refund withdraws its share of them. */
export function creditsToWithdraw({ credits, amountCents, refundedCents, dispute }: Money): number {
  if (dispute === "open" || dispute === "lost") return credits;
  return Math.round((credits * refundedCents) / amountCents);
}

/** The status of a paid order. A partial refund leaves it paid. */
export function paidStatus({ amountCents, refundedCents, dispute }: Money): OrderRow["status"] {
  if (dispute === "open" || dispute === "lost") return "disputed";
  return refundedCents >= amountCents ? "refunded" : "paid";
}

/**
 * The state of an order after an event. Events can repeat, be late and out of order, so no later state is ever
 * overwritten.
 */
export function mergeRefundState(
  order: Money,
  news: { refundedCents?: number; dispute?: OrderRow["dispute"] },
) {
  const decided = order.dispute === "won" || order.dispute === "lost";
  return {
    refundedCents: Math.min(Math.max(order.refundedCents, news.refundedCents ?? 0), order.amountCents),
    dispute: decided ? order.dispute : (news.dispute ?? order.dispute),
  };
}
