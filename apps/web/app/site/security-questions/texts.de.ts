import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Fragen zur Sicherheit",
  description:
    "Was Sicherheitsabteilungen vor dem Kauf fragen: Betrieb, Verschlüsselung, Zugang, Protokolle, Fristen, Vorfälle, Betrieb ohne Unterbrechung und Datenschutz. Je ein Satz, und ein klares Nein, wo die Antwort nein ist.",
  heading: "Was Ihre IT-Sicherheit fragen wird.",
  intro: (count) =>
    `${count} Fragen, jede in einem Satz beantwortet. Wo die Antwort nein ist, steht Nein. Unter jeder Antwort steht, wo Sie sie prüfen können: eine Seite, ein Dokument oder ein Test im Quelltext des Projekts, auf Englisch.`,
  csv: "Als CSV herunterladen, auf Englisch",
  inEnglish: (address) => `${address} (auf Englisch)`,
  security: "Sicherheit",
};
