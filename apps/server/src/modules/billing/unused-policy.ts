import { limits } from "@lantern/contract/limits";
import type { OrderRow } from "./repository.ts";

const day = 86_400_000;

/** What of an order is paid back for its unused credits, and until when it can be asked for. */
export interface Unused {
  credits: number;
  cents: number;
  until: Date;
}

/**
 * At the price paid for each. Nothing after 30 days, for what is reserved, and for what was paid by bank transfer, which
 * only a person can pay back.
 *
 * @param left what remains of the order's credits, and what the company has available
 */
export function unusedOf(
  order: Pick<OrderRow, "credits" | "amountCents" | "status" | "payment" | "paidAt" | "refundedCents">,
  left: { remaining: number; available: number },
  now: Date,
): Unused | null {
  if (!order.payment || !order.paidAt || !["paid", "part_refunded"].includes(order.status)) return null;
  const until = new Date(order.paidAt.getTime() + limits.refundDays * day);
  const credits = Math.min(left.remaining, left.available);
  const price = Math.round((order.amountCents * credits) / order.credits);
  const cents = Math.min(price, order.amountCents - order.refundedCents);
  return now <= until && cents > 0 ? { credits, cents, until } : null;
}
