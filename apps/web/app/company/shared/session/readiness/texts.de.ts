import { count } from "../../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** How attendees answer and get ready, wherever a page of the dashboard says it. */
export const texts: typeof english = {
  remind: {
    answer: (n) =>
      n === 1 ? "Eine fehlende Antwort erbitten" : `${formatNumber(n)} fehlende Antworten erbitten`,
    check: (n) => `${people(n)} um den Test bitten`,
  },
  remindHint: "Die E-Mail geht nur an diese Personen, höchstens einmal pro Stunde.",
  reminded: "Noch einmal gefragt",
  remindedText: (n) => `${count(n, "E-Mail ist", "E-Mails sind")} unterwegs.`,
  remindedBefore: "Alle wurden in der letzten Stunde gefragt",
  remindedBeforeText: "Diese E-Mail bekommt jede Person höchstens einmal pro Stunde.",
  rsvps: {
    coming: "Zugesagt",
    declined: "Abgesagt",
    joined: "Beigetreten",
    none: "Keine Antwort",
    not_invited: "Noch nicht eingeladen",
  },
};
