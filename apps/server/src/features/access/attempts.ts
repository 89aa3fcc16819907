import { Refusal } from "../../refusal.ts";

/** Bounds the memory a flood of made-up names can take. */
const mostKeys = 50_000;

/**
 * Counts attempts by whatever is guessed at (an account, a seat) in a sliding window of its own for each key.
 * Counts are held by this process; several nodes allow so many times more.
 */
export class Attempts {
  readonly #counted = new Map<string, { count: number; until: number }>();
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => Date;

  constructor(most: number, windowMs: number, now: () => Date) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Seconds until the next attempt may be made; 0 when it may be now. */
  wait(key: string): number {
    const entry = this.#live(key);
    if (!entry || entry.count < this.#most) return 0;
    return Math.ceil((entry.until - this.#now().getTime()) / 1000);
  }

  /** Refuses with the seconds to wait when too many attempts are remembered. */
  check(key: string): void {
    const retryAfterSeconds = this.wait(key);
    if (retryAfterSeconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  }

  count(key: string): void {
    const entry = this.#live(key);
    if (entry) {
      entry.count += 1;
      return;
    }
    if (this.#counted.size >= mostKeys) this.#counted.delete(this.#counted.keys().next().value!);
    this.#counted.set(key, { count: 1, until: this.#now().getTime() + this.#windowMs });
  }

  forget(key: string): void {
    this.#counted.delete(key);
  }

  #live(key: string) {
    const entry = this.#counted.get(key);
    if (entry && entry.until > this.#now().getTime()) return entry;
    this.#counted.delete(key);
    return undefined;
  }
}
