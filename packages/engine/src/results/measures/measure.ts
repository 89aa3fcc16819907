import type { Seat } from "../../commands.ts";
import type { MeasureView } from "../../views.ts";

export type MeasureId = MeasureView["id"];

/** One of the six measures of a team. Shares never leave the server but each to its own seat. */
export interface Measure {
  id: MeasureId;
  /** 0-1, null when there was nothing to measure. */
  value: number | null;
  /** Counts behind the small chart. */
  parts: Record<string, number>;
  /** Balance measures: each person's part of the whole, summing to 1. */
  shares: Record<Seat, number>;
}

/** A measure without people in it. */
export function ofTeam(id: MeasureId, value: number | null, parts: Record<string, number>): Measure {
  return { id, value, parts, shares: {} };
}

/** A share of a count, null when there is nothing to count. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
