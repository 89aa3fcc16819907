import type { PaymentProvider } from "../../core/ports/payment-provider.ts";
import type { Config } from "../../system/config.ts";
import { sandboxProvider } from "./sandbox-provider.ts";
import { stripeProvider } from "./stripe-provider.ts";

/**
 * Stripe if its keys are configured; otherwise, in local mode, the sandbox, which must never be reachable from
 * outside; otherwise nothing.
 */
export function paymentProvider(
  config: Pick<Config, "stripe" | "origin" | "local" | "appKey">,
): PaymentProvider | null {
  if (config.stripe) return stripeProvider(config.stripe, config.origin);
  return config.local ? sandboxProvider(config.origin, config.appKey) : null;
}
