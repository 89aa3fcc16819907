import type { orders } from "../../db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** A refund at the provider. */
export interface RefundReport {
  refund: string;
  payment: string;
  cents: number;
  state: "pending" | "succeeded" | "failed";
  createdAt: Date;
}

/** An event of the provider. Events can repeat and arrive in any order. */
export type PaymentEvent =
  | { kind: "paid"; orderId: string; payment: string; amountCents: number; currency: string }
  | { kind: "declined" | "expired"; orderId: string; page: string }
  | ({ kind: "refund" } & RefundReport)
  | {
      kind: "dispute";
      dispute: string;
      payment: string;
      cents: number;
      state: "open" | "won" | "lost";
    };

export interface RefundRequest {
  payment: string;
  cents: number;
  /** Of several requests with the same key, only the first pays back. */
  key: string;
}

/** What every payment provider can do. */
interface PaymentMethods {
  /** The payment page of an order: the one that is open, or a new one. `cents`: what is still to be paid. */
  openCheckout(order: OrderRow, cents: number): Promise<{ page: string; url: string }>;
  /** Closes a page, so that nobody can pay on it. False: somebody has, and the event is on its way. */
  closeCheckout(page: string): Promise<boolean>;
  /** Pays back a part of a payment. Returns that refund; if all was paid back already, the refunds that did it. */
  refund(request: RefundRequest): Promise<RefundReport[]>;
  /**
   * Reads an event that was sent to us; null when it is about something else.
   * Rejects when the signature is not the provider's.
   */
  parseEvent(payload: string, signature: string): Promise<PaymentEvent | null>;
}

export interface StripeProvider extends PaymentMethods {
  kind: "stripe";
  /** What was made in this time, as the events that reported it; payments before what was taken back of them. */
  eventsBetween(time: { from: Date; to: Date }): AsyncIterable<PaymentEvent>;
}

/** Moves no money: its page lets people choose the outcome. */
export interface SandboxProvider extends PaymentMethods {
  kind: "sandbox";
  /** The signed event that a provider would post. */
  createEvent(order: OrderRow, outcome: "paid" | "declined"): Promise<{ payload: string; signature: string }>;
}

export type PaymentProvider = StripeProvider | SandboxProvider;

/** What a payment page lists: the credits and the VAT on them, or the rest of a price that was paid in part. */
export function pageLines(
  order: Pick<OrderRow, "credits" | "amountCents" | "taxCents" | "netCents" | "tax">,
  cents: number,
): { name: string; cents: number }[] {
  const name = `Lantern Hour: ${order.credits} credits`;
  if (cents !== order.amountCents || order.taxCents === 0 || !order.tax) return [{ name, cents }];
  return [
    { name, cents: order.netCents },
    { name: order.tax.line, cents: order.taxCents },
  ];
}

/** Paths that the payment page returns to: after paying, and after leaving. */
export const returnPath = (orderId: string) => `/checkoutSuccess?order=${orderId}`;
export const leavePath = "/dashboard/checkout";
