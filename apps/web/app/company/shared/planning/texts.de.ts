import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** The plan of a session or a series: its fields, and the hours of those who come. */
export const texts: typeof english = {
  title: "Titel, wie ihn die Teilnehmenden sehen",
  language: "Sprache der Session",
  loading: "Die Abenteuer werden geladen",
  who: "Für wen",
  count: (n) =>
    n === 0
      ? "Noch niemand. Sie können Personen später hinzufügen."
      : `${people(n)}. E-Mails gehen erst hinaus, wenn Sie Einladungen senden.`,
  day: "Tag",
  start: "Beginn",
  zone: "Zeitzone",
  past: "Der Beginn muss in der Zukunft liegen. Bitte wählen Sie einen späteren Zeitpunkt.",
  inHours: "in der Arbeitszeit",
  early: "früh am Morgen",
  before: "vor der Arbeitszeit",
  after: "nach der Arbeitszeit",
  late: "spät am Abend",
  night: "nachts",
  weekend: "am Wochenende",
  holiday: (country, names) => `Feiertag in ${country}: ${names}`,
  weekendIn: (countries) => `Wochenende in ${countries}`,
  runBy: "Wer die Session leitet",
  costCenter: "Kostenstelle",
  noCostCenter: "Keine",
  hosting: { autopilot: "Autopilot", host: "Jemand aus Ihrem Unternehmen" },
  hostingText: {
    autopilot:
      "Die Session beginnt von selbst, wartet bis zu fünf Minuten auf Fehlende, achtet auf die Zeit und endet nach einer Stunde. Sie können zusehen oder einfach mitspielen.",
    host: "Sie starten, können unterbrechen und verlängern, auf Hilferufe antworten und mit Teams sprechen. Die Spielleitung verbraucht keinen Credit.",
  },
  speed: "Spieltempo",
  speedHint: "Nur im lokalen Modus, zum Ausprobieren.",
  speedOption: (speed) => (speed === 1 ? "Normal" : `${formatNumber(speed)}-mal so schnell`),
  note: "Notiz in der Einladung",
  notePlaceholder: "Keine Vorbereitung nötig. Ein warmes Getränk und eine ruhige Ecke genügen.",
};
