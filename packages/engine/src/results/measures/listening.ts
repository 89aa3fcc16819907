import type { DecisionRecord, TeamHistory } from "./ledger.ts";
import { type Measure, ofTeam, ratio } from "./measure.ts";

/** Of the talks that began split, those in which a vote moved to what somebody else had chosen first. */
export function listening(ledger: TeamHistory): Measure {
  const split = ledger.decisions.filter(({ silent }) => new Set(Object.values(silent)).size > 1);
  const moved = split.filter((decision) => movedSeats(decision).length > 0);
  return ofTeam("listening", ratio(moved.length, split.length), { split: split.length, moved: moved.length });
}

/** Who ended on another's first choice instead of their own. */
export function movedSeats({ silent, final }: Pick<DecisionRecord, "silent" | "final">): string[] {
  return Object.entries(silent).flatMap(([seat, first]) => {
    const last = final[seat];
    const others = Object.entries(silent).filter(([other]) => other !== seat);
    return last !== undefined && last !== first && others.some(([, option]) => option === last) ? [seat] : [];
  });
}
