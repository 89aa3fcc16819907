import type Stripe from "stripe";
import { leavePath, pageLines, returnPath, type StripeProvider } from "../../core/ports/payment-provider.ts";
import { withDeadline } from "../../system/deadline.ts";
import { paymentEventOf, refundOf } from "./stripe-event-parser.ts";

const deadlineMs = 50_000;

interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** Stripe Checkout. `api` points the library to another address, for tests. */
export function stripeProvider(
  keys: StripeKeys,
  origin: string,
  api: { host?: string; port?: number; protocol?: "http" } = {},
): StripeProvider {
  let client: Promise<Stripe> | undefined;
  /** Loaded with the first order, so that a start does not wait for it. */
  const stripe = () => {
    client ??= import("stripe").then(
      ({ default: Client }) => new Client(keys.secretKey, { ...api, telemetry: false, timeout: 15_000 }),
    );
    return client;
  };
  /** The library's time limit is for the silence of one attempt, and it makes three. */
  const within = <T>(request: Promise<T>) => withDeadline(request, deadlineMs, "Stripe");
  return {
    kind: "stripe",
    async openCheckout(order, cents) {
      const { sessions } = (await stripe()).checkout;
      // How a page with an outcome ended is known.
      const last =
        order.cardPage && !order.cardOutcome ? await within(sessions.retrieve(order.cardPage)) : null;
      if (last?.status === "complete") return { page: last.id, url: origin + returnPath(order.id) };
      if (last?.status === "open" && last.url && last.amount_total === cents)
        return { page: last.id, url: last.url };
      if (last?.status === "open") await within(sessions.expire(last.id));
      const opened = sessions.create(
        {
          mode: "payment",
          client_reference_id: order.id,
          // The charge gets this metadata too, and so does every later refund.
          payment_intent_data: { metadata: { order_id: order.id } },
          line_items: pageLines(order, cents).map(({ name, cents: unit_amount }) => ({
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount,
              product_data: { name },
            },
          })),
          success_url: origin + returnPath(order.id),
          cancel_url: origin + leavePath,
        },
        // Another page of the same order needs another key.
        { idempotencyKey: order.cardPage ? `${order.id}:${order.cardPage}` : order.id },
      );
      const { id, url } = await within(opened);
      if (!url) throw new Error("Stripe opened no page");
      return { page: id, url };
    },
    async closeCheckout(page) {
      const { sessions } = (await stripe()).checkout;
      try {
        await within(sessions.expire(page));
        return true;
      } catch (error) {
        // Only open pages can be closed.
        const { status } = await within(sessions.retrieve(page));
        if (status === "open") throw error;
        return status === "expired";
      }
    },
    async refund({ payment, cents, key }) {
      const { refunds } = await stripe();
      try {
        const made = refunds.create({ payment_intent: payment, amount: cents }, { idempotencyKey: key });
        return [refundOf(await within(made))];
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "charge_already_refunded"))
          throw error;
        // It was refunded in Stripe already, and its event has not arrived.
        const { data } = await within(refunds.list({ payment_intent: payment, limit: 100 }));
        return data.map(refundOf);
      }
    },
    async *eventsBetween({ from, to }) {
      const { checkout, refunds, disputes } = await stripe();
      const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
      const all = { created: { gte: seconds(from), lte: seconds(to) }, limit: 100 };
      const eventsOf = function* (type: string, object: unknown) {
        const event = paymentEventOf({ type, data: { object } });
        if (event) yield event;
      };
      for await (const page of checkout.sessions.list(all))
        yield* eventsOf(`checkout.session.${page.status === "complete" ? "completed" : page.status}`, page);
      for await (const refund of refunds.list(all)) yield* eventsOf("refund.updated", refund);
      for await (const dispute of disputes.list(all)) yield* eventsOf("charge.dispute.updated", dispute);
    },
    parseEvent: async (payload, signature) =>
      paymentEventOf((await stripe()).webhooks.constructEvent(payload, signature, keys.webhookSecret)),
  };
}
