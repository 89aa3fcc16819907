import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { purchaseTexts as english } from "./purchase-texts.ts";

const credits = (n: number) => count(n, "Credit", "Credits");

/** A purchase, in the list of all and on its own page. */
export const purchaseTexts: typeof english = {
  documents: {
    kinds: {
      quote: "Angebot",
      receipt: "Zahlungsbeleg",
      invoice: "Rechnung",
      confirmation: "Zahlungsbestätigung",
      credit_note: "Rechnungskorrektur",
      credit_note_reversal: "Aufhebung einer Rechnungskorrektur",
    },
    getOf: (kind, n, day, name) => `${kind} über ${credits(n)}, ${day} (${name})`,
    xrechnung: "XRechnung",
    failed: "Das Dokument ließ sich nicht laden",
  },
  credits,
  purchaseOrder: (number) => `Bestellnummer ${number}`,
  vat: (amount) => `inkl. USt. ${amount}`,
  validUntil: (day) => `gültig bis ${day}`,
  lapsed: (day) => `seit ${day} nicht mehr gültig`,
  dueAt: (day) => `fällig am ${day}`,
  added: (n) => `davon ${formatNumber(n)} gutgeschrieben`,
  overdue: "Überfällig",
  states: {
    quoted: "Angebot",
    open: "Noch nicht bezahlt",
    part_paid: "Teilweise bezahlt",
    paid: "Bezahlt",
    declined: "Abgelehnt",
    expired: "Nicht rechtzeitig bezahlt",
    part_refunded: "Teilweise erstattet",
    refunded: "Erstattet",
    disputed: "Angefochten",
    cancelled: "Storniert",
  },
  part: (amount) => `${amount} erstattet`,
  pay: "Per Karte bezahlen",
  payOf: (name) => `${name} per Karte bezahlen`,
  invoice: "Auf Rechnung bestellen",
  invoiceOf: (name) => `${name} auf Rechnung bestellen`,
  ordered: (name) => `Bestellt. Die Rechnung ${name} finden Sie unten und in Ihrer E-Mail.`,
  failed: "Das hat nicht geklappt",
  cancel: "Stornieren",
  cancelOf: (name) => `${name} stornieren`,
  cancelTitle: (name) => `${name} stornieren?`,
  cancelText:
    "Danach lässt sich hiermit nichts mehr bestellen oder bezahlen. Neu bestellen können Sie jederzeit.",
  cancelInvoiceText:
    "Zur Rechnung bekommen Sie eine Rechnungskorrektur. Credits, die wir vor der Zahlung gutgeschrieben haben, werden abgezogen.",
  refund: "Nicht genutzte Credits erstatten",
  refundOf: (name) => `Nicht genutzte Credits von ${name} erstatten`,
  refundTitle: (n, amount) => `${credits(n)} für ${amount} erstatten?`,
  refundText: (day) =>
    `Das Geld geht zurück auf Ihre Karte, und die Credits werden von Ihrem Guthaben abgezogen. Das ist bis ${day} möglich, und einmal in 12 Monaten. Sie bekommen eine Rechnungskorrektur.`,
  refundSubmit: (amount) => `${amount} erstatten`,
  refundDone: (amount) => `${amount} sind unterwegs zurück auf Ihre Karte.`,
  cancelBack: "Zurück",
  cancelled: (name) => `Storniert: ${name}`,
};
