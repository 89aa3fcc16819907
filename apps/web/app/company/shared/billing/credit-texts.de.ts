import { formatNumber } from "../../../i18n/format.ts";
import type { creditTexts as english } from "./credit-texts.ts";

/** What other pages say about credits, too. */
export const creditTexts: typeof english = {
  buy: "Credits kaufen",
  ledgerLink: "Buchungen",
  low: {
    title: (free) =>
      free === 0
        ? "Es sind keine Credits verfügbar"
        : free === 1
          ? "Ein Credit ist verfügbar"
          : `${formatNumber(free)} Credits sind verfügbar`,
    buyer: "Ein Credit ist ein Platz. Kaufen Sie weitere, bevor Sie die nächste Session bestätigen.",
    others: "Ein Credit ist ein Platz. Bitten Sie die Hauptadministration, weitere zu kaufen.",
  },
  debt: {
    title: (owed) =>
      owed === 1 ? "Ein Credit ist noch offen" : `${formatNumber(owed)} Credits sind noch offen`,
    text: "Eine Zahlung wurde erstattet, nachdem ihre Credits genutzt waren. Bis das ausgeglichen ist, können Sie keine weiteren kaufen. Bitte wenden Sie sich an unseren Support.",
  },
};
