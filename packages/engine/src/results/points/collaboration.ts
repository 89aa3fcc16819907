import { PART } from "../../play/points.ts";
import type { Measure } from "../measures/measure.ts";

/** 0-300: the mean of the measures. Those with nothing to measure are left out, so they cost nothing. */
export function collaborationPoints(measures: readonly Measure[]): number {
  const values = measured(measures);
  if (values.length === 0) return 0;
  return Math.round((PART * values.reduce((sum, value) => sum + value, 0)) / values.length);
}

/** Values of the measures that have one. */
export function measured(measures: readonly Measure[]): number[] {
  return measures.flatMap(({ value }) => (value === null ? [] : [value]));
}
