import type { orders } from "../../db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** What the provider tells of an order, as often and in whatever order it likes. */
export type PaymentEvent = {
  /** Null where the provider names the payment only. */
  orderId: string | null;
  /** The payment's id at the provider. */
  payment: string | null;
} & (
  | { kind: "paid"; amountCents: number; currency: string }
  | { kind: "declined" | "expired" }
  /** All that was paid back so far. */
  | { kind: "refunded"; cents: number }
  | { kind: "dispute"; state: "open" | "won" | "lost" }
);

/** Where orders are paid. */
interface PaymentMethods {
  /** Opens the payment page of an order and answers its address; the same order again, the same page. */
  openCheckout(order: OrderRow): Promise<string>;
  /** Pays an order back whole. Asked twice, it pays once. */
  refund(order: OrderRow): Promise<void>;
  /** The order of a payment that we have not heard of yet. */
  findOrderId(payment: string): Promise<string | null>;
  /**
   * Reads a notice that was posted to us; null when it is about something else.
   *
   * Rejects when the signature is not the provider's.
   */
  parseEvent(payload: string, signature: string): Promise<PaymentEvent | null>;
}

export interface StripeProvider extends PaymentMethods {
  kind: "stripe";
}

/** Takes no money; people choose on its page what happens. */
export interface SandboxProvider extends PaymentMethods {
  kind: "sandbox";
  /** The notice that a payment provider would post. */
  createEvent(order: OrderRow, outcome: "paid" | "declined"): Promise<{ payload: string; signature: string }>;
}

export type PaymentProvider = StripeProvider | SandboxProvider;

/** Where people come back to. */
export const returnPath = (orderId: string) => `/checkoutSuccess?order=${orderId}`;
export const leavePath = "/dashboard/checkout";
