import type { OrderRow } from "./repository.ts";

type Money = Pick<OrderRow, "credits" | "amountCents" | "refundedCents" | "dispute">;

/** A dispute takes all credits until it is won; a refund takes its share of them. */
export function creditsToWithdraw({ credits, amountCents, refundedCents, dispute }: Money): number {
  if (dispute === "open" || dispute === "lost") return credits;
  return Math.round((credits * refundedCents) / amountCents);
}

/** How a paid order stands. A part that was paid back leaves it paid. */
export function paidStatus({ amountCents, refundedCents, dispute }: Money): OrderRow["status"] {
  if (dispute === "open" || dispute === "lost") return "disputed";
  return refundedCents >= amountCents ? "refunded" : "paid";
}

/** What an order knows after news of it. News may come twice, late and out of order: nothing is ever unlearned. */
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
