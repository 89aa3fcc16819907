import type { Context } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { receiptLetter } from "../../mail/letters/receipt.ts";
import { post } from "../../mail/outbox.ts";
import { Refusal } from "../../refusal.ts";
import { addLedgerRow, lockCompany } from "../company/repository.ts";
import { findUser } from "../user/repository.ts";
import type { PaymentNotice } from "./desk.ts";
import { findOrder, moveOrder, type OrderRow } from "./repository.ts";

/**
 * Takes a notice of the payment provider, however often and in whatever order they come. Paid is the last word:
 * it also follows a decline, for a card may be tried again, and nothing follows it.
 */
export async function settle(ctx: Context, notice: PaymentNotice): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await findOrder(tx, notice.orderId);
    if (!order) {
      // Another product may share the account.
      ctx.log.warn({ order: notice.orderId }, "a notice about an order that is not ours");
      return;
    }
    if (notice.outcome === "paid") await grant(ctx, tx, order, notice);
    else await moveOrder(tx, order.id, ["open"], { status: notice.outcome });
  });
}

async function grant(ctx: Context, tx: Tx, order: OrderRow, notice: PaymentNotice): Promise<void> {
  if (notice.amountCents !== order.amountCents || notice.currency !== order.currency) {
    ctx.log.error({ order: order.id, notice }, "another sum was paid than ordered: nothing is granted");
    throw new Refusal("CHECKOUT_001");
  }
  const company = await lockCompany(tx, order.companyId);
  const paid = { status: "paid", paidAt: ctx.now() } as const;
  if (!(await moveOrder(tx, order.id, ["open", "declined", "expired"], paid))) return;
  const { companyId, credits } = order;
  await addLedgerRow(tx, {
    ...{ companyId, amount: credits, reason: "purchase" },
    reference: `order:${order.id}`,
    createdAt: ctx.now(),
  });
  const buyer = order.userId ? await findUser(tx, order.userId) : undefined;
  if (!buyer) return;
  const url = `${ctx.settings.origin}/dashboard/billing`;
  const balance = company.creditBalance + credits;
  await post(tx, receiptLetter({ to: buyer.email, order: { ...order, ...paid }, balance, url }));
}
