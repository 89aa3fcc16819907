import type { BillingAccount, BillingAddress } from "@lantern/contract/http";
import type { Context } from "../../../core/context.ts";
import { sells } from "../invoice-policy.ts";
import { taxOfAccount } from "../tax/tax-of-account.ts";
import { currencyOf } from "../tax/tax-policy.ts";
import { hasWrongDigits } from "../tax/vat-number-policy.ts";
import type { BillingAccountRow } from "./repository.ts";

export const presentAddress = (row: BillingAccountRow): BillingAddress => ({
  name: row.name,
  street: row.street,
  postcode: row.postcode,
  city: row.city,
  country_id: row.countryId,
  vat_id: row.vatId,
});

/** @param currencies those that the company can choose from, and all that have prices */
export function presentAccount(
  ctx: Pick<Context, "settings" | "now">,
  row: BillingAccountRow,
  currencies: { own: string[]; all: string[] },
): BillingAccount {
  return {
    id: row.id,
    label: row.label,
    is_default: row.isDefault,
    ...presentAddress(row),
    invoice_email: row.invoiceEmail,
    buyer_reference: row.buyerReference,
    language: row.language,
    format: row.format,
    vat_check: checkOf(ctx, row),
    vat_digits_wrong: row.vatId !== null && hasWrongDigits(row.vatId),
    ...saleTo(ctx, row, currencies),
  };
}

/** An answer from a time when numbers were checked counts no longer. */
function checkOf(
  { settings }: Pick<Context, "settings">,
  { vatCheck }: BillingAccountRow,
): BillingAccount["vat_check"] {
  if (!vatCheck || settings.billing.vatCheck === "off") return null;
  return vatCheck.valid === null ? "no_answer" : vatCheck.valid ? "valid" : "invalid";
}

/** What the account would pay in, and the tax on it. */
function saleTo(
  ctx: Pick<Context, "settings" | "now">,
  row: BillingAccountRow,
  { own, all }: { own: string[]; all: string[] },
): Pick<BillingAccount, "tax" | "currencies" | "refused"> {
  const none = { tax: null, currencies: [] };
  if (!sells(ctx.settings)) return { ...none, refused: "CHECKOUT_003" };
  if (row.city === null) return { ...none, refused: "BILLING_INCOMPLETE" };
  const tax = taxOfAccount(ctx, row);
  if (tax.treatment === "refused") return { ...none, refused: tax.error };
  const only = currencyOf(tax);
  const offered = only === null ? own : all.filter((currency) => currency === only);
  return {
    tax: { percent: tax.percent, line: tax.line },
    currencies: offered,
    refused: offered.length === 0 ? "CURRENCY_NO_PRICE" : null,
  };
}
