import type { EInvoice, EInvoiceParty } from "./e-invoice.ts";
import { registration } from "./e-invoice.ts";

type Rule = (invoice: EInvoice) => boolean;

const isTransfer = ({ payment }: EInvoice) => payment.means === "58" || payment.means === "30";
const hasVatPrefix = ({ vat }: EInvoiceParty) => vat === null || /^[A-Z]{2}/.test(vat);
/** The seller has a number that shows its tax, where the invoice has one of these categories. */
const sellerTaxed =
  (...categories: EInvoice["tax"]["category"][]): Rule =>
  ({ seller, tax }) =>
    !categories.includes(tax.category) || seller.vat !== null || seller.taxNumber !== null;
/** Whatever the category, `isMet` is required of it alone. */
const where =
  (category: EInvoice["tax"]["category"], isMet: Rule): Rule =>
  (invoice) =>
    invoice.tax.category !== category || isMet(invoice);
const isUntaxed: Rule = ({ tax }) => tax.percent === 0 && tax.cents === 0;
const hasReason: Rule = ({ tax }) => Boolean(tax.reason || tax.code);

/**
 * The rules of EN 16931 that our documents could break, by their names in the standard; `verify:einvoice` checks all of them
 * where the public rule sets are.
 */
const european: Record<string, Rule> = {
  "BR-02": ({ number }) => number !== "",
  "BR-06": ({ seller }) => seller.name.trim() !== "",
  "BR-07": ({ buyer }) => buyer.name.trim() !== "",
  "BR-09": ({ seller }) => seller.country !== "",
  "BR-11": ({ buyer }) => buyer.country !== "",
  "BR-25": ({ line }) => line.what !== "",
  "BR-55": ({ corrects, type }) => type === "380" || Boolean(corrects?.number),
  "BR-61": (invoice) => !isTransfer(invoice) || Boolean(invoice.payment.account?.iban),
  "BR-AE-02": where("AE", ({ buyer }) => buyer.vat !== null),
  "BR-AE-05": where("AE", isUntaxed),
  "BR-AE-10": where("AE", hasReason),
  "BR-CO-09": ({ seller, buyer }) => hasVatPrefix(seller) && hasVatPrefix(buyer),
  "BR-CO-10": ({ line, totals }) => line.netCents === totals.netCents,
  "BR-CO-13": ({ tax, totals }) => tax.netCents === totals.netCents,
  "BR-CO-14": ({ tax, totals }) => tax.cents === totals.taxCents,
  "BR-CO-15": ({ totals }) => totals.grossCents === totals.netCents + totals.taxCents,
  "BR-CO-16": ({ totals }) => totals.payableCents === totals.grossCents - totals.paidCents,
  // A part of a tax that was rounded can differ from what its own amount would give.
  "BR-CO-17": ({ tax }) => Math.abs(tax.cents - (tax.netCents * tax.percent) / 100) <= 2,
  "BR-CO-25": ({ totals, dueAt, terms }) => totals.payableCents <= 0 || dueAt !== null || terms !== null,
  "BR-CO-26": (invoice) => Boolean(invoice.seller.vat || registration(invoice)),
  "BR-E-02": sellerTaxed("E"),
  "BR-E-05": where("E", isUntaxed),
  "BR-E-10": where("E", hasReason),
  "BR-O-02": where("O", ({ seller, buyer }) => seller.vat === null && buyer.vat === null),
  "BR-O-05": where("O", isUntaxed),
  "BR-O-10": where("O", hasReason),
  "BR-S-02": sellerTaxed("S"),
  "BR-S-05": where("S", ({ tax }) => tax.percent > 0),
  "BR-S-10": where("S", (invoice) => !hasReason(invoice)),
};

/** What XRechnung demands beyond that. */
const german: Record<string, Rule> = {
  "BR-DE-3": ({ seller }) => Boolean(seller.city),
  "BR-DE-4": ({ seller }) => Boolean(seller.postcode),
  "BR-DE-5": ({ seller }) => Boolean(seller.contact),
  "BR-DE-6": ({ seller }) => Boolean(seller.phone),
  "BR-DE-7": ({ seller }) => Boolean(seller.email),
  "BR-DE-8": ({ buyer }) => Boolean(buyer.city),
  "BR-DE-9": ({ buyer }) => Boolean(buyer.postcode),
  "BR-DE-15": ({ buyerReference }) => Boolean(buyerReference?.trim()),
  "BR-DE-16": sellerTaxed("S", "AE", "E"),
  // Of a card its digits would be needed, which we do not have.
  "BR-DE-24-a": ({ payment }) => !["48", "54", "55"].includes(payment.means),
  "BR-DE-27": ({ seller }) => (seller.phone ?? "").replace(/\D/g, "").length >= 3,
  "PEPPOL-EN16931-R010": ({ buyer }) => Boolean(buyer.email),
};

/** The names of the rules that an e-invoice breaks. Whoever breaks one is rejected by the buyer's software. */
export function brokenRules(invoice: EInvoice, format: "en16931" | "xrechnung"): string[] {
  const rules = format === "xrechnung" ? { ...european, ...german } : european;
  return Object.entries(rules).flatMap(([name, isMet]) => (isMet(invoice) ? [] : [name]));
}
