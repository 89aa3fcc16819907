import type { Readiness } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";
import { matches, nameOf } from "../shared/people/model.ts";

export type Attendee = Session["attendees"][number];

export const boardOrders = ["todo", "name", "rsvp", "department", "office"] as const;
type BoardOrder = (typeof boardOrders)[number];

export interface BoardView {
  search: string;
  /** Empty: all. */
  state: Readiness | "";
  order: BoardOrder;
}

/** Attendees who need something come first, ready ones last. */
const todo: readonly Readiness[] = [
  ...(["needs_help", "no_answer", "not_invited", "coming", "declined"] as const),
  ...(["absent", "ready", "joined", "here", "attended"] as const),
];

const text = (a: string | null, b: string | null) => (a ?? "\uffff").localeCompare(b ?? "\uffff");

const compare: Record<BoardOrder, (a: Attendee, b: Attendee) => number> = {
  todo: (a, b) => todo.indexOf(a.readiness) - todo.indexOf(b.readiness),
  name: (a, b) => text(a.last_name ?? nameOf(a), b.last_name ?? nameOf(b)),
  // The latest answer first.
  rsvp: (a, b) => (b.rsvp_at ?? "").localeCompare(a.rsvp_at ?? ""),
  department: (a, b) => text(a.department || null, b.department || null),
  office: (a, b) => text(a.office || null, b.office || null),
};

/** The attendees that a view shows, in its order; those that are equal in it by name. */
export function attendeesIn(attendees: readonly Attendee[], { search, state, order }: BoardView): Attendee[] {
  return attendees
    .filter((person) => (!state || person.readiness === state) && matches(person, search))
    .sort((a, b) => compare[order](a, b) || compare.name(a, b));
}
