import { creditTerms } from "../../i18n/credit-terms.de.ts";
import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const credits = (n: number) => count(n, "Credit", "Credits");

export const texts: typeof english = {
  sub: "Ein Credit ist ein Platz in einer Session. Sie zahlen nur für Personen, die kommen.",
  terms: creditTerms,
  forbidden: "In Ihrem Unternehmen dürfen Sie keine Credits kaufen",
  forbiddenText:
    "Bitten Sie die Hauptadministration, welche zu kaufen oder in den Einstellungen auch der Administration den Kauf zu erlauben.",
  loading: "Die Pakete werden geladen",
  nothing: "Gerade können Sie keine Credits kaufen. Bitte wenden Sie sich an unseren Support.",
  amount: "Wie viele Credits?",
  packs: "Pakete",
  pack: credits,
  seat: (price) => `${price} pro Platz`,
  credits: "Credits",
  limit: (most) => `Eine ganze Zahl bis ${most}. Sie brauchen mehr?`,
  writeToUs: "Schreiben Sie uns",
  invalid: (most) => `Bitte geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
  tooMany: (most) => `Eine Bestellung hat höchstens ${most} Credits.`,
  noPrice: "Wählen Sie ein Paket oder geben Sie eine Zahl ein, um den Preis zu sehen.",
  row: (number, each) => `${credits(number)} zu je ${each}`,
  total: "Gesamtbetrag",
  taxOpen:
    "Gegebenenfalls zuzüglich Umsatzsteuer. Sie sehen sie, sobald feststeht, an wen die Rechnung geht.",
  cheaper: (better, less, number) => `${credits(better)} kosten ${less} weniger als ${formatNumber(number)}.`,
  same: (better, number) => `${credits(better)} kosten nicht mehr als ${formatNumber(number)}.`,
  take: (number) => `${formatNumber(number)} nehmen`,
  currency: "Währung",
  currencyHint: "Ihr erster Kauf legt die Währung Ihres Unternehmens fest.",
  billed: "An wen geht die Rechnung?",
  accountMissing: "Speichern Sie oben eine Rechnungsadresse, um zu bestellen.",
  order: "Wie bezahlen Sie?",
  purchaseOrder: "Bestellnummer",
  optional: "(freiwillig)",
  purchaseOrderHint: "Wenn Ihr Unternehmen eine hat, steht sie auf Angebot und Rechnung.",
  card: "Per Karte bezahlen",
  invoice: "Auf Rechnung bestellen",
  quote: "Zuerst ein Angebot erstellen",
  payNext: "Sie bezahlen auf der nächsten Seite und kommen dann hierher zurück.",
  invoiceHint: (days) =>
    `Rechnungen sind innerhalb von ${formatNumber(days)} Tagen per Überweisung zu bezahlen.`,
  atOnce: (number) =>
    `Bis zu ${number} Credits schreiben wir sofort gut, die übrigen nach dem Zahlungseingang.`,
  afterPayment: "Die Credits schreiben wir nach dem Zahlungseingang gut.",
  ordered: (name) => `Bestellt. Die Rechnung ${name} finden Sie unter „Käufe“ und in Ihrer E-Mail.`,
  again: "Noch einmal bestellen",
  quoted: (name) => `Das Angebot ${name} finden Sie unter „Käufe“.`,
  notYet: "Bestätigen Sie Ihre E-Mail-Adresse, um Credits zu kaufen.",
};
