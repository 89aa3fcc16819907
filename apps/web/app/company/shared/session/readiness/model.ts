import type { Session } from "@lantern/contract/http";

type Attendee = Session["attendees"][number];

/** The RSVP of an attendee. Those who were not invited owe none; those who joined need none. */
export function rsvpOf({ rsvp, invited_at, joined_at }: Pick<Attendee, "rsvp" | "invited_at" | "joined_at">) {
  if (rsvp !== null) return rsvp;
  if (joined_at) return "joined";
  return invited_at ? "none" : "not_invited";
}
