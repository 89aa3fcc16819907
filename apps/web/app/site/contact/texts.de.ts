import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Kontakt",
  description:
    "Schreiben Sie den Menschen hinter Lantern Hour. Ein Mensch liest Ihre Nachricht und antwortet per E-Mail.",
  heading: "Schreiben Sie uns.",
  intro:
    "Fragen Sie nach einer Session, die Sie planen, oder nach einem Credit, der nicht wieder frei wurde. Oder sagen Sie uns, was besser sein könnte.",
  beforeTitle: "Vielleicht steht die Antwort schon hier",
  before: "Auf der Hilfeseite können Sie in allen Antworten und Anleitungen suchen.",
  support: "In der Hilfe suchen",
  soonTitle: "Mitten in einer Session?",
  soon: "Drücken Sie in der Session „Probleme mit Ton oder Bild beheben“. Das behebt die meisten Probleme, ohne dass Sie die Seite verlassen, und Sie behalten Ihren Platz.",
  byEmail: "Per E-Mail",
  name: "Ihr Name",
  email: "Ihre E-Mail-Adresse",
  emailHint: "An diese Adresse antworten wir.",
  message: "Ihre Nachricht",
  website: "Bitte frei lassen",
  send: "Nachricht senden",
  privacy:
    "Wir schicken Ihre Nachricht per E-Mail an den Betreiber und verwenden sie nur, um Ihnen zu antworten.",
};
