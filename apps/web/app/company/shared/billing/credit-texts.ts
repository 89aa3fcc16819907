import { formatNumber } from "../../../i18n/format.ts";
/** What other pages say about credits, too. */
export const creditTexts = {
  buy: "Buy credits",
  ledgerLink: "Ledger",
  low: {
    title: (free: number) =>
      free === 0
        ? "No credits are available"
        : free === 1
          ? "One credit is available"
          : `${formatNumber(free)} credits are available`,
    buyer: "One credit is one seat. Buy more before you confirm the next session.",
    others: "One credit is one seat. Ask an Owner of your company to buy more.",
  },
  debt: {
    title: (owed: number) => (owed === 1 ? "One credit is owed" : `${formatNumber(owed)} credits are owed`),
    text: "A payment was refunded after its credits had been used. You can’t buy more until this is settled. Please contact support.",
  },
};
