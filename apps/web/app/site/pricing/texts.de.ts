import { creditTerms } from "../../i18n/credit-terms.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Preise",
  description:
    "Sie zahlen nur für Leute, die kommen. Ein Credit ist ein Platz in einer Session. Pakete mit 12, 48 und 150 Credits, und die ersten 6 sind kostenlos.",
  heading: "Sie zahlen nur für Leute, die kommen.",
  intro:
    "Ein Credit ist ein Platz in einer Session. Es gibt keine Abos und keine Stufen: In jedem Paket ist alles enthalten. Die ersten 6 Plätze Ihres Unternehmens sind kostenlos.",
  count: {
    label: "Für Ihr Team ausrechnen",
    seats: "Plätze, die Sie reservieren",
    came: "Leute, die kommen",
    first: "Das ist unsere erste Session",
    currency: "Währung",
    bill: "Das würden Sie zahlen",
    button: "6 Plätze kostenlos holen",
    without: "Das ist ein Beispiel. Schalten Sie JavaScript ein, um es für Ihr Team auszurechnen.",
  },
  packs: {
    heading: "Drei Pakete, ein Produkt.",
    intro:
      "In größeren Paketen kostet ein Platz weniger, und jede Währung hat ihre eigenen Preise. Sonst ändert sich nichts.",
    caption: "Pakete mit Credits",
    columns: ["Paket", "Pro Platz", "Sie zahlen"],
    credits: "Credits",
    seat: "pro Platz",
    asOf: (date) =>
      `Preise vom ${date}, zuzüglich Umsatzsteuer, wo sie anfällt. Wo wir Umsatzsteuer berechnen, zahlen Sie in der Währung des Landes, an das sie geht; sonst legt Ihr erster Kauf die Währung Ihres Unternehmens fest. Auf Ihrer Rechnung steht die USt-IdNr. Ihres Unternehmens.`,
  },
  terms: creditTerms,
  life: {
    heading: "Das Leben eines Credits",
    intro: "Was mit einem Credit geschieht, vom Kauf bis er wieder frei wird.",
    steps: [
      {
        name: "Verfügbar",
        text: "Sie haben ihn gekauft, oder er ist einer Ihrer 6 kostenlosen. Sehen Sie sich um, planen und proben Sie, so oft Sie möchten:",
        strong: "Das kostet nichts.",
      },
      {
        name: "Reserviert",
        text: "Wenn Sie eine Session bestätigen, reservieren wir für jeden Platz einen Credit. Sagen Sie die Session ab,",
        strong: "sind alle sofort wieder frei.",
      },
      {
        name: "Verbraucht",
        text: "Ein Credit ist verbraucht, sobald jemand fünf Minuten in der laufenden Session war.",
        strong: "Die Spielleitung braucht keinen Platz.",
      },
      {
        name: "Wieder frei",
        text: "Wenn jemand nicht kommt,",
        strong: "wird der Credit am Ende der Session wieder frei.",
      },
    ],
  },
  included: {
    heading: "In jedem Platz enthalten",
    list: [
      "Jedes verfügbare Abenteuer",
      "Bild und Ton im Browser",
      "Einladungen, Erinnerungen und Kalenderdateien",
      "Ein Technik-Check von einer Minute für alle",
      "Autopilot, oder eine Konsole für die Spielleitung",
      "Rückblick und Auszeichnungen für jedes Team",
      "Ein Bericht für das Unternehmen, auch als CSV und PDF",
      "Proben mit simulierten Teammitgliedern",
      "Untertitel und volle Bedienung mit der Tastatur",
      "Ein Blatt zum Datenschutz für den Betriebsrat, auf einer Seite",
    ],
  },
  byReceipt: {
    heading: "Zahlung und Rechnungen",
    intro: "Alles, was Ihre Buchhaltung braucht.",
    list: [
      {
        name: "So zahlen Sie",
        text: "Ein Paket oder eine beliebige Zahl von Credits, in US-Dollar, Euro oder Pfund: mit Karte im Browser, oder auf Rechnung, wo der Betreiber Überweisungen annimmt. Wenn Sie ein Angebot brauchen, erstellen Sie vorher eins. Nichts verlängert sich von selbst, also müssen Sie auch nichts kündigen.",
      },
      {
        name: "Die Rechnung",
        text: "Sie bekommen per E-Mail und unter „Abrechnung“ ein nummeriertes PDF mit Rechnungsadresse, Steuernummer und Bestellnummer Ihres Unternehmens. Ihre Angaben machen Sie ein einziges Mal.",
      },
      {
        name: "Die Buchungen",
        text: "Die Buchungen zeigen jede Änderung an Ihren Credits, den Grund und das Guthaben danach. Sie lesen sie im Dashboard oder laden sie als CSV herunter.",
      },
    ],
  },
  questions: {
    heading: "Häufige Fragen",
    more: "Alle Fragen",
    contact: "Etwas anderes fragen",
    group: "credits",
  },
  end: {
    heading: "Erst spielen, dann zahlen.",
    text: "Legen Sie mit Ihrer geschäftlichen E-Mail-Adresse ein Konto an, und Ihre ersten 6 Plätze sind kostenlos. Oder spielen Sie allein eine Szene, ganz ohne Konto.",
  },
};
