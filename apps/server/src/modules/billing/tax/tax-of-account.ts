import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import type { OrderTax } from "../../../db/schema/orders.ts";
import type { BillingAccountRow } from "../accounts/repository.ts";
import { taxLine } from "./tax-line.ts";
import { type Refused, taxOf } from "./tax-policy.ts";
import { dayOf } from "./vat-rates.ts";

/** The tax on what an account buys now, or why it cannot buy. */
export function taxOfAccount(
  { settings, now }: Pick<Context, "settings" | "now">,
  account: Pick<BillingAccountRow, "countryId" | "postcode" | "vatId" | "vatCheck" | "language">,
): OrderTax | Refused {
  const { operator, billing } = settings;
  const { country, vat } = operator;
  if (!country) throw new AppError("CHECKOUT_003");
  const { exempt, oss, vatCheck, taxNote } = billing;
  const seller = { country, vat, exempt, oss, checkRequired: vatCheck === "required" };
  const buyer = {
    country: account.countryId,
    postcode: account.postcode,
    vat: account.vatId,
    // An answer from a time when numbers were checked counts as little as none.
    vatValid: vatCheck === "off" ? null : (account.vatCheck?.valid ?? null),
  };
  const tax = taxOf(seller, buyer, dayOf(now()));
  if (tax.treatment === "refused") return tax;
  return { ...tax, line: taxLine(tax, country, account.language, taxNote) };
}
