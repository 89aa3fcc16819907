import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { changeCredits } from "../../core/credits/credits.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { refundEmail } from "../../core/email/templates/billing.ts";
import { notify } from "../../core/notifications/notify.ts";
import { creditsWithdrawn as withdrawn } from "../../core/notifications/texts.ts";
import type { Tx } from "../../db/client.ts";
import { recipientsOf } from "./emails.ts";
import { creditsToWithdraw, mergeRefundState, paidStatus } from "./refund-policy.ts";
import { type OrderRow, updateOrder } from "./repository.ts";

/**
 * Learns that an order was paid back or disputed, and takes or returns the credits that this changes. Before it is
 * known to be paid, it is only remembered. The company is locked.
 *
 * @returns how many credits this took; below 0, how many came back
 */
export async function applyRefund(
  ctx: Pick<Context, "now" | "settings">,
  tx: Tx,
  order: OrderRow,
  news: Parameters<typeof mergeRefundState>[1],
  note: string | null = null,
): Promise<number> {
  const known = mergeRefundState(order, news);
  const changed = { ...order, ...known };
  const refundedAt = known.refundedCents > order.refundedCents ? ctx.now() : order.refundedAt;
  if (!order.paidAt) {
    await updateOrder(tx, order.id, { ...known, refundedAt });
    return 0;
  }
  const creditsWithdrawn = creditsToWithdraw(changed);
  await updateOrder(tx, order.id, { ...known, refundedAt, creditsWithdrawn, status: paidStatus(changed) });
  const taken = creditsWithdrawn - order.creditsWithdrawn;
  if (taken === 0) return 0;
  const disputed = Boolean(news.dispute) || known.dispute === "open" || known.dispute === "lost";
  await changeCredits(tx, order.companyId, 0 - taken, {
    reason: disputed ? "chargeback" : "refund",
    reference: disputed
      ? `chargeback:${order.id}:${known.dispute}`
      : `refund:${order.id}:${known.refundedCents}`,
    orderId: order.id,
    note,
    createdAt: ctx.now(),
  });
  await notify(tx, order.companyId, withdrawn(taken, disputed));
  if (taken > 0 && !disputed) await enqueueRefundEmails(ctx, tx, order, known.refundedCents, taken);
  return taken;
}

/** One email to each recipient for each refunded amount. */
async function enqueueRefundEmails(
  { settings }: Pick<Context, "settings">,
  tx: Tx,
  order: OrderRow,
  refundedCents: number,
  taken: number,
): Promise<void> {
  // If the refund arrived before its payment, the order has the whole amount already.
  const cents = refundedCents - order.refundedCents || refundedCents;
  const owed = (await findCompany(tx, order.companyId))!.creditDebt;
  for (const { id, email: to } of await recipientsOf(tx, order)) {
    const email = refundEmail({ to, order, cents, removed: taken, owed, origin: settings.origin });
    await enqueueEmail(tx, { ...email, once: `refund:${order.id}:${refundedCents}:${id}` });
  }
}
