import { limits } from "@lantern/contract/limits";
import { isTransfer, type Ordered, type PaymentFacts, positionOf } from "./position-policy.ts";
import type { OrderRow } from "./repository.ts";

const day = 86_400_000;

/** What of an order is paid back for its unused credits, and until when it can be asked for. */
export interface Unused {
  credits: number;
  cents: number;
  until: Date;
}

/**
 * At the price paid for each. Nothing after 30 days, for what is reserved, and where some was paid by bank transfer, which
 * only a person can pay back.
 *
 * @param left what remains of the order's credits, and what the company has available
 */
export function unusedOf(
  order: Ordered & Pick<OrderRow, "paidAt">,
  payments: PaymentFacts[],
  left: { remaining: number; available: number },
  now: Date,
): Unused | null {
  const { status, documentedCents } = positionOf(order, payments);
  if (!order.paidAt || payments.some(isTransfer) || !["paid", "part_refunded"].includes(status)) return null;
  const until = new Date(order.paidAt.getTime() + limits.refundDays * day);
  const credits = Math.min(left.remaining, left.available);
  const price = Math.round((order.amountCents * credits) / order.credits);
  const cents = Math.min(price, documentedCents);
  return now <= until && cents > 0 ? { credits, cents, until } : null;
}

/**
 * Whether an order can be the one of a company whose unused credits are refunded by the button in this year. An order whose
 * refund was cut off, or failed, is still paid and can be asked for again.
 */
export const isItsTurn = (
  { id, status }: Pick<OrderRow, "id" | "status">,
  refunded: Pick<OrderRow, "id">[],
): boolean => refunded.every((one) => one.id === id && status === "paid");
