import { isolatedName } from "@lantern/contract/full-name";
import { limits } from "@lantern/contract/limits";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { invoiceCancelledEmail, quoteCancelledEmail } from "../../core/email/templates/billing.ts";
import type { CompanyScope, Member } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { findUser } from "../access/index.ts";
import { invoiceCancelled, notify } from "../notification/index.ts";
import { documentName } from "./document-presenter.ts";
import { type DocumentRow, documentsOf } from "./document-repository.ts";
import { buyerOf, emailAbout } from "./emails.ts";
import { paymentsOf } from "./payment-repository.ts";
import { positionOf } from "./position-policy.ts";
import { readOrder } from "./read-order.ts";
import { reconcile } from "./reconcile.ts";
import { findOrder, listAbandonedOrders, type OrderRow, updateOrder } from "./repository.ts";
import { unusedOnAccount } from "./unused-repository.ts";

type Deps = Pick<Context, "db" | "now" | "settings" | "log" | "payments">;

/** Cancels a quote or an order of the company, of which nothing is paid and no credit is used. */
export async function cancelOrder(ctx: Context, { companyId, userId }: CompanyScope, id: string) {
  const order = await findOrder(ctx.db, id);
  if (order?.companyId !== companyId) throw new AppError("CHECKOUT_002");
  await cancel(ctx, order, { userId, reason: null, mayOwe: false });
  return readOrder(ctx, id);
}

/**
 * The same for ADMIN. Credits that it has added and that are used already become debt.
 *
 * @param reason the company reads it on the credit note
 */
export async function cancelInvoice(ctx: Context, { userId }: Member, id: string, reason: string) {
  const order = await findOrder(ctx.db, id);
  if (!order) throw new AppError("CHECKOUT_002");
  await cancel(ctx, order, { userId, reason, mayOwe: true });
  return { id, status: "cancelled" as const };
}

export const abandonedCrontab = "23 * * * * orders:abandoned";

/** The job `orders:abandoned`: cancels orders by card that nobody has paid within a day, or while their quote was valid. */
export async function cancelAbandonedOrders(ctx: Deps): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.cardOrderHours * 3_600_000);
  for (const order of await listAbandonedOrders(ctx.db, before, ctx.now()))
    await cancel(ctx, order, null).catch((err: unknown) => {
      // Paid just now, or the provider does not respond: the next run sees.
      ctx.log.warn({ err, order: order.id }, "an abandoned order was not cancelled");
    });
}

/** @param by who cancels; null: nobody does, its time is over */
async function cancel(
  ctx: Deps,
  { id, companyId, cardPage, cardOutcome }: OrderRow,
  by: { userId: string; reason: string | null; mayOwe: boolean } | null,
): Promise<void> {
  // First, so that nobody pays what is cancelled. Whoever is faster has paid.
  if (cardPage && !cardOutcome && ctx.payments && !(await ctx.payments.closeCheckout(cardPage)))
    throw new AppError("ORDER_PAID");
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const order = (await findOrder(tx, id))!;
    if (order.stage === "cancelled") return;
    const { isPaid, receivedCents } = positionOf(order, await paymentsOf(tx, [id]));
    if (isPaid || receivedCents > 0) throw new AppError("ORDER_PAID");
    if (!by?.mayOwe && order.onAccount > (await unusedOnAccount(tx, company, order)))
      throw new AppError("CREDITS_USED");
    await updateOrder(tx, id, { stage: "cancelled", cancelledAt: ctx.now() });
    const reason = by?.reason ?? null;
    const { credits, issued } = await reconcile(ctx, tx, id, { kind: "cancel", note: reason });
    const withdrawn = 0 - credits;
    if (by)
      await audit(tx, {
        companyId,
        userId: by.userId,
        action: "order.cancel",
        subject: `order:${id}`,
        detail: { cents: order.amountCents, currency: order.currency, credits: withdrawn },
        ...(reason && { change: { after: { reason } } }),
      });
    const note = issued.find(({ kind }) => kind === "credit_note");
    if (note) await notifyOfCancellation(ctx, tx, order, { note, withdrawn });
    else if (by) await emailAboutQuote(ctx, tx, order, by);
  });
}

/** Whoever has a quote by email may have passed it on, and is told when somebody else cancels it. */
async function emailAboutQuote(
  { settings }: Pick<Context, "settings">,
  tx: Tx,
  order: OrderRow,
  { userId, mayOwe: isSupport }: { userId: string; mayOwe: boolean },
): Promise<void> {
  const quote = (await documentsOf(tx, [order.id])).find(({ kind }) => kind === "quote");
  const buyer = await buyerOf(tx, order);
  if (!quote || !buyer || buyer.id === userId) return;
  const { firstName, lastName, email } = (await findUser(tx, userId))!;
  const by = isSupport ? null : isolatedName(firstName, lastName) || email;
  const about = { order, name: documentName(quote), by, origin: settings.origin };
  await emailAbout(tx, order, (to) => quoteCancelledEmail({ ...about, to }));
}

async function notifyOfCancellation(
  { settings }: Pick<Context, "settings">,
  tx: Tx,
  order: OrderRow,
  { note, withdrawn }: { note: DocumentRow; withdrawn: number },
): Promise<void> {
  const invoice = (await documentsOf(tx, [order.id])).find(({ kind }) => kind === "invoice")!;
  const owed = (await findCompany(tx, order.companyId))!.creditDebt;
  const name = documentName(invoice);
  await notify(tx, order.companyId, invoiceCancelled(name, withdrawn));
  const email = { order, name, note: documentName(note), withdrawn, owed, origin: settings.origin };
  await emailAbout(tx, order, (to) => invoiceCancelledEmail({ ...email, to }), { documents: [note] });
}
