import type { DocumentText } from "./en.ts";

/** What documents say, in German. */
export const de: DocumentText = {
  titles: {
    receipt: (name) => `Zahlungsbeleg ${name}`,
    invoice: (name) => `Rechnung ${name}`,
    confirmation: () => "Zahlungsbestätigung",
    credit_note: (name) => `Rechnungskorrektur ${name}`,
    credit_note_reversal: (name) => `Aufhebung einer Rechnungskorrektur ${name}`,
    quote: (name) => `Angebot ${name}`,
  },
  issued: (day) => `Ausgestellt am ${day}`,
  paid: (day) => `Bezahlt am ${day}`,
  payBy: (issued, day) => `Ausgestellt am ${issued}. Bitte bis zum ${day} bezahlen.`,
  confirms: (name, day) => `Die Rechnung ${name} wurde am ${day} bezahlt.`,
  credits: {
    receipt: (issued, name) => `Ausgestellt am ${issued} zum Zahlungsbeleg ${name}`,
    invoice: (issued, name) => `Ausgestellt am ${issued} zur Rechnung ${name}`,
  },
  setOff: (name) => `Der Betrag wird mit der Rechnung ${name} verrechnet oder zurückgezahlt.`,
  valid: (issued, until) => `Ausgestellt am ${issued}. Gültig bis ${until}.`,
  purchaseOrder: (number) => `Ihre Bestellnummer: ${number}`,
  order: (id) => `Bestellung ${id}`,
  from: "Von",
  to: "An",
  columns: { what: "Beschreibung", credits: "Credits", each: "Einzelpreis", amount: "Betrag" },
  what: "Lantern-Hour-Credits (je ein Platz)",
  totals: {
    receipt: (currency) => `Bezahlter Betrag (${currency})`,
    invoice: (currency) => `Zu zahlen (${currency})`,
    paidInvoice: (currency) => `Gesamtbetrag, bezahlt (${currency})`,
    confirmation: (currency) => `Erhaltener Betrag (${currency})`,
    credit_note: (currency) => `Gutgeschriebener Betrag (${currency})`,
    credit_note_reversal: (currency) => `Nicht mehr gutgeschriebener Betrag (${currency})`,
    quote: (currency) => `Gesamtbetrag (${currency})`,
  },
  unused: "Nicht genutzte Credits",
  overdue: "30 Tage nach Fälligkeit nicht bezahlt",
  net: "Netto",
  reference: (reference) => `Referenz: ${reference}`,
  reason: (reason) => `Grund: ${reason}`,
  noInvoice: "Diese Bestätigung ist keine Rechnung. Etwaige Umsatzsteuer weist die Rechnung aus.",
  sample: "Muster: im lokalen Modus erstellt und nicht für die Buchhaltung",
  vat: (number) => `USt-IdNr. ${number}`,
  tax: (number) => `Steuernummer ${number}`,
  payment: {
    title: "So bezahlen Sie",
    reference: (name) => `Per Überweisung mit dem Verwendungszweck ${name}`,
    holder: (name) => `Kontoinhaber: ${name}`,
    iban: (number) => `IBAN ${number}`,
    bic: (code) => `BIC ${code}`,
  },
  acceptance: {
    title: "So bestellen Sie",
    text: (origin) =>
      `Bestellen Sie zu diesem Preis auf der Seite „Abrechnung“ von ${origin}, per Karte oder auf Rechnung. Auf die Rechnung können Sie Ihre Bestellnummer setzen lassen.`,
  },
};
