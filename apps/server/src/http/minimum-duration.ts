import { setTimeout } from "node:timers/promises";

/** Longer than the work for an account takes, and hardly longer than somebody notices. */
const leastMs = 250;

/** Resolves when the work is done, and not sooner than always: the time of an answer must not tell who has an account. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, setTimeout(leastMs)]);
  return result;
}
