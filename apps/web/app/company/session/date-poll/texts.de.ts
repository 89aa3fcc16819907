import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** Which of up to three dates suits the people of a draft. */
export const texts: typeof english = {
  title: "Fragen, welche Termine passen",
  intro:
    "Schlagen Sie zwei oder drei Termine zur Auswahl vor. Bis Sie einen davon bestätigen, hat niemand einen Kalendereintrag, und es sind keine Credits reserviert.",
  first:
    "Wählen Sie ein Abenteuer und fügen Sie Personen hinzu. Dann können Sie fragen, welche von zwei oder drei Terminen passen.",
  offer: "Termine vorschlagen",
  change: "Termine ändern",
  withdraw: "Zurückziehen",
  status: (emailed, responded, none) =>
    `${people(emailed)} ${emailed === 1 ? "hat" : "haben"} die Termine bekommen, ${formatNumber(responded)} ${responded === 1 ? "hat" : "haben"} geantwortet${none > 0 ? `; ${formatNumber(none)} davon passt keiner` : ""}.`,
  date: (day, time) => `${day}, ${time}`,
  suits: (n, of) =>
    of === 0 ? "Noch hat niemand geantwortet" : `Passt ${formatNumber(n)} von ${formatNumber(of)}`,
  confirm: (n) => `Bestätigen und ${people(n)} einladen`,
  confirmLabel: (day, n) => `Bestätigen und ${people(n)} einladen: ${day}`,
  passed: "Dieser Termin ist vorbei",
  note: (city) =>
    `Zeiten für ${city}. Wenn Sie einen Termin bestätigen, reservieren wir die Plätze und verschicken die Einladung mit einer Kalenderdatei.`,
  confirmed: "Die Session ist bestätigt",
  confirmedText: (n) => `Wir schicken ${people(n)} die Einladung.`,
  emailMore: (n) => `Termine an ${formatNumber(n)} weitere schicken`,
  emailed: (n) => `Wir schicken ${people(n)} die Termine`,
  withdrawing: {
    title: "Termine zurückziehen?",
    text: "Die bisherigen Antworten werden gelöscht, und niemand kann mehr antworten. Der Entwurf bleibt, wie er ist.",
    submit: "Termine zurückziehen",
    done: "Die Termine sind zurückgezogen",
  },
  form: {
    title: "Welche Termine?",
    text: (n) =>
      `Wir schicken ${people(n)} diese Termine und zählen die Antworten. Der dritte Termin ist freiwillig.`,
    again:
      "Mit anderen Terminen beginnt die Umfrage neu: Die bisherigen Antworten werden gelöscht, und alle bekommen noch eine E-Mail.",
    date: (number) => `Termin ${formatNumber(number)}`,
    start: (number) => `Beginn ${formatNumber(number)}`,
    choose: "Bitte wählen Sie einen Tag.",
    same: "Dieser Termin steht schon in der Liste.",
    submit: (n) => `An ${people(n)} schicken`,
  },
};
