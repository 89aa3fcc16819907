import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  launcher: "Hilfe",
  title: "Hilfe",
  close: "Schließen",
  search: "Fragen durchsuchen",
  none: "Dazu gibt es keine Antwort. Schreiben Sie uns unten.",
  onPage: "Zu dieser Seite",
  guide: "Mehr dazu",
  all: "Alle Fragen",
  write: "Schreiben Sie uns",
  name: "Ihr Name",
  email: "Ihre E-Mail-Adresse",
  message: "Ihre Nachricht",
  send: "Senden",
  sent: "Ihre Nachricht ist angekommen. Eine Bestätigung haben wir Ihnen per E-Mail geschickt.",
  consent: {
    title: "Dürfen wir den Hilfe-Chat laden?",
    text: "Wir beantworten Fragen in einem Chat von Intercom. Intercom würde Ihre Netzwerkadresse und die Seiten sehen, die Sie öffnen, und Cookies setzen. Wenn Sie das nicht möchten, können Sie unsere eigene Hilfe nutzen.",
    yes: "Chat laden",
    no: "Nein, danke",
    given: "Sie haben den Chat von Intercom in diesem Browser erlaubt.",
    refused: "Sie haben den Chat von Intercom in diesem Browser abgelehnt.",
    again: "Noch einmal fragen",
  },
};
