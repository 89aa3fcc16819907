import type { OrderRow } from "./repository.ts";

/** How the payment of an order went, as the provider says. */
export interface PaymentNotice {
  orderId: string;
  outcome: "paid" | "declined" | "expired";
  amountCents: number;
  currency: string;
}

/** Where orders are paid. */
interface Desk {
  /** Opens the payment page of an order and answers its address; the same order again, the same page. */
  open(order: OrderRow): Promise<string>;
  /**
   * Reads a notice that was posted to us; null when it is about something else.
   *
   * @throws when the signature is not the provider's
   */
  read(payload: string, signature: string): PaymentNotice | null;
}

export interface StripeDesk extends Desk {
  kind: "stripe";
}

/** Takes no money; people choose on its page what happens. */
export interface SandboxDesk extends Desk {
  kind: "sandbox";
  /** The notice that a payment provider would post. */
  notice(order: OrderRow, outcome: "paid" | "declined"): { payload: string; signature: string };
}

export type PaymentDesk = StripeDesk | SandboxDesk;

/** Where people come back to. */
export const returnPath = (orderId: string) => `/checkoutSuccess?order=${orderId}`;
export const leavePath = "/dashboard/checkout";
