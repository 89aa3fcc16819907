import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

/** The list of sessions, and the actions of a row. */
export const texts: typeof english = {
  loading: "Ihre Sessions werden geladen",
  filters: "Sessions nach Status",
  search: "Titel oder Person suchen",
  all: "Alle",
  columns: {
    session: "Session",
    state: "Status",
    start: (city) => `Beginn, ${city}`,
    seats: "Plätze",
    stands: "Stand",
    action: "Aktion",
  },
  seats: (attendees, of) => `${formatNumber(attendees)} von ${count(of, "Platz", "Plätzen")}`,
  seatsOf: (attendees, of) =>
    of === null ? formatNumber(attendees) : `${formatNumber(attendees)} von ${formatNumber(of)}`,
  archived: "Archiviert",
  order: "Sortieren nach",
  orders: {
    agenda: "Nächste zuerst",
    start: "Nach Beginn",
    "-start": "Nach Beginn, späteste zuerst",
    title: "Nach Titel",
    "-title": "Nach Titel, Z bis A",
  },
  count: (n, of) =>
    n >= of
      ? `${count(n, "Session", "Sessions")}.`
      : `${formatNumber(n)} von ${count(of, "Session", "Sessions")}.`,
  archivedCount: (n) => `${count(n, "archivierte Session", "archivierte Sessions")} unter „Archiviert“.`,
  noMatch: (query) => `Keine Session passt zu „${query}“`,
  noMatchText: "Wir haben Titel und Personen durchsucht, auch in archivierten Sessions.",
  noMatchInState: "Wir haben Titel und Personen durchsucht.",
  noneInState: "Keine Session mit diesem Status.",
  clear: "Suche löschen",
  showAll: "Alle anzeigen",
  allSeries: "Alle Serien",
  inSeries: (number, of, title) => `${formatNumber(number)} von ${formatNumber(of)} in ${title}`,
};
