/** Returns the next number in [0, 1). Pictures must not change between renderings, so nothing here uses Math.random. */
export type Random = () => number;

/** A number between low and high. */
export function between(next: Random, low: number, high: number): number {
  return low + (high - low) * next();
}

/** Picks one of the values. */
export function pick<T>(next: Random, values: readonly T[]): T {
  return values[Math.floor(next() * values.length)] as T;
}
