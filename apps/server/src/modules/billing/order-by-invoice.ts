import type { markInvoicePaid, ParsedBodyOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { invoiceCancelledEmail, invoiceEmail } from "../../core/email/templates/billing.ts";
import { formatAmount } from "../../core/format.ts";
import type { CompanyScope, Member } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { once } from "../../http/idempotency.ts";
import { invoiceCancelled, invoiceIssued, notify } from "../notification/index.ts";
import { documentName } from "./document-presenter.ts";
import { documentsOf } from "./document-repository.ts";
import { recipientsOf } from "./emails.ts";
import { creditsAtOnce, mayOrderByInvoice, sellsByInvoice } from "./invoice-policy.ts";
import { companyThatBuys, placeOrder } from "./orders.ts";
import { insertPayment, paymentsOf } from "./payment-repository.ts";
import { positionOf } from "./position-policy.ts";
import { presentOrder } from "./presenter.ts";
import { type Purchase, priceFor } from "./price.ts";
import { reconcile } from "./reconcile.ts";
import {
  findOrder,
  isUnpaid,
  listUnpaidInvoices,
  type OrderRow,
  setInvoiceLimit,
  updateOrder,
} from "./repository.ts";

const day = 86_400_000;

/** Orders credits by invoice: issues it, and adds the credits that the company's limit allows before the payment. */
export async function orderByInvoice(
  ctx: Context,
  scope: CompanyScope,
  purchase: Purchase,
  key: string | undefined,
) {
  const company = await companyThatBuys(ctx, scope);
  if (!sellsByInvoice(ctx.settings)) throw new AppError("CHECKOUT_003");
  const priced = await priceFor(ctx, company, purchase);
  const request = { owner: scope.companyId, operation: "createInvoice", key, body: purchase };
  const id = await once(ctx, request, "CHECKOUT_001", async (tx) => {
    const locked = await lockCompany(tx, scope.companyId);
    const unpaid = await listUnpaidInvoices(tx, scope.companyId);
    if (!mayOrderByInvoice(unpaid, ctx.now())) throw new AppError("INVOICES_UNPAID");
    const dueAt = new Date(ctx.now().getTime() + limits.invoiceDays * day);
    const onAccount = Math.min(priced.credits, creditsAtOnce(locked, unpaid));
    const id = await placeOrder(ctx, tx, scope, priced, { method: "invoice", dueAt, onAccount });
    const { order, issued } = await reconcile(ctx, tx, id, { kind: "order" });
    const name = documentName(issued[0]!);
    await notify(tx, scope.companyId, invoiceIssued(name, onAccount), {
      userId: scope.userId,
      at: ctx.now(),
    });
    for (const { email: to } of await recipientsOf(tx, order))
      await enqueueEmail(
        tx,
        invoiceEmail({ to, order, name, atOnce: onAccount, origin: ctx.settings.origin }),
      );
    return id;
  });
  const order = (await findOrder(ctx.db, id))!;
  return presentOrder(order, await documentsOf(ctx.db, [id]), ctx.now());
}

/** An order by invoice that is still to be paid, with its company locked. */
async function lockUnpaid(tx: Tx, { id, companyId }: Pick<OrderRow, "id" | "companyId">): Promise<OrderRow> {
  await lockCompany(tx, companyId);
  const order = (await findOrder(tx, id))!;
  if (order.method !== "invoice" || !isUnpaid(order)) throw new AppError("CHECKOUT_001");
  return order;
}

/**
 * Records a bank transfer for an invoice, all that is still to be paid or a part of it. `note` is where ADMIN saw it, which
 * the company does not see.
 */
export async function markPaid(
  ctx: Context,
  who: Member,
  id: string,
  { note, amount }: ParsedBodyOf<typeof markInvoicePaid>,
) {
  const named = await findOrder(ctx.db, id);
  if (!named) throw new AppError("CHECKOUT_002");
  await ctx.db.transaction(async (tx) => {
    const order = await lockUnpaid(tx, named);
    const payments = await paymentsOf(tx, id);
    const missing = order.amountCents - positionOf(order, payments).receivedCents;
    const amountCents = amount ?? missing;
    if (amountCents > missing)
      throw fieldError(
        "amount",
        "REQUEST_001",
        `${formatAmount(missing, order.currency)} is still to be paid.`,
      );
    const payment = `transfer:${id}:${payments.length + 1}`;
    await insertPayment(tx, { id: payment, orderId: id, amountCents, receivedAt: ctx.now(), note });
    await reconcile(ctx, tx, id, { kind: "payment", payment });
    await audit(tx, {
      companyId: order.companyId,
      userId: who.userId,
      action: "order.paid",
      subject: `order:${id}`,
      detail: { cents: amountCents },
    });
  });
  return { id, status: (await findOrder(ctx.db, id))!.status };
}

/**
 * Cancels an invoice of which nothing is paid by a credit note over all of it. Credits that it has added are withdrawn.
 *
 * @param reason the company reads it on the credit note
 */
export async function cancelInvoice(ctx: Context, who: Member, id: string, reason: string) {
  const named = await findOrder(ctx.db, id);
  if (!named) throw new AppError("CHECKOUT_002");
  await ctx.db.transaction(async (tx) => {
    const order = await lockUnpaid(tx, named);
    if (order.status === "part_paid") throw new AppError("CHECKOUT_001");
    await updateOrder(tx, id, { stage: "cancelled", cancelledAt: ctx.now() });
    const { issued, credits } = await reconcile(ctx, tx, id, { kind: "cancel", note: reason });
    const withdrawn = 0 - credits;
    await audit(tx, {
      companyId: order.companyId,
      userId: who.userId,
      action: "order.cancel",
      subject: `order:${id}`,
      detail: { cents: order.amountCents, credits: withdrawn },
      change: { after: { reason } },
    });
    await notifyOfCancellation(ctx, tx, order, documentName(issued[0]!), withdrawn);
  });
  return { id, status: "cancelled" as const };
}

async function notifyOfCancellation(
  { settings }: Context,
  tx: Tx,
  order: OrderRow,
  note: string,
  withdrawn: number,
): Promise<void> {
  const invoice = (await documentsOf(tx, [order.id])).find(({ kind }) => kind === "invoice")!;
  const owed = (await findCompany(tx, order.companyId))!.creditDebt;
  const name = documentName(invoice);
  await notify(tx, order.companyId, invoiceCancelled(name, withdrawn));
  for (const { email: to } of await recipientsOf(tx, order))
    await enqueueEmail(
      tx,
      invoiceCancelledEmail({ to, order, name, note, withdrawn, owed, origin: settings.origin }),
    );
}

/** Sets how many credits of a company's unpaid invoices are added before the payment. */
export async function setLimit(
  ctx: Context,
  who: Member,
  companyId: string,
  { credits, reason }: { credits: number; reason: string },
) {
  if (!(await findCompany(ctx.db, companyId))) throw new AppError("REQUEST_001", { status: 404 });
  await ctx.db.transaction(async (tx) => {
    const { invoiceLimit } = await lockCompany(tx, companyId);
    await setInvoiceLimit(tx, companyId, credits);
    await audit(tx, {
      companyId,
      userId: who.userId,
      action: "company.invoice_limit",
      subject: `company:${companyId}`,
      change: { before: { credits: invoiceLimit }, after: { credits, reason } },
    });
  });
  return { credits };
}
