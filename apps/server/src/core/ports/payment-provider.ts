import type { orders } from "../../db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** An event of the provider about an order. Events can repeat and arrive in any order. */
export type PaymentEvent = {
  /** Null where the provider names the payment only. */
  orderId: string | null;
  /** The payment's id at the provider. */
  payment: string | null;
} & (
  | { kind: "paid"; amountCents: number; currency: string }
  | { kind: "declined" | "expired" }
  /** The total paid back so far. */
  | { kind: "refunded"; cents: number }
  | { kind: "dispute"; state: "open" | "won" | "lost" }
);

/** What every payment provider can do. */
interface PaymentMethods {
  /** Opens the payment page of an order and returns its address. The same order gets the same page. */
  openCheckout(order: OrderRow): Promise<string>;
  /** Refunds an order in full. Idempotent. */
  refund(order: OrderRow): Promise<void>;
  /** The order id of a payment that has no stored event yet. */
  findOrderId(payment: string): Promise<string | null>;
  /**
   * Reads an event that was sent to us; null when it is about something else.
   * Rejects when the signature is not the provider's.
   */
  parseEvent(payload: string, signature: string): Promise<PaymentEvent | null>;
}

export interface StripeProvider extends PaymentMethods {
  kind: "stripe";
}

/** Moves no money: its page lets people choose the outcome. */
export interface SandboxProvider extends PaymentMethods {
  kind: "sandbox";
  /** The signed event that a provider would post. */
  createEvent(order: OrderRow, outcome: "paid" | "declined"): Promise<{ payload: string; signature: string }>;
}

export type PaymentProvider = StripeProvider | SandboxProvider;

/** Paths that the payment page returns to: after paying, and after leaving. */
export const returnPath = (orderId: string) => `/checkoutSuccess?order=${orderId}`;
export const leavePath = "/dashboard/checkout";
