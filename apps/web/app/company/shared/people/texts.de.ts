import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** A person of the company: fields, dialogs, and the messages that follow. */
export const texts: typeof english = {
  loading: "Ihre Teilnehmenden werden geladen",
  removing: {
    title: (name) => `${name} entfernen?`,
    titleMany: (n) => `${people(n)} entfernen?`,
    looking: "Kommende Sessions werden geprüft",
    seats: (n) =>
      n === 1
        ? "In einer kommenden Session ist ein Platz vergeben. Wir geben ihn frei und schreiben der Person, wenn sie eingeladen war:"
        : `In kommenden Sessions sind ${formatNumber(n)} Plätze vergeben. Wir geben sie frei und schreiben allen, die eingeladen waren:`,
    more: (n) => `und ${formatNumber(n)} weitere`,
    text: "Wir entfernen sie aus Ihren Teilnehmenden und aus jeder Session, die noch nicht begonnen hat. Was in früheren Sessions geschehen ist, bleibt, ohne den Namen.",
    cancel: "Behalten",
    submit: "Entfernen",
  },
  removed: (name) => `${name} wurde entfernt`,
  removedMany: (n) => `${people(n)} entfernt`,
  undo: "Rückgängig",
  grouping: {
    title: (n) => `${people(n)} zu einer Gruppe hinzufügen`,
    text: "Eine Gruppe ist eine Liste von Personen mit einem Namen. Wenn Sie eine Session planen, können Sie die ganze Gruppe auf einmal hinzufügen.",
    which: "Gruppe",
    another: "Eine neue Gruppe",
    name: "Name der neuen Gruppe",
    submit: "Zur Gruppe hinzufügen",
    saved: (name, n) => `${name} hat ${people(n)}`,
  },
  edit: { title: (name) => `${name} bearbeiten`, save: "Speichern", saved: "Angaben gespeichert" },
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  department: "Abteilung",
  office: "Standort",
  zone: "Zeitzone",
  zoneHint: "Damit E-Mails den Beginn in der eigenen Ortszeit nennen.",
  language: "Sprache",
  languageHint: "Für E-Mails und Seiten, und für Geschichten, die es in dieser Sprache gibt.",
  ofSession: "Die Sprache der jeweiligen Session",
  pasteLabel: "Eine Person pro Zeile",
};
