import { formatNumber } from "../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** A session’s state in a few words. */
export const stateTexts = {
  missing: (what: string) => `${what} missing`,
  adventure: "Adventure",
  date: "date",
  dateAlone: "Date",
  seats: "seats",
  seatsAlone: "Seats",
  noAttendees: "No attendees yet",
  readyToConfirm: "Ready to confirm",
  past: "The start time has passed",
  waiting: (ready: number, uninvited: number) =>
    uninvited > 0
      ? `${formatNumber(ready)} ready, ${formatNumber(uninvited)} not invited yet`
      : `${formatNumber(ready)} ready`,
  live: (here: number) => `Live, ${people(here)} here`,
  completed: (came: number, attendees: number) =>
    came === attendees
      ? `All ${formatNumber(came)} attended`
      : `${formatNumber(came)} of ${formatNumber(attendees)} attended`,
  cancelled: "All credits were released",
};
