/**
 * `npm test` sets it: suites that try very many values then try a sample of them. Alone, and in `npm run verify:tests`
 * and `npm run verify:journeys`, they try all.
 */
export const isSample = process.env.TESTS === "sample";

/** All values, or in `npm test` every n-th, from the one at `start` (modulo n): the next caller's `start` takes others. */
export function sampled<T>(values: readonly T[], n: number, start = 0): T[] {
  return isSample ? values.filter((_, at) => at % n === start % n) : [...values];
}
