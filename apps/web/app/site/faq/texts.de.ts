import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Fragen und Antworten",
  description:
    "Wie eine Session von Lantern Hour abläuft, was man braucht, was ein Credit ist, und was wir messen und was nicht.",
  heading: "Hier steht Ihre Antwort.",
  intro: "Kurze Antworten. Jede hat einen eigenen Link, den Sie weiterschicken können.",
  search: "In den Antworten suchen",
  placeholder: "Zum Beispiel: Kamera, Rechnung, zu spät",
  results: ["Keine Antworten. Fragen Sie uns.", "1 Antwort.", "{n} Antworten."],
  topics: "Themen",
  link: "Link zu dieser Antwort",
  contactHeading: "Nicht dabei?",
  contact: "Schreiben Sie uns",
};
