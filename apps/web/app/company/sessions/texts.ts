import { formatNumber } from "../../i18n/format.ts";
/** The list of sessions, and the actions of a row. */
export const texts = {
  create: "New session",
  loading: "Loading your sessions",
  filters: "Sessions by state",
  search: "Search by title or person",
  all: "All",
  columns: {
    session: "Session",
    state: "State",
    start: (city: string) => `Start, ${city}`,
    seats: "Seats",
    stands: "Readiness",
    action: "Action",
  },
  noDate: "No date",
  noAdventure: "No adventure yet",
  seats: (attendees: number, of: number) => `${formatNumber(attendees)} of ${formatNumber(of)} seats`,
  seatsOf: (attendees: number, of: number | null) =>
    of === null ? `${formatNumber(attendees)}` : `${formatNumber(attendees)} of ${formatNumber(of)}`,
  archived: "Archived",
  order: "Sort by",
  orders: {
    agenda: "Upcoming first",
    start: "By start",
    "-start": "By start, latest first",
    title: "By title",
    "-title": "By title, Z to A",
  },
  count: (count: number, of: number) =>
    count >= of
      ? `${formatNumber(count)} ${count === 1 ? "session" : "sessions"}.`
      : `${formatNumber(count)} of ${formatNumber(of)} sessions.`,
  archivedCount: (count: number) =>
    count === 1
      ? "You can find 1 archived session under Archived."
      : `You can find ${formatNumber(count)} archived sessions under Archived.`,
  empty: {
    title: "No sessions yet",
    text: "One credit is one seat, and your first 6 are free. Pick an adventure and a time. We email your invitations and run the session, and you only pay for people who come.",
    action: "Plan your first session",
  },
  noMatch: (query: string) => `No sessions match “${query}”`,
  noMatchText: "We searched titles and people, including archived sessions.",
  noMatchInState: "We searched titles and people.",
  noneInState: "No sessions in this state.",
  clear: "Clear search",
  showAll: "Show all",
};
