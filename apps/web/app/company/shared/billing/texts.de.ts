import type { texts as english } from "./texts.ts";

/** Who is billed for a company's purchases. */
export const texts: typeof english = {
  loading: "Die Rechnungsadressen werden geladen",
  title: "Rechnungsadressen",
  sub: "An wen wir die Rechnung stellen. Eine Änderung gilt für spätere Bestellungen; vorhandene Dokumente bleiben, wie sie sind.",
  name: "Unternehmen oder Person",
  street: "Straße und Hausnummer",
  postcode: "Postleitzahl",
  city: "Ort",
  country: "Land",
  chooseCountry: "Land wählen",
  optional: "(freiwillig)",
  vat: "USt-IdNr.",
  vatHint: (example) => `Zum Beispiel ${example}.`,
  tax: "Steuernummer",
  taxHint: "Die Nummer, die Ihre Buchhaltung auf Rechnungen braucht.",
  forAccounting: "Kopie per E-Mail, Referenz, Format und Sprache",
  invoiceEmail: "E-Mail-Adresse für Rechnungen",
  invoiceEmailHint:
    "Bekommt eine Kopie von Rechnungen, Mahnungen, Zahlungsbestätigungen und Rechnungskorrekturen. Angebote gehen nur an die Person, die sie anfordert.",
  reference: "Ihre Referenz",
  referenceHint: "Sie steht auf Ihren Dokumenten, zum Beispiel eine Kostenstelle oder Leitweg-ID.",
  format: "Format der Rechnungen",
  formatHint:
    "Deutsche Behörden verlangen XRechnung. Dafür sind Ihre Referenz (Leitweg-ID) und eine E-Mail-Adresse für Rechnungen nötig.",
  formats: { pdf: "PDF (Factur-X, ZUGFeRD)", xrechnung: "PDF und XRechnung" },
  language: "Sprache der Dokumente",
  languageHint: "Für Ihre Dokumente und die Zeile zur Umsatzsteuer bei der Bestellung.",
  label: "Name in Ihren Listen",
  labelHint: "Hilfreich, wenn Sie mehrere Rechnungsadressen haben.",
  save: "Rechnungsadresse speichern",
  saved: "Rechnungsadresse gespeichert",
  cancel: "Abbrechen",
  add: "Rechnungsadresse hinzufügen",
  edit: "Bearbeiten",
  editOf: (label) => `${label} bearbeiten`,
  default: "Standard",
  makeDefault: "Als Standard festlegen",
  makeDefaultOf: (label) => `${label} als Standard festlegen`,
  remove: "Löschen",
  removeOf: (label) => `${label} löschen`,
  removed: (label) => `${label} wurde gelöscht`,
  failed: "Das hat nicht geklappt",
  refused: {
    BILLING_INCOMPLETE:
      "Bitte vervollständigen Sie vor dem Kauf diese Adresse: Straße, Postleitzahl und Ort.",
    CURRENCY_NO_PRICE:
      "Die Umsatzsteuer auf diese Käufe fällt in einer Währung an, in der wir noch keine Preise haben. Bitte wenden Sie sich an unseren Support.",
    VAT_SELLER:
      "An Unternehmen mit einer USt-IdNr. aus einem anderen EU-Land können wir noch nicht verkaufen. Bitte wenden Sie sich an unseren Support.",
    VAT_UNCHECKED: "Ein Kauf ist möglich, sobald wir die USt-IdNr. geprüft haben. Wir versuchen es weiter.",
  },
  warnings: {
    invalid:
      "Das Register der EU kennt diese USt-IdNr. nicht, deshalb kommt Umsatzsteuer hinzu. Bitte prüfen Sie die Nummer.",
    no_answer: "Wir konnten diese USt-IdNr. noch nicht im Register der EU prüfen. Wir versuchen es weiter.",
    digits: "Diese USt-IdNr. sieht nach einem Tippfehler aus. Bitte prüfen Sie sie.",
  },
};
