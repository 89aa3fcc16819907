import type { createInvoice, markInvoicePaid, ParsedBodyOf, putInvoiceLimit } from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { invoiceEmail } from "../../core/email/templates/billing.ts";
import type { CompanyScope, Member } from "../../core/gates.ts";
import { once } from "../../http/idempotency.ts";
import { invoiceIssued, notify } from "../notification/index.ts";
import { documentName } from "./document-presenter.ts";
import { emailAbout } from "./emails.ts";
import { sellsByInvoice } from "./invoice-policy.ts";
import { insertPayment, paymentsOf } from "./payment-repository.ts";
import { companyThatBuys, placeOrder } from "./place-order.ts";
import { positionOf } from "./position-policy.ts";
import { readOrder } from "./read-order.ts";
import { reconcile } from "./reconcile.ts";
import { findOrder, isUnpaid, setInvoiceLimit } from "./repository.ts";

/** Orders credits by invoice: issues it, and adds the credits that the company's limit allows before the payment. */
export async function orderByInvoice(
  ctx: Context,
  scope: CompanyScope,
  { again = false, ...purchase }: ParsedBodyOf<typeof createInvoice>,
  key: string | undefined,
) {
  await companyThatBuys(ctx, scope);
  if (!sellsByInvoice(ctx.settings)) throw new AppError("CHECKOUT_003");
  const request = { owner: scope.companyId, operation: "createInvoice", key, body: { ...purchase, again } };
  const id = await once(ctx, request, "CHECKOUT_001", async (tx) => {
    const { id, changes } = await placeOrder(ctx, tx, scope, { purchase, method: "invoice", again });
    if (!changes) return id;
    const { order, issued } = changes;
    const documents = issued.filter(({ kind }) => kind === "invoice");
    const name = documentName(documents[0]!);
    await notify(tx, scope.companyId, invoiceIssued(name, order.onAccount), {
      userId: scope.userId,
      at: ctx.now(),
    });
    const email = { order, name, atOnce: order.onAccount, origin: ctx.settings.origin };
    await emailAbout(tx, order, (to) => invoiceEmail({ ...email, to }), { documents });
    return id;
  });
  return readOrder(ctx, id);
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
    await lockCompany(tx, named.companyId);
    const order = (await findOrder(tx, id))!;
    if (order.method !== "invoice" || !isUnpaid(order)) throw new AppError("CHECKOUT_001");
    const payments = await paymentsOf(tx, [id]);
    const { missingCents } = positionOf(order, payments);
    const amountCents = amount ?? missingCents;
    if (amountCents > missingCents)
      throw fieldError("amount", "UNPAID", { cents: missingCents, currency: order.currency });
    const payment = `transfer:${id}:${payments.length + 1}`;
    await insertPayment(tx, { id: payment, orderId: id, amountCents, receivedAt: ctx.now(), note });
    await reconcile(ctx, tx, id, { kind: "payment", payment });
    await audit(tx, {
      companyId: order.companyId,
      userId: who.userId,
      action: "order.paid",
      subject: `order:${id}`,
      detail: { cents: amountCents, currency: order.currency },
    });
  });
  return { id, status: (await findOrder(ctx.db, id))!.status };
}

/** Sets how many credits of a company's unpaid invoices are added before the payment; null: the rule decides again. */
export async function setLimit(
  ctx: Context,
  who: Member,
  companyId: string,
  { credits, reason }: ParsedBodyOf<typeof putInvoiceLimit>,
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
