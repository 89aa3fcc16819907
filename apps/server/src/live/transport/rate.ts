/** A leaking bucket: `burst` at once, `perSecond` in the long run. */
export class Rate {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param now ms, never going backwards */
  constructor(perSecond: number, burst: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
    this.#left = burst;
    this.#at = now();
  }

  /** Takes one; returns false when there is none left. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Limits the memory that a flood of addresses can use. */
const MOST_KEYS = 50_000;

/** A bucket for each key, such as an address. */
export class Rates {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: (() => number) | undefined;
  readonly #rates = new Map<string, Rate>();

  /** @param now ms, never going backwards */
  constructor(perSecond: number, burst: number, now?: () => number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
  }

  of(key: string): Rate {
    const existing = this.#rates.get(key);
    if (existing) return existing;
    const [oldest] = this.#rates.keys();
    if (oldest !== undefined && this.#rates.size >= MOST_KEYS) this.#rates.delete(oldest);
    const rate = new Rate(this.#perSecond, this.#burst, this.#now);
    this.#rates.set(key, rate);
    return rate;
  }
}
