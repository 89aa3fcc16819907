import { randomNumbers } from "@lantern/engine/random";

/** Seeded moments: the number of log rows before each kill. The same seed gives the same moments. */
export function* moments(seed: number, least: number, spread: number): Generator<number, never> {
  const next = randomNumbers(seed);
  for (;;) yield least + Math.floor(next() * spread);
}
