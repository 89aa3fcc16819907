import { AppError } from "../../core/app-error.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { receiptEmail } from "../../core/email/templates/billing.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import type { Tx } from "../../db/client.ts";
import { notify, paymentReceived } from "../notification/index.ts";
import { applyRefund } from "./apply-refund.ts";
import { changeCredits } from "./credits.ts";
import { issueDocument } from "./document-repository.ts";
import { recipientsOf } from "./emails.ts";
import { findByPayment, findOrder, type OrderRow, setCurrency, updateOrder } from "./repository.ts";

/**
 * Handles an event of the payment provider. Events can repeat and arrive in any order. A payment is final: it also
 * follows a decline, because a card can be tried again. A later refund withdraws credits.
 */
export async function applyPaymentEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  const named = await orderOf(ctx, event);
  if (!named) {
    // Another product may share the account.
    ctx.log.warn({ order: event.orderId }, "an event about an order that is not ours");
    return;
  }
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, named.companyId);
    const order = (await findOrder(tx, named.id))!;
    switch (event.kind) {
      case "paid":
        return grant(ctx, tx, order, event);
      case "declined":
      case "expired":
        return order.status === "open" ? updateOrder(tx, order.id, { status: event.kind }) : undefined;
      case "refunded":
        return void (await applyRefund(ctx, tx, order, { refundedCents: event.cents }));
      case "dispute":
        return void (await applyRefund(ctx, tx, order, { dispute: event.state }));
    }
  });
}

/** A dispute names only the payment, and can arrive before we know it. */
async function orderOf(ctx: Context, { orderId, payment }: PaymentEvent): Promise<OrderRow | undefined> {
  if (orderId) return findOrder(ctx.db, orderId);
  if (!payment) return undefined;
  const order = await findByPayment(ctx.db, payment);
  if (order) return order;
  const paidOrderId = await ctx.payments?.findOrderId(payment);
  return paidOrderId ? findOrder(ctx.db, paidOrderId) : undefined;
}

async function grant(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  event: PaymentEvent & { kind: "paid" },
): Promise<void> {
  if (event.amountCents !== order.amountCents || event.currency !== order.currency) {
    ctx.log.error({ order: order.id, event }, "another sum was paid than ordered: nothing is granted");
    throw new AppError("CHECKOUT_001");
  }
  if (!order.paidAt) await settlePaid(ctx, tx, order, event.payment);
}

/**
 * Marks an order as paid, with a receipt, and adds those of its credits that were not added before. Its company is
 * locked.
 *
 * @param payment the payment's id at the provider; null: a bank transfer
 */
export async function settlePaid(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  payment: string | null,
): Promise<void> {
  const { companyId, credits } = order;
  const paid = { status: "paid", paidAt: ctx.now(), payment, creditsAdded: credits } as const;
  await updateOrder(tx, order.id, paid);
  await setCurrency(tx, companyId, order.currency);
  const receipt = await issueDocument(ctx, tx, order, { kind: "receipt", amountCents: order.amountCents });
  const added = credits - order.creditsAdded;
  if (added > 0)
    await changeCredits(tx, companyId, added, {
      reason: "purchase",
      reference: `order:${order.id}`,
      orderId: order.id,
      createdAt: ctx.now(),
    });
  await notify(tx, companyId, paymentReceived(added));
  const now = { ...order, ...paid };
  const balance = (await findCompany(tx, companyId))!.creditBalance;
  for (const { email: to } of await recipientsOf(tx, order))
    await enqueueEmail(
      tx,
      receiptEmail({
        to,
        order: now,
        balance,
        origin: ctx.settings.origin,
        addressed: receipt.billedTo !== null,
      }),
    );
  // The refund may have arrived before the payment.
  await applyRefund(ctx, tx, now, {});
}
