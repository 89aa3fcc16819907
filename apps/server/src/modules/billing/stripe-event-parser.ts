import { text } from "@lantern/contract/text";
import type Stripe from "stripe";
import * as z from "zod";
import type { PaymentEvent, RefundReport } from "../../core/ports/payment-provider.ts";

const payment = text(255).nullish();
/** Nothing counts that is not above 0. */
const aboveZero = z.number().int().min(1);
const checkout = z.object({
  id: text(255),
  client_reference_id: z.uuid(),
  payment_status: z.string(),
  payment_intent: payment,
  amount_total: aboveZero,
  currency: z.string(),
});
const id = text(255);
const refund = z.object({
  id,
  payment_intent: id,
  amount: aboveZero,
  status: z.string().nullish(),
  created: z.number(),
});
const dispute = z.object({ id, payment_intent: id, amount: aboveZero, status: z.string() });

/**
 * What an event of Stripe means; null when it is about no order of ours, or not decided yet. `charge.refunded` names only
 * the sum of all refunds, so it is not read.
 */
export function paymentEventOf({
  type,
  data,
}: {
  type: string;
  data: { object: unknown };
}): PaymentEvent | null {
  if (type.startsWith("checkout.session.")) return ofCheckout(type, data.object);
  if (type.startsWith("refund.")) return ofRefund(data.object);
  if (type.startsWith("charge.dispute.")) return ofDispute(data.object);
  return null;
}

function ofCheckout(type: string, object: unknown): PaymentEvent | null {
  const { data } = checkout.safeParse(object);
  if (!data) return null;
  const orderId = data.client_reference_id;
  const paid = {
    kind: "paid",
    orderId,
    payment: data.payment_intent ?? data.id,
    amountCents: data.amount_total,
    currency: data.currency.toUpperCase(),
  } as const;
  switch (type) {
    case "checkout.session.completed":
      // Some payment methods take days: a second event then has the outcome.
      return data.payment_status === "paid" ? paid : null;
    case "checkout.session.async_payment_succeeded":
      return paid;
    case "checkout.session.async_payment_failed":
      return { kind: "declined", orderId, page: data.id };
    case "checkout.session.expired":
      return { kind: "expired", orderId, page: data.id };
    default:
      return null;
  }
}

function ofRefund(object: unknown): PaymentEvent | null {
  const { data } = refund.safeParse(object);
  return data ? { kind: "refund", ...refundOf(data) } : null;
}

/** A refund as Stripe describes it. */
export function refundOf({
  id,
  payment_intent: payment,
  amount,
  status,
  created,
}: Pick<Stripe.Refund, "id" | "payment_intent" | "amount" | "created"> & {
  status?: string | null | undefined;
}): RefundReport {
  const state =
    status === "succeeded" ? status : status === "failed" || status === "canceled" ? "failed" : "pending";
  const createdAt = new Date(created * 1000);
  return { refund: id, payment: String(payment), cents: amount, state, createdAt };
}

/** A bank's inquiry before a dispute (`warning_…`) moves no money yet, so it withdraws no credits. */
function ofDispute(object: unknown): PaymentEvent | null {
  const { data } = dispute.safeParse(object);
  if (!data) return null;
  const state = disputeStates[data.status];
  const { id, payment_intent: payment, amount: cents } = data;
  return state ? { kind: "dispute", dispute: id, payment, cents, state } : null;
}

const disputeStates: Record<string, "open" | "won" | "lost"> = {
  needs_response: "open",
  under_review: "open",
  won: "won",
  lost: "lost",
};
