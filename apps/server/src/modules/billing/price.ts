import type { createCheckout, ParsedBodyOf } from "@lantern/contract/http";
import { priceOf } from "@lantern/contract/price";
import { AppError } from "../../core/app-error.ts";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Executor } from "../../db/client.ts";
import { findProduct, listPriced, type OrderRow } from "./repository.ts";

export type Purchase = ParsedBodyOf<typeof createCheckout>;

/** What an order stores of its price. */
export type Priced = Pick<OrderRow, "productId" | "credits" | "amountCents" | "currency">;

/** The price of a pack or of a number of credits, in the currency that the company buys in. */
export async function priceFor(
  db: Executor,
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
  if (company.currency && currency !== company.currency) throw new AppError("CURRENCY_SET");
  return { productId: price.pack.id, credits, amountCents: price.cents, currency };
}
