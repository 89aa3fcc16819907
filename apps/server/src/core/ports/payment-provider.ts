import type { orders } from "../../db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** What the provider tells of an order, as often and in whatever order it likes. */
export type PaymentNotice = {
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
interface Desk {
  /** Opens the payment page of an order and answers its address; the same order again, the same page. */
  open(order: OrderRow): Promise<string>;
  /** Pays an order back whole. Asked twice, it pays once. */
  refund(order: OrderRow): Promise<void>;
  /** The order of a payment that we have not heard of yet. */
  orderOf(payment: string): Promise<string | null>;
  /**
   * Reads a notice that was posted to us; null when it is about something else.
   *
   * Rejects when the signature is not the provider's.
   */
  read(payload: string, signature: string): Promise<PaymentNotice | null>;
}

export interface StripeDesk extends Desk {
  kind: "stripe";
}

/** Takes no money; people choose on its page what happens. */
export interface SandboxDesk extends Desk {
  kind: "sandbox";
  /** The notice that a payment provider would post. */
  notice(order: OrderRow, outcome: "paid" | "declined"): Promise<{ payload: string; signature: string }>;
}

export type PaymentDesk = StripeDesk | SandboxDesk;

/** Where people come back to. */
export const returnPath = (orderId: string) => `/checkoutSuccess?order=${orderId}`;
export const leavePath = "/dashboard/checkout";
