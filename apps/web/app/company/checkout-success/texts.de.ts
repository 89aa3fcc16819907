import { count } from "../../i18n/de/phrases.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Zahlung eingegangen",
  added: (n) =>
    `${count(n, "Credit wurde", "Credits wurden")} dem Guthaben Ihres Unternehmens gutgeschrieben.`,
  balance: "Neues Guthaben",
  credits: (balance) => `${balance} Credits`,
  plan: "Session planen",
  see: "Zur Abrechnung",
  seeOrder: "Zum Kauf",
  waitingTitle: "Wir warten auf Ihre Zahlung",
  slowTitle: "Das dauert länger als sonst",
  slow: "Manche Zahlungsarten brauchen ein oder zwei Tage. Sie können die Seite schließen; wir schreiben Ihnen, wenn die Zahlung eingegangen ist.",
  stranger: "Bestellung nicht gefunden",
  strangerText: "Diese Bestellung gehört nicht zu Ihrem Unternehmen.",
  refundedTitle: "Diese Bestellung wurde erstattet",
  refunded: "Ihre Credits wurden abgezogen. Wie viele, steht in den Buchungen.",
  cancelledTitle: "Diese Bestellung wurde storniert",
  cancelled: "Es wurden keine Credits gutgeschrieben. Falls Sie bezahlt haben, erstatten wir Ihre Zahlung.",
  disputedTitle: "Diese Zahlung ist angefochten",
  disputed: "Bis darüber entschieden ist, bleiben ihre Credits gesperrt.",
  waiting:
    "Diese Seite aktualisiert sich, sobald die Zahlung eingeht. Sie können sie schließen; die Rechnung kommt per E-Mail.",
  nothingTitle: "Hier gibt es nichts zu sehen",
  nothing:
    "Diese Seite zeigt eine Bestellung nach der Zahlung. Ihre Bestellungen finden Sie unter „Abrechnung“.",
  failedTitle: "Zahlung fehlgeschlagen",
  failed: "Es wurden keine Credits gutgeschrieben.",
  again: "Zurück zu den Paketen",
};
