/** A leaking bucket for one connection: `burst` at once, `perSecond` in the long run. */
export class Rate {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
  }

  /** Takes one, or answers false when there is none. */
  take(now: number = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
