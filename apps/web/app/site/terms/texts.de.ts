import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../../i18n/credit-terms.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Bedingungen",
  version: "1.3",
  date: "2026-11-30",
  intro: "Was Sie von Lantern Hour erwarten können, und worum wir Sie bitten.",
  sections: [
    {
      title: "Wer es nutzen kann",
      text: [
        "Unternehmen und andere Organisationen mit einer geschäftlichen E-Mail-Adresse. Wenn Sie ein Konto anlegen, handeln Sie für Ihr Unternehmen, bestätigen, dass Sie das dürfen, und übernehmen seine Hauptadministration.",
        "Teilnehmende brauchen kein Konto. Ein Unternehmen lädt sie ein, und sie treten mit ihrem Link bei. Sie haben keinen Vertrag mit uns und zahlen nichts.",
      ],
    },
    {
      title: "Credits",
      text: [
        "Ein Credit ist ein Platz in einer Session. Mit dem Bestätigen einer Session sind ihre Plätze reserviert. Ein Credit ist verbraucht, sobald eine teilnehmende Person fünf Minuten in der laufenden Session war. Alle anderen reservierten Credits werden wieder frei, wenn die Session endet oder abgesagt wird.",
        "Ein Unternehmen bekommt 6 kostenlose Credits, sobald die Hauptadministration ihre E-Mail-Adresse bestätigt, einmal pro E-Mail-Domain. Diese Credits lassen sich nicht gegen Geld eintauschen.",
      ],
    },
    {
      title: "Preise und Zahlung",
      text: [
        "Sie kaufen Credits in Paketen oder in beliebiger Zahl, zu den Preisen, die Sie vor dem Bezahlen sehen. Sie zahlen einmal, und nichts verlängert sich von selbst. Die Preise verstehen sich ohne Umsatzsteuer. Wo wir sie berechnen müssen, kommt sie vor der Bestellung auf einer eigenen Zeile hinzu. Auf Ihrer Rechnung steht, an wen sie geht.",
        `Wenn Sie auf Rechnung bestellen, zahlen Sie innerhalb von ${limits.invoiceDays} Tagen. Wir können Credits gutschreiben, bevor Sie gezahlt haben. Die niemand verbraucht hat, verlassen Ihr Guthaben, sobald die Rechnung ${limits.overdueCreditDays} Tage überfällig ist, bis Sie zahlen. Ein Angebot oder eine Bestellung können Sie unter „Abrechnung“ stornieren, solange nichts bezahlt und keiner ihrer Credits verbraucht oder reserviert ist.`,
        `${creditTerms} Einmal in ${limits.refundMonths} Monaten können Sie das unter „Abrechnung“ selbst tun, für das, was Sie mit Karte bezahlt haben; sonst schreiben Sie uns.`,
        "Wenn eine Zahlung erstattet oder zurückgebucht wird, ziehen wir ihre Credits von Ihrem Guthaben ab. Sind einige davon schon verbraucht, können Sie erst wieder kaufen, wenn das geklärt ist.",
      ],
    },
    {
      title: "Worum wir Sie bitten",
      text: [
        "Laden Sie nur Menschen ein, die Sie unter ihrer geschäftlichen E-Mail-Adresse anschreiben dürfen, und sagen Sie ihnen, was die Session ist. Behalten Sie Ihr Passwort für sich. Verwenden Sie den Dienst nicht, um jemandem zu schaden oder jemanden auszuspähen.",
        "Logos und Texte, die Sie hinzufügen, bleiben Ihre. Damit bestätigen Sie, dass Sie sie hier verwenden dürfen.",
      ],
    },
    {
      title: "Was Sie von uns bekommen",
      text: [
        "Eine Session, die pünktlich beginnt und endet. Wenn bei uns etwas ausfällt, hält die Session von selbst an und geht dann weiter. Kann sie nicht starten, geben wir ihre Credits wieder frei.",
        "Die Geschichten, Bilder und Texte bleiben unsere. Ihre Rückblicke und was Sie schreiben gehören Ihnen.",
      ],
    },
    {
      title: "Aufhören",
      text: [
        "Sie können jederzeit aufhören. Die Hauptadministration kann das Unternehmen und seine Leute unter „Ihr Profil“ löschen, sobald laufende Sessions zu Ende sind. Wir behalten nur, was das Gesetz für die Buchhaltung verlangt.",
        "Der Betreiber kann ein Konto schließen, das anderen schadet, und sagt Ihnen dann, warum.",
      ],
    },
    {
      title: "Änderungen",
      text: [
        "Diese Bedingungen haben eine Version und ein Datum. Wenn sie sich ändern, sagen wir es der Hauptadministration vorher. Die neue Version gilt dann für alles, was sie von diesem Tag an kauft.",
        "Welches Recht gilt und welche Gerichte zuständig sind, hängt davon ab, wo der Betreiber, der auf dieser Seite steht, seinen Sitz hat.",
      ],
    },
  ],
};
