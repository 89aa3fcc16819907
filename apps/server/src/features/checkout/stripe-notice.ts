import type Stripe from "stripe";
import * as z from "zod";
import type { PaymentNotice } from "./desk.ts";

const ours = z.object({
  client_reference_id: z.uuid(),
  payment_status: z.string(),
  amount_total: z.number(),
  currency: z.string(),
});

/** What an event of Stripe means for an order; null when it is not about one of ours, or not decided yet. */
export function noticeOf(event: Stripe.Event): PaymentNotice | null {
  const read = ours.safeParse(event.data.object);
  const outcome = read.success ? outcomeOf(event.type, read.data.payment_status) : null;
  if (!read.success || !outcome) return null;
  return {
    orderId: read.data.client_reference_id,
    outcome,
    amountCents: read.data.amount_total,
    currency: read.data.currency.toUpperCase(),
  };
}

function outcomeOf(type: string, paymentStatus: string): PaymentNotice["outcome"] | null {
  switch (type) {
    case "checkout.session.completed":
      // Some ways of paying take days: then a second event brings the outcome.
      return paymentStatus === "paid" ? "paid" : null;
    case "checkout.session.async_payment_succeeded":
      return "paid";
    case "checkout.session.async_payment_failed":
      return "declined";
    case "checkout.session.expired":
      return "expired";
    default:
      return null;
  }
}
