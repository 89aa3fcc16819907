import type {
  listOrders as listCall,
  listProducts,
  ParsedQueryOf,
  VatOnPrices,
} from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { AppError } from "../../core/app-error.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage } from "../../core/lists/paged-list.ts";
import { orders } from "../../db/schema/index.ts";
import { currenciesOf } from "./currencies.ts";
import { creditsAtOnce, sells, sellsByInvoice } from "./invoice-policy.ts";
import { invoiceLimitOf } from "./limit-repository.ts";
import { presentProduct } from "./presenter.ts";
import { readOrders } from "./read-order.ts";
import { findOrder, isUnpaid, listPriced, listUnpaidInvoices } from "./repository.ts";
import { countryWithArticle } from "./tax/tax-line.ts";
import { dayOf, vatRate, vatUnion } from "./tax/vat-rates.ts";

export async function offers(ctx: Context, { currency }: ParsedQueryOf<typeof listProducts>) {
  return { items: (await listPriced(ctx.db, currency)).map(presentProduct), vat: vatOnPrices(ctx) };
}

/** What comes on top of prices, as the pricing page says it. */
function vatOnPrices({ settings, now }: Context): VatOnPrices | null {
  const { country } = settings.operator;
  const percent = country ? vatRate(country, dayOf(now())) : null;
  if (!country || percent === null) return null;
  const { exempt } = settings.billing;
  return {
    country: countryWithArticle(country),
    country_id: country,
    percent,
    union: vatUnion.has(country),
    exempt,
  };
}

/** How a company can buy. */
export async function terms(ctx: Context, { companyId }: CompanyScope) {
  const company = (await findCompany(ctx.db, companyId))!;
  return {
    currency: company.currency,
    currencies: (await currenciesOf(ctx.db, company)).own,
    card: ctx.payments !== null && sells(ctx.settings),
    invoices: sellsByInvoice(ctx.settings),
    credits_at_once: creditsAtOnce(
      await invoiceLimitOf(ctx.db, company, ctx.now()),
      await listUnpaidInvoices(ctx.db, companyId),
    ),
    invoice_days: limits.invoiceDays,
  };
}

/** For a person who returns from the payment page: only the status of that order. */
export async function state(ctx: Context, orderId: string) {
  const order = z.uuid().safeParse(orderId).success ? await findOrder(ctx.db, orderId) : undefined;
  if (!order || order.stage === "quoted") throw new AppError("CHECKOUT_002");
  if (order.cardOutcome && isUnpaid(order)) throw new AppError("CHECKOUT_001");
  return { state: order.status, credits: order.credits };
}

/** All orders of a company, oldest first. */
export async function everyOrder(ctx: Context, companyId: string) {
  const rows = await ctx.db.select().from(orders).where(eq(orders.companyId, companyId)).orderBy(orders.id);
  return readOrders(ctx, companyId, rows);
}

export async function history(ctx: Context, scope: CompanyScope, query: ParsedQueryOf<typeof listCall>) {
  const { items, next } = await readPage(query, {
    select: (cursor) => ctx.db.select({ order: orders, cursor }).from(orders),
    where: [eq(orders.companyId, scope.companyId)],
    id: orders.id,
  });
  const rows = items.map(({ order }) => order);
  return { items: await readOrders(ctx, scope.companyId, rows), next };
}
