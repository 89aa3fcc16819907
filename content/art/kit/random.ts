/** A stream of numbers in [0, 1), the same for the same seed (mulberry32). */
export type Random = () => number;

/** Starts a stream. Pictures must not change between renderings, so nothing here uses Math.random. */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between low and high. */
export function between(next: Random, low: number, high: number): number {
  return low + (high - low) * next();
}

/** One of the given values. */
export function pick<T>(next: Random, values: readonly T[]): T {
  return values[Math.floor(next() * values.length)] as T;
}
