import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../../i18n/credit-terms.de.ts";
import type { TranslatedGroup } from "../question-group.ts";

export const credits: TranslatedGroup = {
  id: "credits",
  title: "Credits und Bezahlen",
  list: [
    {
      id: "what-is-a-credit",
      q: "Was ist ein Credit?",
      a: [
        "Ein Platz in einer Session. Ein Credit ist verbraucht, sobald jemand fünf Minuten in der laufenden Session war. Alle anderen werden von selbst wieder frei.",
      ],
      terms: "Credit Platz Preis Person Bedeutung zählen verbraucht",
    },
    {
      id: "do-credits-expire-can-we-have-unused-ones-refunded",
      q: "Verfallen Credits? Können wir nicht genutzte erstattet bekommen?",
      a: [
        creditTerms,
        `Unter „Abrechnung“ erledigt das mit einem Knopf, wer kaufen darf: einmal in ${limits.refundMonths} Monaten, für das, was mit Karte bezahlt wurde. In allen anderen Fällen schreiben Sie uns.`,
      ],
      terms: "Erstattung Geld zurück Ablauf Verfall gültig ungenutzt Rückgabe",
    },
    {
      id: "what-if-someone-joins-and-leaves",
      q: "Und wenn jemand dazukommt und wieder geht?",
      a: [
        "Wer geht, bevor fünf Minuten in der laufenden Session um sind, kostet nichts. Danach ist der Credit verbraucht.",
      ],
      terms: "früher gehen fünf Minuten berechnet teilweise Credit",
    },
    {
      id: "what-if-the-session-doesnt-start",
      q: "Und wenn die Session nicht startet?",
      a: [
        "Wenn weniger als zwei Leute kommen, macht der Autopilot sie wieder zum Entwurf, gibt alle Credits zurück und sagt Ihnen Bescheid. Auch eine Session mit Spielleitung wird wieder zum Entwurf, wenn sie in den zwei Stunden nach dem geplanten Beginn niemand startet.",
      ],
      terms: "abgesagt niemand kommt weniger Leute starten gescheitert Credits zurück",
    },
    {
      id: "can-someone-take-a-colleagues-seat",
      q: "Kann jemand den Platz einer anderen Person übernehmen?",
      a: ["Ja. Wenn jemand sagt: „Ich kann nicht kommen“, ist der Platz für jemand anderen frei."],
      terms: "ersetzen Ersatz tauschen übertragen Platz statt",
    },
    {
      id: "how-do-we-get-the-free-seats",
      q: "Wie bekommen wir die kostenlosen Plätze?",
      a: [
        "Legen Sie mit Ihrer geschäftlichen E-Mail-Adresse ein Konto an und bestätigen Sie die Adresse. Ihr Unternehmen hat dann 6 kostenlose Credits. Jede E-Mail-Domain bekommt sie einmal.",
      ],
      terms: "kostenlos gratis Test Willkommen Credits Konto anlegen registrieren Angebot",
    },
    {
      id: "who-in-the-company-can-buy",
      q: "Wer im Unternehmen kann kaufen?",
      a: [
        "Die Hauptadministration und die Administration, solange die Hauptadministration das nicht abschaltet. Wer die Administration nur für die Abrechnung hat, kann es immer.",
      ],
      terms: "Kauf Erlaubnis Bestellung Rechte Rolle einkaufen wer darf",
    },
    {
      id: "do-prices-include-vat",
      q: "Enthalten die Preise Umsatzsteuer?",
      a: [
        "Nein. Wo wir Umsatzsteuer berechnen müssen, kommt sie vor der Bestellung auf einer eigenen Zeile hinzu, nach dem Land und der USt-IdNr. Ihrer Rechnungsadresse. Dieselbe Zeile steht auf dem Angebot und auf der Rechnung.",
      ],
      terms: "Umsatzsteuer Mehrwertsteuer MwSt netto brutto Reverse Charge Preis",
    },
    {
      id: "do-we-get-an-invoice",
      q: "Bekommen wir eine Rechnung?",
      a: [
        "Ja. Wo der Betreiber Überweisungen annimmt, bestellen Sie auf Rechnung und zahlen innerhalb von 30 Tagen. Wenn Sie mit Karte zahlen, bekommen Sie eine Rechnung, die schon bezahlt ist. Darauf stehen Rechnungsadresse und USt-IdNr. Ihres Unternehmens. Wir schicken sie Ihnen als PDF per E-Mail, und Sie haben sie auch unter „Abrechnung“. Danach ändert sie sich nie: Eine Erstattung hat ihre eigene Rechnungskorrektur.",
      ],
      terms: "Rechnung Beleg Buchhaltung Bestellnummer Überweisung PDF",
    },
    {
      id: "what-does-it-cost-per-person",
      q: "Was kostet es pro Person?",
      a: [
        "Einen Credit für jede Person, die kommt. Auf der Seite mit den Preisen stehen alle Pakete, und sie rechnet Ihnen eine Session aus.",
      ],
      terms: "Preis Kosten pro Person wie viel Budget teuer Gebühr Kopf Mitarbeitende",
    },
    {
      id: "how-can-we-pay",
      q: "Wie können wir bezahlen?",
      a: [
        "Mit Karte, auf der Seite unseres Zahlungsanbieters, oder per Überweisung auf Rechnung, wo der Betreiber Überweisungen annimmt.",
      ],
      terms: "Zahlung Kreditkarte Visa Mastercard PayPal Überweisung SEPA zahlen Zahlungsart Stripe",
    },
    {
      id: "can-we-get-a-quote-first",
      q: "Können wir vorher ein Angebot bekommen?",
      a: [
        `Ja. Erstellen Sie es beim Kauf von Credits selbst: ein PDF mit der Rechnungsadresse Ihres Unternehmens und einem Preis, der ${limits.quoteDays} Tage gilt. Später können Sie daraus bestellen.`,
      ],
      terms: "Angebot einholen Kostenvoranschlag Einkauf Beschaffung Freigabe Budget",
    },
    {
      id: "is-there-a-subscription-or-a-contract",
      q: "Gibt es ein Abo oder einen Vertrag?",
      a: [
        "Nein. Sie kaufen Credits, wenn Sie welche brauchen, und ein Kauf verlängert sich nicht von selbst.",
      ],
      terms: "Abo Abonnement Vertrag monatlich jährlich verlängern Kündigung Laufzeit Lizenz",
    },
    {
      id: "is-there-a-discount-for-larger-groups",
      q: "Gibt es Rabatt für größere Gruppen?",
      a: [
        "In größeren Paketen kostet ein Platz weniger, und enthalten ist dasselbe. Die Seite mit den Preisen vergleicht sie.",
      ],
      terms: "Rabatt Mengenrabatt günstiger große Gruppe gemeinnützig Schule Nachlass",
    },
    {
      id: "which-currencies-can-we-pay-in",
      q: "In welchen Währungen können wir zahlen?",
      a: ["In US-Dollar, Euro und Pfund, jeweils mit eigenen Preisen."],
      terms: "Währung Euro Dollar Pfund USD EUR GBP",
    },
  ],
};
