import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Hilfe",
  description:
    "In der Hilfe von Lantern Hour suchen: Anleitungen für Administration, Teilnehmende, Spielleitung und IT, und alle unsere Antworten.",
  heading: "Was brauchen Sie?",
  intro: "Suchen Sie in allen Anleitungen und Antworten.",
  search: "In der Hilfe suchen",
  placeholder: "Zum Beispiel: Mikrofon, Firewall",
  results: ["Keine Ergebnisse. Schreiben Sie uns unten.", "1 Ergebnis.", "{n} Ergebnisse."],
  guides: "Anleitungen",
  questions: "Antworten",
  onThisPage: "Auf dieser Seite",
  allGuides: "Alle Anleitungen",
  check: {
    heading: "Geht es mit meinem Gerät?",
    text: "Das dauert eine Minute in Ihrem Browser und prüft Ton, Kamera und Verbindung. Wenn etwas nicht stimmt, sagt es Ihnen, was zu ändern ist.",
    link: "Technik-Check starten",
  },
  write: {
    heading: "Brauchen Sie einen Menschen?",
    text: "Sagen Sie uns, was Sie sehen und was Sie erwartet haben. Ein Mensch liest Ihre Nachricht und antwortet per E-Mail.",
    link: "Schreiben Sie uns",
  },
};
