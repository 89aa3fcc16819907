import type { Context } from "../../core/context.ts";
import { noteAbout } from "../../system/request-id.ts";
import { refunded } from "./apply-payment.ts";
import { findPayment, paymentsOf } from "./payment-repository.ts";
import { mayReturn, positionOf } from "./position-policy.ts";
import { findOrder } from "./repository.ts";

/**
 * The job `payment.return`: pays back what a payment has brought beyond the price. The refund becomes a fact, so that a
 * second run finds nothing to pay back.
 */
export async function returnSurplus(
  ctx: Pick<Context, "db" | "now" | "settings" | "log" | "payments">,
  payment: string,
): Promise<void> {
  const row = await findPayment(ctx.db, payment);
  const order = row && (await findOrder(ctx.db, row.orderId));
  if (!order) return;
  noteAbout({ company: order.companyId });
  const payments = await paymentsOf(ctx.db, [order.id]);
  const cents = positionOf(order, payments).surplus.find((one) => one.payment === payment)?.cents;
  if (!cents || !mayReturn(payments.find(({ id }) => id === payment)!)) return;
  if (!ctx.payments) throw new Error("no payment provider is configured");
  const made = await ctx.payments.refund({ payment, cents, key: `surplus:${payment}:${cents}` });
  await ctx.db.transaction(async (tx) => {
    for (const report of made) await refunded(ctx, tx, { kind: "refund", ...report });
  });
}
