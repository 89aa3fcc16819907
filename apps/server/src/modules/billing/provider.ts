import type { PaymentProvider } from "../../core/ports/payment-provider.ts";
import type { Config } from "../../system/config.ts";
import { stripeProvider } from "./stripe-provider.ts";

/** Stripe if its keys are configured, otherwise null: local mode has a sandbox in its place. */
export function paymentProvider(config: Pick<Config, "stripe" | "origin">): PaymentProvider | null {
  return config.stripe ? stripeProvider(config.stripe, config.origin) : null;
}
