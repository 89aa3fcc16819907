import type { ErrorCode } from "@lantern/contract/errors";
import type { Tax } from "../../../db/schema/orders.ts";
import { vatCountryOf, vatCurrency, vatRate, vatUnion } from "./vat-rates.ts";

export interface TaxedSeller {
  /** ISO 3166 */
  country: string;
  vat: string | null;
  /** A small business whose sales at home have no VAT. */
  exempt: boolean;
  /** Registered for the One-Stop-Shop: consumers and companies without a number pay the VAT of their country. */
  oss: boolean;
  /** Whether a number counts only after an online check has found it valid. */
  checkRequired: boolean;
}

export interface TaxedBuyer {
  country: string;
  postcode: string | null;
  vat: string | null;
  /** What an online check said; null: there was none, or no answer. */
  vatValid: boolean | null;
}

/** Why nothing is sold to a buyer. */
export interface Refused {
  treatment: "refused";
  error: Extract<ErrorCode, "VAT_SELLER" | "VAT_UNCHECKED">;
}

/**
 * The tax on credits, a service to businesses that is supplied where the buyer is established (directive 2006/112/EC,
 * article 44).
 *
 * @param day the day of the order, such as `2026-11-28`
 */
export function taxOf(seller: TaxedSeller, buyer: TaxedBuyer, day: string): Tax | Refused {
  const at = vatCountryOf(buyer.country, buyer.postcode);
  const exempt = tax("exempt", "E", seller.country);
  if (at === seller.country) return seller.exempt ? exempt : charged("domestic", seller.country, day);
  if (vatUnion.has(seller.country) && at !== null && vatUnion.has(at)) {
    if (hasNumberOf(at, buyer)) return reverseCharge(seller, buyer, at);
    if (seller.exempt) return exempt;
    return seller.oss ? charged("destination", at, day) : charged("home_rate", seller.country, day);
  }
  if (vatRate(seller.country, day) === null) return tax("unknown", "O", null);
  return { ...tax("outside", "O", at), code: vatUnion.has(seller.country) ? "VATEX-EU-O" : null };
}

const tax = (treatment: Tax["treatment"], category: Tax["category"], country: string | null): Tax => ({
  treatment,
  percent: 0,
  category,
  code: null,
  country,
});

function charged(treatment: Tax["treatment"], country: string, day: string): Tax {
  const percent = vatRate(country, day);
  return percent === null ? tax("unknown", "O", null) : { ...tax(treatment, "S", country), percent };
}

/** Whether a buyer has a number of its country. One that was found invalid is none. Greece's begin with EL. */
const hasNumberOf = (country: string, { vat, vatValid }: TaxedBuyer) =>
  vat !== null && vatValid !== false && vat.startsWith(country === "GR" ? "EL" : country);

/** It needs a VAT number of the seller, too, also of one who is exempt at home (article 214). */
function reverseCharge(seller: TaxedSeller, buyer: TaxedBuyer, country: string): Tax | Refused {
  if (!seller.vat) return { treatment: "refused", error: "VAT_SELLER" };
  if (seller.checkRequired && buyer.vatValid === null)
    return { treatment: "refused", error: "VAT_UNCHECKED" };
  return { ...tax("reverse_charge", "AE", country), code: "VATEX-EU-AE" };
}

/** The share of a tax that a part of the gross price has. Differences of such shares add up to the whole. */
export const taxShare = (taxCents: number, partCents: number, grossCents: number): number =>
  Math.round((taxCents * partCents) / grossCents);

/**
 * The only currency of a sale, or null where the buyer may choose. VAT must be stated in the currency of the country that it is
 * owed to (article 230), and prices in it save exchange rates on documents.
 */
export const currencyOf = (tax: Tax): string | null =>
  tax.category === "S" && tax.country !== null ? vatCurrency(tax.country) : null;
