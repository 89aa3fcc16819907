import { setTimeout } from "node:timers/promises";

/** Longer than the work for an account takes, and too short to be noticed. */
const leastMs = 250;

/** Resolves when the work is done, but not before a fixed time: the duration must not reveal who has an account. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, setTimeout(leastMs)]);
  return result;
}
