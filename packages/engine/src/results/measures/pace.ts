import type { DecisionRecord, TeamHistory } from "./ledger.ts";
import { type Measure, ofTeam } from "./measure.ts";

/** Part of the target below which a decision was hasty; above the target it was late. */
const HASTY = 0.25;
const LATE = 1;
/** So far above its target nothing is left. */
const TOO_LATE = 1.5;

/** Time taken by decisions against their targets. */
export function pace(ledger: TeamHistory): Measure {
  const parts = { quick: 0, calm: 0, late: 0 };
  let sum = 0;
  for (const decision of ledger.decisions) {
    parts[tempoOf(decision)] += 1;
    sum += fitOf(decision);
  }
  const { length } = ledger.decisions;
  return ofTeam("pace", length === 0 ? null : sum / length, parts);
}

/** How a decision went in time. */
export function tempoOf(decision: DecisionRecord): "quick" | "calm" | "late" {
  const used = usedOf(decision);
  return used < HASTY ? "quick" : used > LATE ? "late" : "calm";
}

function fitOf(decision: DecisionRecord): number {
  const used = usedOf(decision);
  if (used < HASTY) return used / HASTY;
  return Math.max(0, Math.min(1, (TOO_LATE - used) / (TOO_LATE - LATE)));
}

function usedOf({ usedMs, targetMs }: DecisionRecord): number {
  return targetMs === 0 ? 1 : usedMs / targetMs;
}
