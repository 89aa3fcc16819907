import type { PaymentProvider } from "../../core/ports/payment-provider.ts";
import type { Config } from "../../system/config.ts";
import { sandboxDesk } from "./sandbox-desk.ts";
import { stripeDesk } from "./stripe-desk.ts";

/** Stripe where it has keys; else the sandbox, which must never be reachable from outside; else nothing. */
export function paymentDesk(
  config: Pick<Config, "stripe" | "origin" | "local" | "appKey">,
): PaymentProvider | null {
  if (config.stripe) return stripeDesk(config.stripe, config.origin);
  return config.local ? sandboxDesk(config.origin, config.appKey) : null;
}
