import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Sicherheit",
  description:
    "Wie Lantern Hour Konten, Sessions und Daten schützt: was verschlüsselt ist, was gespeichert wird und wie man eine Schwachstelle meldet.",
  heading: "So schützen wir Ihre Daten.",
  version: "1.2",
  date: "2026-11-24",
  intro:
    "Was diese Version heute tut. Keine Siegel, und keine Versprechen, was wir eines Tages vielleicht tun.",
  questions: "Was Sicherheitsabteilungen fragen",
  proof: "Was wir gemessen haben (auf Englisch)",
  sections: [
    {
      id: "accounts",
      title: "Konten",
      list: [
        {
          name: "Passwörter",
          text: "Wir speichern sie nur als Hash mit argon2id. Verbreitete Passwörter lehnen wir ab, und wer rät, wird gebremst, ohne dass Sie ausgesperrt werden.",
        },
        {
          name: "Anmeldungen",
          text: "Eine Anmeldung, die niemand nutzt, endet innerhalb von acht Stunden, und jede Anmeldung endet nach sieben Tagen. Der Server speichert von jedem Token nur einen Hash. Ihr Browser speichert seine Kopie verschlüsselt, mit einem Schlüssel, der verschwindet, wenn Sie den letzten Tab schließen. In Ihrem Profil stehen alle Ihre Anmeldungen, und dort können Sie sie beenden.",
        },
        {
          name: "Andere Identitäten",
          text: "Sie können sich mit Google, Microsoft, Facebook oder LinkedIn anmelden, wenn diese Installation das eingerichtet hat. Dass die E-Mail-Adresse passt, genügt nie, um ein Konto zu verbinden: Wir fragen Sie vorher per E-Mail.",
        },
        {
          name: "Adressen von Teilnehmenden",
          text: "Wenn jemand die E-Mail-Adresse einer teilnehmenden Person ändert, gelten Links an die alte nicht mehr, und wir benachrichtigen die alte. Was vorher gesagt wurde, ist unter der neuen Adresse erst zu sehen, nachdem die alte die Änderung bestätigt hat.",
        },
        {
          name: "Rechte",
          text: "Hauptadministration, Administration und Teilnehmende haben verschiedene Rechte, und der Server prüft sie bei jeder Anfrage. Ein Protokoll hält Anmeldungen, Änderungen und Exporte fest, und einmal pro Stunde, was unser Support von Ihren Daten öffnet. Das Produkt kann keinen Eintrag ändern, und eine Kette von Hashes zeigt die meisten Änderungen, die in der Datenbank selbst geschehen.",
        },
      ],
    },
    {
      id: "companies",
      title: "Getrennte Unternehmen",
      list: [
        {
          name: "Die Daten eines Unternehmens",
          text: "Jede Abfrage nach Daten eines Unternehmens ist auf dieses Unternehmen beschränkt. Ein automatischer Test stellt jede Anfrage mit Kennungen eines anderen Unternehmens und darf nichts bekommen.",
        },
        {
          name: "Credits",
          text: "Die Datenbank selbst schützt Ihr Guthaben: Es kann nicht unter null fallen, und eine Zahlung, die zweimal gemeldet wird, zählt einmal.",
        },
      ],
    },
    {
      id: "hour",
      title: "In einer Session",
      list: [
        {
          name: "Beitreten",
          text: "Links zum Beitreten sind signiert und lassen sich sperren. Ihr Geheimnis steht hinter dem „#“, wo kein Serverprotokoll und kein Proxy es sieht. Was nur eine Person sehen darf, geht nur an den Browser dieser Person.",
        },
        {
          name: "Bild und Ton",
          text: "Bild und Ton gehen direkt zwischen den Browsern eines Teams hin und her, unterwegs verschlüsselt. Wo keine direkte Verbindung möglich ist, gehen sie über ein Relay, das sie nicht lesen kann. Eine Installation kann stattdessen einen Medienserver nutzen; dann nennt ihn die Seite zur Datenverarbeitung. Wir zeichnen sie nie auf und speichern sie nie.",
        },
        {
          name: "Nichts geht verloren",
          text: "Der Server speichert jeden Zug, bevor er ihn bestätigt. Wenn der Server mitten in einer Szene ausfällt, hält die Session an und geht dann an derselben Stelle weiter.",
        },
      ],
    },
    {
      id: "pages",
      title: "Seiten und Anfragen",
      list: [
        {
          name: "Skripte",
          text: "Eine Content-Security-Policy erlaubt nur unsere eigenen Skripte, und die eines Hilfe-Chats, wo diese Installation einen hat. Er lädt erst, wenn Sie zustimmen. Es gibt keine Werbung und kein Tracking.",
        },
        {
          name: "Formulare",
          text: "Formulare sind gegen Fälschung von anderen Websites geschützt. Der Server prüft alle Eingaben gegen ein einziges Schema und begrenzt Anfragen, mit denen sich raten ließe.",
        },
        {
          name: "Protokolle",
          text: "Wir entfernen Passwörter, Token, Kartennummern und E-Mail-Adressen aus jeder Zeile, bevor sie ins Protokoll kommt.",
        },
        {
          name: "Zahlungen",
          text: "Ihre Kartendaten geben Sie auf der Seite des Zahlungsanbieters ein. Sie kommen nie auf diesen Server.",
        },
      ],
    },
  ],
  where: {
    heading: "Wo Ihre Daten sind",
    text: "In einer PostgreSQL-Datenbank. Die Seite zur Datenverarbeitung nennt die externen Dienste, die diese Installation nutzt, wenn es welche gibt.",
    processing: "Was wo verarbeitet wird",
    privacy: "Was wir über wen speichern, und wie lange",
  },
  report: {
    heading: "Eine Schwachstelle entdeckt?",
    text: "Bitte sagen Sie es zuerst uns: was Sie getan und was Sie gesehen haben. Sehen Sie sich keine Daten von Menschen an, die dem nicht zugestimmt haben. Wir antworten, beheben den Fehler und danken Ihnen.",
    link: "Melden",
    by: "oder per E-Mail:",
  },
};
