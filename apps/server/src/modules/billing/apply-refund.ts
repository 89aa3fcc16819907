import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { refundEmail } from "../../core/email/templates/billing.ts";
import type { Tx } from "../../db/client.ts";
import { notify, creditsWithdrawn as withdrawnNotification } from "../notification/index.ts";
import { changeCredits } from "./credits.ts";
import { creditedCents, issueDocument } from "./document-repository.ts";
import { recipientsOf } from "./emails.ts";
import { creditsToWithdraw, mergeRefundState, paidStatus } from "./refund-policy.ts";
import { type OrderRow, updateOrder } from "./repository.ts";

/**
 * Applies a refund or dispute to an order, and withdraws or returns the credits that this changes. Before the order
 * is paid, only the state is stored. The company is locked.
 *
 * @returns the number of credits withdrawn; below 0, the number returned
 */
export async function applyRefund(
  ctx: Pick<Context, "now" | "settings">,
  tx: Tx,
  order: OrderRow,
  news: Parameters<typeof mergeRefundState>[1],
  note: string | null = null,
): Promise<number> {
  const current = mergeRefundState(order, news);
  const changed = { ...order, ...current };
  const refundedAt = current.refundedCents > order.refundedCents ? ctx.now() : order.refundedAt;
  if (!order.paidAt) {
    await updateOrder(tx, order.id, { ...current, refundedAt });
    return 0;
  }
  const creditsWithdrawn = creditsToWithdraw(changed);
  await updateOrder(tx, order.id, { ...current, refundedAt, creditsWithdrawn, status: paidStatus(changed) });
  await creditRefund(ctx, tx, changed, note);
  const change = creditsWithdrawn - order.creditsWithdrawn;
  if (change === 0) return 0;
  const disputed = Boolean(news.dispute) || current.dispute === "open" || current.dispute === "lost";
  await changeCredits(tx, order.companyId, 0 - change, {
    reason: disputed ? "chargeback" : "refund",
    reference: disputed
      ? `chargeback:${order.id}:${current.dispute}`
      : `refund:${order.id}:${current.refundedCents}`,
    orderId: order.id,
    note,
    createdAt: ctx.now(),
  });
  await notify(tx, order.companyId, withdrawnNotification(change, disputed));
  if (change > 0 && !disputed) await enqueueRefundEmails(ctx, tx, order, current.refundedCents, change);
  return change;
}

/** A credit note over what was refunded and is not on an earlier one. */
async function creditRefund(
  ctx: Pick<Context, "now" | "settings">,
  tx: Tx,
  order: OrderRow,
  reason: string | null,
): Promise<void> {
  const amountCents = order.refundedCents - (await creditedCents(tx, order.id));
  if (amountCents > 0) await issueDocument(ctx, tx, order, { kind: "credit_note", amountCents, reason });
}

/** One email to each recipient for each refunded amount. */
async function enqueueRefundEmails(
  { settings }: Pick<Context, "settings">,
  tx: Tx,
  order: OrderRow,
  refundedCents: number,
  withdrawn: number,
): Promise<void> {
  // If the refund arrived before its payment, the order has the whole amount already.
  const cents = refundedCents - order.refundedCents || refundedCents;
  const owed = (await findCompany(tx, order.companyId))!.creditDebt;
  for (const { id, email: to } of await recipientsOf(tx, order)) {
    const email = refundEmail({ to, order, cents, removed: withdrawn, owed, origin: settings.origin });
    await enqueueEmail(tx, { ...email, once: `refund:${order.id}:${refundedCents}:${id}` });
  }
}
