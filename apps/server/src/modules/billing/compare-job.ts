import type { Context } from "../../core/context.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import { applyPaymentEvent } from "./apply-payment.ts";
import { findPayment, paymentsOf } from "./payment-repository.ts";
import { findOrder } from "./repository.ts";

export const compareCrontab = "47 4 * * * payments:compare";

/** Longer than a month, so that one in which nobody looked is in it. */
const comparedDays = 35;
const day = 86_400_000;
/** What is younger may just not have arrived. */
const minAge = 3_600_000;

type Deps = Pick<Context, "db" | "now" | "settings" | "log" | "payments">;

/**
 * The job `payments:compare`: reads what Stripe has of the last weeks, and stores what its webhook has not reported, because
 * Stripe gives up after three days. Payments of others are left alone.
 */
export async function comparePayments(ctx: Deps): Promise<void> {
  if (ctx.payments?.kind !== "stripe") return;
  const now = ctx.now().getTime();
  const between = { from: new Date(now - comparedDays * day), to: new Date(now - minAge) };
  for await (const event of ctx.payments.eventsBetween(between)) {
    const order = await orderOf(ctx, event);
    if (!order) continue;
    const before = await factsOf(ctx, order);
    try {
      await applyPaymentEvent(ctx, event);
    } catch (err) {
      ctx.log.error({ err, order, event }, "what Stripe has of this order was not stored");
      continue;
    }
    if ((await factsOf(ctx, order)) !== before)
      ctx.log.error({ order, event }, "Stripe's webhook has not reported this; it is stored now");
  }
}

async function orderOf({ db }: Deps, event: PaymentEvent): Promise<string | undefined> {
  if ("orderId" in event) return (await findOrder(db, event.orderId))?.id;
  return (await findPayment(db, event.payment))?.orderId;
}

const factsOf = async ({ db }: Deps, order: string): Promise<string> =>
  JSON.stringify(await paymentsOf(db, [order]));
