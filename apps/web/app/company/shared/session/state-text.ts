import type { SessionSummary } from "@lantern/contract/http";
import { formatList } from "../../../i18n/format.ts";
import { hasPassed, missingFrom, uninvited } from "./model.ts";
import { stateTexts as texts } from "./state-texts.ts";

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
