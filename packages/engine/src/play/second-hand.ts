/** [P13] [P19] [P20] What several hands do: a press together, and what one proposes and another does. Times are play ms. */
import type { Seat } from "../commands.ts";

/** [P13] For so long a press of the button counts that everybody presses together. */
export const SUBMIT_MS = 3000;

/** A proposal that nobody stops is done after this time. */
export const PROPOSAL_MS = 20_000;

export type Proposed = "hint" | "check";

export interface Proposal {
  what: Proposed;
  seat: Seat;
  endsAt: number;
}

/** Who has stopped which kind of proposal. */
export type Wait = Pick<Proposal, "what" | "seat">;

/** What follows when somebody asks for a hint or a check. `present`: those who take part now. */
export function pressed(
  open: Proposal | null,
  what: Proposed,
  seat: Seat,
  present: readonly Seat[],
): "do" | "propose" | "nothing" {
  if (present.length < 2) return "do";
  if (!open) return "propose";
  return open.what === what && open.seat !== seat ? "do" : "nothing";
}

/** Whether this person may stop the proposal: it is another person's, and they have not stopped this one before. */
export function mayWait(open: Proposal, waits: readonly Wait[], seat: Seat): boolean {
  return open.seat !== seat && !waits.some((wait) => wait.what === open.what && wait.seat === seat);
}

/** What becomes of a proposal when people leave or time passes; null while it stays open. */
export function settled(open: Proposal, present: readonly Seat[], at: number): "do" | "lapse" | null {
  if (!present.includes(open.seat)) return "lapse";
  return present.length < 2 || at >= open.endsAt ? "do" : null;
}
