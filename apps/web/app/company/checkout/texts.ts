import { creditTerms } from "../../i18n/credit-terms.ts";
import { formatNumber } from "../../i18n/format.ts";

const credits = (number: number) => (number === 1 ? "1 credit" : `${formatNumber(number)} credits`);

export const texts = {
  sub: "One credit is one seat in one session. You only pay for people who come.",
  terms: creditTerms,
  forbidden: "Sub-Administrators can’t buy credits in your company",
  forbiddenText:
    "Ask an Owner of your company to buy them, or to let Sub-Administrators buy under Company settings.",
  loading: "Loading the packs",
  nothing: "You can’t buy credits right now. Please contact support.",
  amount: "How many credits?",
  packs: "Packs",
  pack: credits,
  seat: (price: string) => `${price} a seat`,
  credits: "Credits",
  limit: (most: string) => `A whole number up to ${most}. Need more?`,
  writeToUs: "Write to us",
  invalid: (most: string) => `Please enter a whole number from 1 to ${most}.`,
  tooMany: (most: string) => `One order has at most ${most} credits.`,
  noPrice: "Choose a pack or enter a number to see the price.",
  row: (number: number, each: string) => `${credits(number)}, ${each} each`,
  total: "Total",
  taxOpen: "Plus VAT where it applies. You’ll see it once we know who is billed.",
  cheaper: (better: number, less: string, number: number) =>
    `${credits(better)} cost ${less} less than ${formatNumber(number)}.`,
  same: (better: number, number: number) => `${credits(better)} cost no more than ${formatNumber(number)}.`,
  take: (number: number) => `Take ${formatNumber(number)}`,
  currency: "Currency",
  currencyHint: "Your first purchase sets your company’s currency.",
  billed: "Who do we bill?",
  accountMissing: "Save a billing account above to order.",
  order: "How do you pay?",
  purchaseOrder: "Purchase-order number",
  optional: "(optional)",
  purchaseOrderHint: "If your company has one, it goes on the quote and the invoice.",
  card: "Pay by card",
  invoice: "Order by invoice",
  quote: "Make a quote first",
  payNext: "You pay on the next page, then come back here.",
  invoiceHint: (days: number) => `Invoices are paid by bank transfer within ${formatNumber(days)} days.`,
  atOnce: (number: string) =>
    `We add up to ${number} credits right away, and the rest when the payment arrives.`,
  afterPayment: "We add the credits when the payment arrives.",
  ordered: (name: string) => `Order placed. You’ll find invoice ${name} under Purchases and in your email.`,
  again: "Order again",
  quoted: (name: string) => `You’ll find quote ${name} under Purchases.`,
  notYet: "Confirm your email address to buy credits.",
};
