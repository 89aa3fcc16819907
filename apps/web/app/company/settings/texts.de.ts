import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Wie Ihre Sessions aussehen, was wir speichern, wer kauft und wie sich Ihre Administration anmeldet.",
  loading: "Die Einstellungen werden geladen",
  ownersOnly: "Diese Einstellungen kann nur die Hauptadministration ändern.",
  save: "Speichern",
  saving: "Wird gespeichert",
  saved: "Einstellungen gespeichert",
  pages: "Weitere Einstellungen",
  branding: {
    title: "Name und Logo",
    name: "Name des Unternehmens",
    nameHint: "Er steht in E-Mails, in der Lobby und auf Rechnungen.",
    color: "Farbe",
    colorHint:
      "Für die Knöpfe in Ihren E-Mails. Die Schrift darauf ist schwarz oder weiß, je nachdem, was besser lesbar ist.",
    colorText: "Farbcode",
    ours: "Farbe von Lantern Hour nehmen",
    sample: "Der Session beitreten",
    logo: "Logo",
    logoHint:
      "Für E-Mails und die Lobby. PNG, JPEG oder WebP bis 512 KB, auf weißem Grund. Ein WebP lassen wir in E-Mails weg, weil Outlook es nicht anzeigen kann.",
    logoAlt: (company) => `Logo von ${company}`,
    choose: "Bild auswählen",
    replace: "Anderes auswählen",
    remove: "Entfernen",
    logoSaved: "Logo gespeichert",
    logoRemoved: "Logo entfernt",
    tooBig: "Bitte wählen Sie ein Bild bis 512 KB.",
  },
  privacy: {
    title: "Was wir messen und speichern",
    persons: "Werte einzelner Personen",
    personsHint:
      "Ein: Jede Person sieht ihren eigenen Anteil in ihrem Rückblick und bekommt vor ihrem Team eine Auszeichnung; Sie sehen beides nie. Aus: Wir messen nur Teams, nie einzelne Personen.",
    retention: "Aufbewahren, was Teilnehmende schreiben",
    days: (days) => (days === 1 ? "Tag" : "Tage"),
    retentionHint:
      "Danach löschen wir Chat, Antworten auf die Fragen am Ende, Dankeskarten und Antworten auf Einladungen einer Session. Vereinbarungen bleiben im Bericht.",
    pages: "Teams dürfen eine Seite mit ihrem Ende teilen",
    pagesHint:
      "Ein: Jemand aus einem Team kann eine Seite für alle erstellen, die den Link haben, mit Ende, Weg und Auszeichnung des Teams. Sie zeigt nichts über Ihr Unternehmen, und einen Vornamen nur, wenn die Person ihn einschaltet. Aus: Geteilte Seiten enden sofort.",
    pageDays: "Eine geteilte Seite endet nach",
    pageDaysHint: "Gezählt ab dem Tag, an dem sie geteilt wurde, auch für Seiten, die es schon gibt.",
    audit: "Änderungsprotokoll aufbewahren",
    auditHint: (min, max) =>
      `Von ${formatNumber(min)} bis ${formatNumber(max)} Tage. Ältere Einträge löschen wir. Die übrigen lassen sich weiterhin auf Manipulation prüfen.`,
    documents: "Für Ihren Betriebsrat:",
    processing: "Datenverarbeitung",
  },
  files: {
    title: "Dateien",
    language: "Sprache der Downloads",
    hint: "Für Berichte als PDF und Folien und für die Überschriften in CSV-Dateien. Rechnungen und Belege haben die Sprache ihrer Rechnungsadresse.",
  },
  checkIn: {
    title: "Kurzumfrage",
    text: "Finden Sie heraus, ob Sessions etwas ändern. Teilnehmende bewerten drei Aussagen von „stimme nicht zu“ bis „stimme zu“: in der Lobby, nach dem Rückblick und per E-Mail 14 und 30 Tage später. Jede lässt sich überspringen.",
    statements: [
      "Wenn ich nicht weiterkomme, weiß ich, wen ich fragen kann.",
      "Vor diesen Menschen fällt es mir leicht, zu sagen, was ich denke.",
      "Ich habe das Gefühl, zu dieser Gruppe zu gehören.",
    ],
    label: "Kurzumfrage anbieten",
    hint: "Einzelne Antworten sehen Sie nie. Die Auswertung zeigt, wie sich Durchschnittswerte über alle Ihre Sessions verändert haben, sobald mindestens fünf Personen zählen, und sagt, wo ein Unterschied Zufall sein kann. Wenn Sie ausschalten, fragen wir nicht mehr; frühere Antworten zählen weiter.",
  },
  buying: {
    title: "Credits kaufen",
    label: "Auch die Administration darf Credits kaufen",
    hint: "Wenn das eingeschaltet ist, kann die Administration Credits bestellen und Bestellungen, Angebote und Rechnungsangaben sehen. Sonst können das nur die Hauptadministration und die Administration mit „nur Abrechnung“.",
  },
  secondFactor: {
    title: "Zweiter Schritt",
    text: "Alle in der Administration brauchen dann eine Authenticator-App oder einen Passkey. Wer keines von beiden hat, muss es zuerst einrichten. API-Schlüssel funktionieren weiter.",
    label: "Von allen in der Administration einen zweiten Schritt verlangen",
  },
  methods: {
    title: "Anmeldewege",
    text: "Wie sich Ihre Administration anmeldet. Um einen Anbieter vorzuschreiben, lassen Sie nur diesen eingeschaltet. Teilnehmende brauchen keine Anmeldung.",
    names: {
      password: "E-Mail-Adresse und Passwort",
      google: "Google",
      microsoft: "Microsoft",
      linkedin: "LinkedIn",
      facebook: "Facebook",
    },
    legend: "Erlaubt",
    off: "Nicht eingerichtet",
  },
};
