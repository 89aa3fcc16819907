import jstat from "jstat";
import type { Cell } from "./release-policy.ts";

/** The totals of one measure over all batches. */
export type Totals = Omit<Cell, "measure">;

interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** Fewer units vary too little by chance for an interval that means something. */
const fewestUnits = 3;

/** Standard deviation of the means of units, in steps, where too few units were counted to know it. */
const usualSpread = 0.35;

/** Figures are multiples of this many steps; an interval is rounded to the outside, so that it errs to the wide side. */
const grain = 0.05;

/** More answers than this are not worth waiting for: the difference is too small. */
const mostMore = 1000;

/**
 * The mean change and its 95 % interval. People of one unit are alike, so the observations are the units' means: Student's
 * t with one degree of freedom less than units. It holds with few units and with units of different sizes, where it errs
 * to the wide side (Ibragimov and Müller 2010).
 */
export function estimateOf({ units, sum, squares }: Totals): Estimate | null {
  if (units < fewestUnits) return null;
  const mean = sum / units;
  const half = halfWidth(units, spreadOf({ units, sum, squares }));
  return {
    mean: rounded(mean, Math.round),
    low: rounded(mean - half, Math.floor),
    high: rounded(mean + half, Math.ceil),
  };
}

/** About how many more answers would settle it, if things went on as they are; null for more than `mostMore`. */
export function moreNeeded(totals: Totals): number | null {
  const mean = Math.abs(totals.units === 0 ? 0 : totals.sum / totals.units);
  const spread = totals.units < fewestUnits ? usualSpread : spreadOf(totals);
  const perUnit = totals.units === 0 ? 1 : totals.people / totals.units;
  for (let units = Math.max(totals.units + 1, fewestUnits); ; units++) {
    const more = Math.ceil((units - totals.units) * perUnit);
    if (more > mostMore) return null;
    if (mean - halfWidth(units, spread) >= grain) return more;
  }
}

function spreadOf({ units, sum, squares }: Pick<Totals, "units" | "sum" | "squares">): number {
  // Rounding can make a sum of equal means negative.
  return Math.sqrt(Math.max(0, squares - (sum * sum) / units) / (units - 1));
}

/** Without the noise of binary fractions, and without a zero that has a sign. */
const rounded = (value: number, direction: (value: number) => number) =>
  Math.round(direction(value / grain) * grain * 100) / 100 + 0;

const halfWidth = (units: number, spread: number) =>
  (jstat.studentt.inv(0.975, units - 1) * spread) / Math.sqrt(units);
