/** Arithmetic on lists. */

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How often each value occurs. */
export function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A share of a whole, null if there is no whole. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
