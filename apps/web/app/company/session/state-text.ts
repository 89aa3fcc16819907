import type { SessionSummary } from "@lantern/contract/http";
import { formatList } from "../../i18n/format.ts";
import { hasPassed, missingFrom, uninvited } from "./model.ts";

const people = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;

const texts = {
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
    uninvited > 0 ? `${ready} ready, ${uninvited} not invited yet` : `${ready} ready`,
  live: (here: number) => `Live, ${people(here)} here`,
  completed: (came: number, attendees: number) =>
    came === attendees ? `All ${came} attended` : `${came} of ${attendees} attended`,
  cancelled: "All credits were released",
};

/** A session's state in a few words. */
export function stateText(session: SessionSummary, now: number): string {
  const { counts } = session;
  switch (session.status) {
    case "draft": {
      const missing = missingFrom(session);
      if (missing.length > 0) return texts.missing(missingText(missing));
      if (hasPassed(session, now)) return texts.past;
      return counts.attendees === 0 ? texts.noAttendees : texts.readyToConfirm;
    }
    case "confirmed":
      return counts.attendees === 0 ? texts.noAttendees : texts.waiting(counts.ready, uninvited(session));
    case "live":
      return texts.live(counts.here);
    case "completed":
      return texts.completed(counts.came, counts.attendees);
    case "cancelled":
      return texts.cancelled;
  }
}

function missingText(missing: ("adventure" | "date" | "seats")[]): string {
  const [first, ...rest] = missing;
  const intro =
    first === "adventure" ? texts.adventure : first === "date" ? texts.dateAlone : texts.seatsAlone;
  const tail = rest.map((what) => (what === "date" ? texts.date : texts.seats));
  return formatList([intro, ...tail]);
}
