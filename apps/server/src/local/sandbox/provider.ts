import { createHmac } from "node:crypto";
import type { SandboxProvider } from "../../core/ports/payment-provider.ts";
import { paymentEventOf } from "../../modules/billing/index.ts";

export const sandboxPath = "/sandbox-checkout";
const pageOf = (orderId: string) => `cs_${orderId}`;

/** Events have Stripe's form and signature, so that the same code reads both. */
export function sandboxProvider(origin: string, appKey: string): SandboxProvider {
  // Loaded with the first event, so that a start does not wait for it.
  const webhooks = async () =>
    new (await import("stripe")).default("sk_sandbox", { telemetry: false }).webhooks;
  const secret = createHmac("sha256", appKey).update("sandbox-checkout").digest("base64url");
  return {
    kind: "sandbox",
    openCheckout: async ({ id }) => ({ page: pageOf(id), url: `${origin}${sandboxPath}/${id}` }),
    closeCheckout: async () => true,
    refund: async ({ payment, cents, key }) => [
      { refund: `sandbox_${key}`, payment, cents, state: "succeeded", createdAt: new Date() },
    ],
    parseEvent: async (payload, signature) =>
      paymentEventOf((await webhooks()).constructEvent(payload, signature, secret)),
    async createEvent(order, outcome) {
      const payload = JSON.stringify({
        id: `evt_${order.id}_${outcome}`,
        object: "event",
        type: outcome === "paid" ? "checkout.session.completed" : "checkout.session.async_payment_failed",
        data: {
          object: {
            id: pageOf(order.id),
            object: "checkout.session",
            client_reference_id: order.id,
            payment_intent: `sandbox_${order.id}`,
            payment_status: outcome === "paid" ? "paid" : "unpaid",
            amount_total: order.amountCents,
            currency: order.currency.toLowerCase(),
          },
        },
      });
      return { payload, signature: (await webhooks()).generateTestHeaderString({ payload, secret }) };
    },
  };
}
