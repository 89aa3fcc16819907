import { text } from "@lantern/contract/text";
import type Stripe from "stripe";
import * as z from "zod";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";

const payment = text(255).nullish();
const checkout = z.object({
  client_reference_id: z.uuid(),
  payment_status: z.string(),
  payment_intent: payment,
  amount_total: z.number(),
  currency: z.string(),
});
const charge = z.object({
  amount_refunded: z.number(),
  payment_intent: payment,
  metadata: z.object({ order_id: z.uuid().optional().catch(undefined) }).nullish(),
});
const dispute = z.object({ status: z.string(), payment_intent: payment });

/** What an event of Stripe means for an order; null when it is about no order of ours, or not decided yet. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  const { type, data } = event;
  if (type.startsWith("checkout.session.")) return ofCheckout(type, data.object);
  if (type === "charge.refunded") return ofRefund(data.object);
  if (type === "charge.dispute.created" || type === "charge.dispute.closed")
    return ofDispute(type, data.object);
  return null;
}

function ofCheckout(type: string, object: unknown): PaymentEvent | null {
  const { data } = checkout.safeParse(object);
  if (!data) return null;
  const about = { orderId: data.client_reference_id, payment: data.payment_intent ?? null };
  const amount = { amountCents: data.amount_total, currency: data.currency.toUpperCase() };
  switch (type) {
    case "checkout.session.completed":
      // Some payment methods take days: a second event then has the outcome.
      return data.payment_status === "paid" ? { kind: "paid", ...about, ...amount } : null;
    case "checkout.session.async_payment_succeeded":
      return { kind: "paid", ...about, ...amount };
    case "checkout.session.async_payment_failed":
      return { kind: "declined", ...about };
    case "checkout.session.expired":
      return { kind: "expired", ...about };
    default:
      return null;
  }
}

function ofRefund(object: unknown): PaymentEvent | null {
  const { data } = charge.safeParse(object);
  if (!data) return null;
  const about = { orderId: data.metadata?.order_id ?? null, payment: data.payment_intent ?? null };
  return { kind: "refunded", ...about, cents: data.amount_refunded };
}

/** A bank's inquiry before a dispute (`warning_…`) moves no money yet, so it withdraws no credits. */
function ofDispute(type: string, object: unknown): PaymentEvent | null {
  const { data } = dispute.safeParse(object);
  if (!data || data.status.startsWith("warning_")) return null;
  const about = { kind: "dispute", orderId: null, payment: data.payment_intent ?? null } as const;
  if (type === "charge.dispute.created") return { ...about, state: "open" };
  return data.status === "won" || data.status === "lost" ? { ...about, state: data.status } : null;
}
