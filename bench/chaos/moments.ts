/** Seeded moments: the number of log rows before each kill. The same seed gives the same moments. */
export function* moments(seed: number, least: number, spread: number): Generator<number, never> {
  // The minimal standard generator of Park and Miller: enough for moments, and the same everywhere.
  for (let state = seed % 2_147_483_647 || 1; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield least + (state % spread);
  }
}
