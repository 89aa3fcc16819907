export interface OpenLimits {
  all: number;
  perAddress: number;
}

/** Counts what is open at one time, in all and for each address, and refuses what would be too many. */
export class OpenCount {
  readonly #limits: OpenLimits;
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  constructor(limits: OpenLimits) {
    this.#limits = limits;
  }

  /**
   * Counts one more.
   *
   * @param address null counts only in all: a proxy's connections are those of many people
   * @returns a function that stops counting it, harmless when called twice; null when there are enough already
   */
  take(address: string | null): (() => void) | null {
    const ofAddress = address === null ? 0 : (this.#byAddress.get(address) ?? 0);
    if (this.#all >= this.#limits.all || ofAddress >= this.#limits.perAddress) return null;
    this.#all += 1;
    if (address !== null) this.#byAddress.set(address, ofAddress + 1);
    let pending = true;
    return () => {
      if (!pending) return;
      pending = false;
      this.#all -= 1;
      if (address !== null) this.#release(address);
    };
  }

  #release(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
