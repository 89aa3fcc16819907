import type { createCheckout, ParsedBodyOf } from "@lantern/contract/http";
import { priceOf, taxCentsOf } from "@lantern/contract/price";
import { AppError } from "../../core/app-error.ts";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Executor, Tx } from "../../db/client.ts";
import type { OrderTax } from "../../db/schema/orders.ts";
import { accountToBill, billedOf } from "./accounts/account-to-bill.ts";
import { findProduct, listPriced, type OrderRow } from "./repository.ts";
import { taxOfAccount } from "./tax/tax-of-account.ts";
import { currencyOf } from "./tax/tax-policy.ts";

export type Purchase = ParsedBodyOf<typeof createCheckout>;

/** What an order stores of its price, of the tax on it, and of who is billed. */
export type Priced = Pick<
  OrderRow,
  "productId" | "credits" | "amountCents" | "taxCents" | "tax" | "currency" | "billingAccountId" | "billedTo"
>;

/**
 * The price of a pack or of a number of credits, with the tax of the account that is billed. The company is locked, so that
 * account, tax and price belong together.
 */
export async function priceFor(
  ctx: Pick<Context, "settings" | "now">,
  tx: Tx,
  company: CompanyRow,
  { product_id: productId, credits: number, currency: wanted, billing_account_id: accountId }: Purchase,
): Promise<Priced> {
  const account = await accountToBill(tx, company.id, accountId);
  const tax = taxOfAccount(ctx, account);
  if (tax.treatment === "refused") throw new AppError(tax.error);
  const pack = productId === undefined ? undefined : await findProduct(tx, productId);
  const credits = pack?.credits ?? number;
  const only = currencyOf(tax);
  const currency = pack?.currency ?? wanted ?? only ?? company.currency ?? "USD";
  await requireCurrency(tx, company, tax, currency);
  const offered = (pack ? [pack] : productId === undefined ? await listPriced(tx, currency) : []).flatMap(
    ({ id, credits, priceCents }) => (priceCents === null ? [] : [{ id, credits, price_cents: priceCents }]),
  );
  const price = credits === undefined ? null : priceOf(credits, offered);
  if (!price || credits === undefined) throw new AppError("CHECKOUT_003");
  const taxCents = taxCentsOf(price.cents, tax.percent);
  return {
    productId: price.pack.id,
    credits,
    amountCents: price.cents + taxCents,
    taxCents,
    tax,
    currency,
    ...billedOf(account),
  };
}

/** Where VAT is charged, one currency is possible; elsewhere the one of the company's first purchase. */
async function requireCurrency(
  db: Executor,
  company: CompanyRow,
  tax: OrderTax,
  currency: string,
): Promise<void> {
  const only = currencyOf(tax);
  if (only === null) {
    if (company.currency && currency !== company.currency) throw new AppError("CURRENCY_SET");
    return;
  }
  if ((await listPriced(db, only)).length === 0) throw new AppError("CURRENCY_NO_PRICE");
  if (currency !== only) throw new AppError("CURRENCY_VAT");
}
