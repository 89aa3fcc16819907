import { AppError } from "../app-error.ts";

interface FairQueueLimits {
  /** How many run at once; of one key, one at a time. */
  running: number;
  /** How many may wait in all. */
  waiting: number;
}

/** When to try again if too many wait, seconds. */
const againAfter = 2;

/**
 * Runs costly work a few at a time, and lets the keys take turns: whoever sends a hundred waits for their own hundred,
 * and everybody else for one of them.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** What waits, by key. The key whose turn is next is first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Set<string>();
  #count = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** @throws AppError UNAVAILABLE when too many wait */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#count >= this.#limits.waiting)
      throw new AppError("UNAVAILABLE", { retryAfterSeconds: againAfter });
    this.#count += 1;
    await new Promise<void>((start) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), start]);
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#finished(key);
    }
  }

  #finished(key: string): void {
    this.#running.delete(key);
    // It had its turn, so what else waits of it comes after all others.
    const starts = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (starts) this.#waiting.set(key, starts);
    this.#next();
  }

  #next(): void {
    for (const [key, starts] of this.#waiting) {
      if (this.#running.size >= this.#limits.running) return;
      if (this.#running.has(key)) continue;
      const [start, ...rest] = starts;
      if (rest.length > 0) this.#waiting.set(key, rest);
      else this.#waiting.delete(key);
      this.#running.add(key);
      this.#count -= 1;
      start?.();
    }
  }
}
