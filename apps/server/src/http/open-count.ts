export interface OpenLimits {
  all: number;
  perAddress: number;
}

/** Counts what is open at one time, in total and for each address or company, and rejects what exceeds a limit. */
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
   * @param address null counts only in total: a proxy's connections belong to many people
   * @returns a function that stops counting it and can be called twice; null when the limit is reached
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
