import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import type { Tx } from "../../db/client.ts";
import { insertPayment, isRefundInSum, lockPayment, saveDispute, saveRefund } from "./payment-repository.ts";
import type { Reconciled } from "./purchase-emails.ts";
import { reconcile } from "./reconcile.ts";
import { findOrder, updateOrder } from "./repository.ts";

type Deps = Pick<Context, "db" | "now" | "settings" | "log">;

/**
 * Stores an event of the payment provider as a fact, and brings the order to what its facts now amount to. So events can
 * repeat and arrive in any order, and also before the payment that they are about.
 */
export async function applyPaymentEvent(ctx: Deps, event: PaymentEvent): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    switch (event.kind) {
      case "paid":
        return receive(ctx, tx, event);
      case "declined":
      case "expired":
        return notPaid(ctx, tx, event);
      case "refund":
        return void (await refunded(ctx, tx, event));
      case "dispute":
        return disputed(ctx, tx, event);
    }
  });
}

type EventOf<Kind extends PaymentEvent["kind"]> = Extract<PaymentEvent, { kind: Kind }>;

async function receive(ctx: Deps, tx: Tx, event: EventOf<"paid">): Promise<void> {
  const order = await findOrder(tx, event.orderId);
  // Another product may share the account.
  if (!order) return void ctx.log.warn({ order: event.orderId }, "an event about an order that is not ours");
  if (event.currency !== order.currency) {
    ctx.log.error({ order: order.id, event }, "another currency was paid than ordered: nothing is counted");
    throw new AppError("CHECKOUT_001");
  }
  const { payment: id, amountCents } = event;
  const isNew = await insertPayment(tx, { id, orderId: order.id, amountCents, receivedAt: ctx.now() });
  if (isNew) await reconcile(ctx, tx, order.id, { kind: "payment", payment: id });
}

async function notPaid(ctx: Deps, tx: Tx, event: EventOf<"declined" | "expired">): Promise<void> {
  const order = await findOrder(tx, event.orderId);
  if (!order) return void ctx.log.warn({ order: event.orderId }, "an event about an order that is not ours");
  await lockCompany(tx, order.companyId);
  // An earlier page of the order can end while another one is open.
  const { cardPage } = (await findOrder(tx, order.id))!;
  if (cardPage && cardPage !== event.page) return;
  await updateOrder(tx, order.id, { cardOutcome: event.kind });
  await reconcile(ctx, tx, order.id, { kind: "page" });
}

/** A reason, which the company reads, and ADMIN's note, which it does not. */
export interface RefundCause {
  reason: string;
  note: string | null;
}

/**
 * Stores a refund.
 *
 * @param by who asked for it; missing in events
 * @returns what changed, and whether this is the first time that its reason is stored; null: the payment is unknown
 */
export async function refunded(
  ctx: Omit<Deps, "db">,
  tx: Tx,
  { refund: id, payment, cents, state, createdAt }: EventOf<"refund">,
  by: RefundCause | null = null,
): Promise<(Reconciled & { isFirst: boolean }) | null> {
  const { orderId } = await lockPayment(tx, payment, ctx.now());
  if (!by && (await isRefundInSum(tx, payment, createdAt))) return null;
  const before = await saveRefund(tx, {
    id,
    paymentId: payment,
    amountCents: cents,
    state,
    createdAt,
    ...by,
  });
  if (!orderId) return null;
  const result = await reconcile(ctx, tx, orderId, {
    kind: "refund",
    note: by?.reason ?? null,
    returned: before || state === "failed" ? 0 : cents,
  });
  return { ...result, isFirst: !before?.reason };
}

async function disputed(ctx: Deps, tx: Tx, event: EventOf<"dispute">): Promise<void> {
  const { dispute: id, payment: paymentId, cents: amountCents, state } = event;
  const { orderId } = await lockPayment(tx, paymentId, ctx.now());
  await saveDispute(tx, { id, paymentId, amountCents, state });
  if (orderId) await reconcile(ctx, tx, orderId, { kind: "dispute" });
}
