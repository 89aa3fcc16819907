import { needsReminder } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";

type Attendee = Session["attendees"][number];

/** Counts of attendees: expected, ready, waiting for a reminder, declined. */
export function countsOf(attendees: readonly Attendee[]) {
  const number = (is: (one: Attendee) => unknown) => attendees.filter(is).length;
  return {
    expected: number(({ readiness }) => readiness !== "declined"),
    ready: number(({ readiness }) => readiness === "ready" || readiness === "joined"),
    waiting: number(({ invited_at, readiness }) => invited_at && needsReminder(readiness)),
    declined: attendees.filter(({ readiness }) => readiness === "declined"),
    rsvps: {
      requested: number((one) => rsvpOf(one) !== "not_invited"),
      given: number((one) => rsvpOf(one) !== "not_invited" && rsvpOf(one) !== "none"),
    },
  };
}

/** The RSVP of an attendee. Those who were not invited owe none; those who joined need none. */
export function rsvpOf({ rsvp, invited_at, joined_at }: Pick<Attendee, "rsvp" | "invited_at" | "joined_at">) {
  if (rsvp !== null) return rsvp;
  if (joined_at) return "joined";
  return invited_at ? "none" : "not_invited";
}
