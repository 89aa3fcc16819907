import type { createCheckout, ParsedBodyOf } from "@lantern/contract/http";
import { priceOf } from "@lantern/contract/price";
import { AppError } from "../../core/app-error.ts";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { findProduct, findQuote, listPriced, type OrderRow } from "./repository.ts";

export type Purchase = ParsedBodyOf<typeof createCheckout>;

/** What an order stores of its price. */
export type Priced = Pick<
  OrderRow,
  "productId" | "credits" | "amountCents" | "currency" | "quoteId" | "purchaseOrder"
>;

/** The price of a pack, of a number of credits, or of a quote, in the currency that the company buys in. */
export async function priceFor(ctx: Context, company: CompanyRow, purchase: Purchase): Promise<Priced> {
  const priced = await (purchase.quote_id
    ? priceOfQuote(ctx, company.id, purchase.quote_id)
    : priceOfCredits(ctx, company, purchase));
  if (company.currency && priced.currency !== company.currency) throw new AppError("CURRENCY_SET");
  return { ...priced, purchaseOrder: purchase.purchase_order ?? priced.purchaseOrder };
}

async function priceOfQuote(ctx: Context, companyId: string, id: string): Promise<Priced> {
  const quote = await findQuote(ctx.db, companyId, id);
  if (!quote) throw new AppError("CHECKOUT_002");
  if (quote.validUntil <= ctx.now()) throw new AppError("QUOTE_EXPIRED");
  const { productId, credits, amountCents, currency, purchaseOrder } = quote;
  return { productId, credits, amountCents, currency, purchaseOrder, quoteId: id };
}

async function priceOfCredits(
  { db }: Context,
  company: CompanyRow,
  { product_id: productId, credits: number, currency: wanted }: Purchase,
): Promise<Priced> {
  const pack = productId === undefined ? undefined : await findProduct(db, productId);
  const credits = pack?.credits ?? number;
  const currency = pack?.currency ?? wanted ?? company.currency ?? "USD";
  const offered = (pack ? [pack] : productId === undefined ? await listPriced(db, currency) : []).flatMap(
    ({ id, credits, priceCents }) => (priceCents === null ? [] : [{ id, credits, price_cents: priceCents }]),
  );
  const price = credits === undefined ? null : priceOf(credits, offered);
  if (!price || credits === undefined) throw new AppError("CHECKOUT_003");
  return {
    productId: price.pack.id,
    credits,
    amountCents: price.cents,
    currency,
    quoteId: null,
    purchaseOrder: null,
  };
}
