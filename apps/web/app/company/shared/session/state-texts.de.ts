import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { stateTexts as english } from "./state-texts.ts";

/** A session’s state in a few words. */
export const stateTexts: typeof english = {
  missing: (what) => `Fehlt noch: ${what}`,
  adventure: "Abenteuer",
  date: "Termin",
  dateAlone: "Termin",
  seats: "Plätze",
  seatsAlone: "Plätze",
  noAttendees: "Noch keine Teilnehmenden",
  readyToConfirm: "Kann bestätigt werden",
  past: "Der Beginn ist vorbei",
  waiting: (ready, uninvited) =>
    uninvited > 0
      ? `${formatNumber(ready)} bereit, ${formatNumber(uninvited)} noch nicht eingeladen`
      : `${formatNumber(ready)} bereit`,
  live: (here) => `Läuft, ${count(here, "Person", "Personen")} da`,
  completed: (came, attendees) =>
    came === attendees
      ? `${came === 1 ? "1 hat" : `Alle ${formatNumber(came)} haben`} teilgenommen`
      : `${formatNumber(came)} von ${formatNumber(attendees)} ${came === 1 ? "hat" : "haben"} teilgenommen`,
  cancelled: "Alle Credits sind wieder frei",
};
