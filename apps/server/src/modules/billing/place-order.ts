import { limits } from "@lantern/contract/limits";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { requireVerified } from "../../core/companies/policy.ts";
import { type CompanyRow, findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { accountToBill, billedOf, isWholeAddress } from "./accounts/account-to-bill.ts";
import { creditsAtOnce, mayOrderByInvoice, sells } from "./invoice-policy.ts";
import { invoiceLimitOf } from "./limit-repository.ts";
import { type Priced, type Purchase, priceFor } from "./price.ts";
import type { Reconciled } from "./purchase-emails.ts";
import { reconcile } from "./reconcile.ts";
import {
  findEqualOrder,
  findOrderOrQuote,
  insertOrder,
  isUnpaidByCard,
  listUnpaidInvoices,
  type OrderRow,
  updateOrder,
} from "./repository.ts";

const day = 86_400_000;

interface Request {
  purchase: Purchase;
  method: NonNullable<OrderRow["method"]>;
  /** Whether an equal unpaid order is no reason to place no other one. */
  again: boolean;
}

/** The company, if it may buy now. */
export async function companyThatBuys(ctx: Context, { companyId }: CompanyScope): Promise<CompanyRow> {
  if (!sells(ctx.settings)) throw new AppError("CHECKOUT_003");
  const company = await findCompany(ctx.db, companyId);
  requireVerified(company);
  if (company!.creditDebt > 0) throw new AppError("CREDITS_OWED");
  return company!;
}

/**
 * Orders what was quoted or is new. What is ordered already stays one order: by card it can be paid, and by invoice an
 * unpaid one by card gets its invoice.
 *
 * @returns the order, and what has changed; null: it was ordered before
 */
export async function placeOrder(
  ctx: Context,
  tx: Tx,
  scope: CompanyScope,
  request: Request,
): Promise<{ id: string; changes: Reconciled | null }> {
  const { companyId, userId } = scope;
  const { purchase, method } = request;
  const company = await lockCompany(tx, companyId);
  const priced = purchase.order_id ? null : await priceFor(ctx, tx, company, purchase);
  const before = priced
    ? await equalOrder(ctx, tx, companyId, request, priced)
    : await quotedOrder(ctx, tx, companyId, purchase.order_id!);
  if (before?.stage === "ordered" && !(method === "invoice" && isUnpaidByCard(before)))
    return { id: before.id, changes: null };
  const { credits, amountCents, currency } = (priced ?? before)!;
  const values = {
    ...(before && (await completeAddress(tx, before))),
    ...(await invoiceTerms(ctx, tx, company, method, credits)),
    userId,
    method,
    stage: "ordered" as const,
    orderedAt: before?.orderedAt ?? ctx.now(),
    cardOutcome: null,
    purchaseOrder: purchase.purchase_order ?? before?.purchaseOrder ?? null,
  };
  const id =
    before?.id ?? (await insertOrder(tx, { companyId, ...priced!, ...values, createdAt: ctx.now() }));
  if (before) await updateOrder(tx, id, values);
  await audit(tx, {
    companyId,
    userId,
    action: method === "invoice" ? "order.invoice" : "order.create",
    subject: `order:${id}`,
    detail: { credits, cents: amountCents, currency },
  });
  return { id, changes: await reconcile(ctx, tx, id, { kind: "order" }) };
}

/** An order that a request names, if it can be ordered or was. A quote is honored as it was issued. */
async function quotedOrder(ctx: Context, tx: Tx, companyId: string, id: string): Promise<OrderRow> {
  const order = await findOrderOrQuote(tx, companyId, id);
  if (!order) throw new AppError("CHECKOUT_002");
  if (order.stage === "cancelled") throw new AppError("ORDER_CANCELLED");
  if (order.stage === "quoted" && order.validUntil! <= ctx.now()) throw new AppError("QUOTE_EXPIRED");
  return order;
}

/** Who is billed for an order whose quote is from before addresses had fields. Its price and tax stay as they were issued. */
async function completeAddress(tx: Tx, { companyId, billedTo }: OrderRow) {
  return isWholeAddress(billedTo) ? null : billedOf(await accountToBill(tx, companyId, undefined));
}

/** An unpaid order of the same, which a second request is more likely to mean than another one. */
async function equalOrder(
  ctx: Context,
  tx: Tx,
  companyId: string,
  { purchase, method, again }: Request,
  priced: Priced,
): Promise<OrderRow | undefined> {
  if (again) return undefined;
  const purchaseOrder = purchase.purchase_order ?? null;
  const since = new Date(ctx.now().getTime() - limits.cardOrderHours * 3_600_000);
  const equal = await findEqualOrder(tx, companyId, { ...priced, purchaseOrder, method }, since);
  if (equal && method === "invoice") throw new AppError("ORDER_EXISTS");
  return equal;
}

/** When an order must be paid, and how many credits it adds before. A card pays at once. */
async function invoiceTerms(
  ctx: Context,
  tx: Tx,
  company: CompanyRow,
  method: Request["method"],
  credits: number,
): Promise<Pick<OrderRow, "dueAt" | "onAccount">> {
  if (method === "card") return { dueAt: null, onAccount: 0 };
  const unpaid = await listUnpaidInvoices(tx, company.id);
  if (!mayOrderByInvoice(unpaid, ctx.now())) throw new AppError("INVOICES_UNPAID");
  const limit = await invoiceLimitOf(tx, company, ctx.now());
  const dueAt = new Date(ctx.now().getTime() + limits.invoiceDays * day);
  return { dueAt, onAccount: Math.min(credits, creditsAtOnce(limit, unpaid)) };
}
