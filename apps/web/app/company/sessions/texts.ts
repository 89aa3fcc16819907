import { formatNumber } from "../../i18n/format.ts";
/** The list of sessions, and the actions of a row. */
export const texts = {
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
  noMatch: (query: string) => `No sessions match “${query}”`,
  noMatchText: "We searched titles and people, including archived sessions.",
  noMatchInState: "We searched titles and people.",
  noneInState: "No sessions in this state.",
  clear: "Clear search",
  showAll: "Show all",
  allSeries: "All series",
  inSeries: (number: number, of: number, title: string) =>
    `${formatNumber(number)} of ${formatNumber(of)} in ${title}`,
};
