import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

/** Somebody else changed a session while a form was open. */
export const texts: typeof english = {
  title: (who, when) => `Von ${who} geändert, ${when}`,
  someone: "jemandem",
  parts: {
    status: "Status",
    title: "Titel",
    notes: "Notiz",
    greeting: "Anrede",
    reply_to: "Antworten gehen an",
    experience: "Abenteuer",
    language: "Sprache",
    seats: "Plätze",
    hosting: "Leitung",
    start: "Beginn",
    attendees: "Teilnehmende",
    teams: "Teams",
  },
  none: "nichts",
  teams: (n) => (n === 1 ? "ein Team" : count(n, "Team", "Teams")),
  added: (names) => `${names} hinzugefügt`,
  removed: (names) => `${names} entfernt`,
  more: (n) => `${formatNumber(n)} weitere`,
  useTheirs: "Diese Fassung nehmen",
  useMine: "Meine behalten",
  closed: "Das lässt sich nicht mehr ändern. Was Sie geschrieben haben, bleibt hier, bis Sie schließen.",
  again: "Sehen Sie sich die aktuelle Fassung an und versuchen Sie es dann noch einmal.",
};
