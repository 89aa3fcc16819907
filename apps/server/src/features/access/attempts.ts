import { Refusal } from "../../refusal.ts";

/** Bounds the memory a flood of made-up names can take. */
const mostKeys = 50_000;

/**
 * Counts failures by whatever is guessed at (an account, a seat), not by the caller's address: a whole
 * office shares one. Counts are held by this process; several nodes allow so many times more.
 */
export class Attempts {
  readonly #failures = new Map<string, { count: number; until: number }>();
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => Date;

  constructor(most: number, windowMs: number, now: () => Date) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Refuses with the seconds to wait when too many failures are remembered. */
  check(key: string): void {
    const entry = this.#live(key);
    if (!entry || entry.count < this.#most) return;
    const retryAfterSeconds = Math.ceil((entry.until - this.#now().getTime()) / 1000);
    throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  }

  failed(key: string): void {
    const entry = this.#live(key);
    if (entry) {
      entry.count += 1;
      return;
    }
    if (this.#failures.size >= mostKeys) this.#failures.delete(this.#failures.keys().next().value!);
    this.#failures.set(key, { count: 1, until: this.#now().getTime() + this.#windowMs });
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  #live(key: string) {
    const entry = this.#failures.get(key);
    if (entry && entry.until > this.#now().getTime()) return entry;
    this.#failures.delete(key);
    return undefined;
  }
}
