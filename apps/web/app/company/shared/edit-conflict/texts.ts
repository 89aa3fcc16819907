import { formatNumber } from "../../../i18n/format.ts";

/** Somebody else changed a session while a form was open. */
export const texts = {
  title: (who: string, when: string) => `Changed by ${who} ${when}`,
  someone: "someone",
  parts: {
    status: "State",
    title: "Title",
    notes: "Note",
    greeting: "Greeting",
    reply_to: "Replies go to",
    experience: "Adventure",
    language: "Language",
    seats: "Seats",
    hosting: "Run by",
    start: "Start",
    attendees: "Attendees",
    teams: "Teams",
  },
  none: "none",
  teams: (count: number) => (count === 1 ? "one team" : `${formatNumber(count)} teams`),
  added: (names: string) => `${names} added`,
  removed: (names: string) => `${names} removed`,
  more: (count: number) => `${formatNumber(count)} more`,
  useTheirs: "Use theirs",
  useMine: "Keep mine",
  closed: "You can’t change this anymore. What you wrote stays here until you close it.",
  again: "Check the current version, then try again.",
};
