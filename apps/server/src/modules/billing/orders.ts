import type { listOrders as listCall, listProducts, ParsedQueryOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { requireVerified } from "../../core/companies/policy.ts";
import { type CompanyRow, findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage } from "../../core/lists/paged-list.ts";
import type { Tx } from "../../db/client.ts";
import { orders } from "../../db/schema/index.ts";
import { once } from "../../http/idempotency.ts";
import { findBilling } from "./billed-to.ts";
import { documentsOf } from "./document-repository.ts";
import { creditsAtOnce, sellsByInvoice } from "./invoice-policy.ts";
import { presentOrder, presentProduct } from "./presenter.ts";
import { type Priced, type Purchase, priceFor } from "./price.ts";
import {
  findOrder,
  insertOrder,
  listCurrencies,
  listPriced,
  listUnpaidInvoices,
  type OrderRow,
} from "./repository.ts";

export async function offers(ctx: Context, { currency }: ParsedQueryOf<typeof listProducts>) {
  return { items: (await listPriced(ctx.db, currency)).map(presentProduct) };
}

/** How a company can buy. */
export async function terms(ctx: Context, { companyId }: CompanyScope) {
  const company = (await findCompany(ctx.db, companyId))!;
  return {
    currency: company.currency,
    currencies: company.currency ? [company.currency] : (await listCurrencies(ctx.db)).sort(byUse),
    card: ctx.payments !== null,
    invoices: sellsByInvoice(ctx.settings),
    credits_at_once: creditsAtOnce(company, await listUnpaidInvoices(ctx.db, companyId)),
    invoice_days: limits.invoiceDays,
  };
}

const first = ["USD", "EUR", "GBP"];
const byUse = (a: string, b: string) =>
  (first.indexOf(a) + 1 || 9) - (first.indexOf(b) + 1 || 9) || a.localeCompare(b);

/** Orders credits at their current price, and returns the address of the payment page. */
export async function buy(ctx: Context, scope: CompanyScope, purchase: Purchase, key: string | undefined) {
  const company = await companyThatBuys(ctx, scope);
  const { payments } = ctx;
  if (!payments) throw new AppError("CHECKOUT_003");
  const priced = await priceFor(ctx, company, purchase);
  const request = { owner: scope.companyId, operation: "createCheckout", key, body: purchase };
  const id = await once(ctx, request, "CHECKOUT_001", (tx) => placeOrder(ctx, tx, scope, priced));
  const order = await findOrder(ctx.db, id);
  try {
    return { url: await payments.openCheckout(order!), order_id: id };
  } catch (err) {
    ctx.log.error({ err, order: id }, "the payment page could not be opened");
    throw new AppError("CHECKOUT_001");
  }
}

/** The company, if it may buy now. Every order and quote names who is billed, so the details come first. */
export async function companyThatBuys(ctx: Context, { companyId }: CompanyScope): Promise<CompanyRow> {
  const company = await findCompany(ctx.db, companyId);
  requireVerified(company);
  if (company!.creditDebt > 0) throw new AppError("CREDITS_OWED");
  if (!(await findBilling(ctx.db, companyId))) throw new AppError("BILLING_MISSING");
  return company!;
}

export async function placeOrder(
  ctx: Context,
  tx: Tx,
  { companyId, userId }: CompanyScope,
  priced: Priced,
  method: Pick<OrderRow, "method" | "dueAt" | "onAccount"> = { method: "card", dueAt: null, onAccount: 0 },
): Promise<string> {
  const order = await insertOrder(tx, { companyId, userId, ...priced, ...method, createdAt: ctx.now() });
  await audit(tx, {
    companyId,
    userId,
    action: method.method === "invoice" ? "order.invoice" : "order.create",
    subject: `order:${order}`,
    detail: { credits: priced.credits, cents: priced.amountCents, currency: priced.currency },
  });
  return order;
}

/** For a person who returns from the payment page: only the status of that order. */
export async function state(ctx: Context, orderId: string) {
  const order = z.uuid().safeParse(orderId).success ? await findOrder(ctx.db, orderId) : undefined;
  if (!order) throw new AppError("CHECKOUT_002");
  if (order.status === "declined" || order.status === "expired") throw new AppError("CHECKOUT_001");
  return { state: order.status, credits: order.credits };
}

export async function history(ctx: Context, scope: CompanyScope, query: ParsedQueryOf<typeof listCall>) {
  const { items, next } = await readPage(query, {
    select: (cursor) => ctx.db.select({ order: orders, cursor }).from(orders),
    where: [eq(orders.companyId, scope.companyId)],
    id: orders.id,
  });
  const documents = await documentsOf(
    ctx.db,
    items.map(({ order }) => order.id),
  );
  return { items: items.map(({ order }) => presentOrder(order, documents, ctx.now())), next };
}
