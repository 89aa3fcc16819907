/** Repeatable chance: the same seed gives the same numbers, whatever else draws from chances of its own (mulberry32). */
export class Chance {
  readonly #seed: string;
  #state: number;

  constructor(seed: string) {
    this.#seed = seed;
    let hash = 2166136261;
    for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 16777619) >>> 0;
    this.#state = hash;
  }

  /** A chance of its own for one purpose: it draws the same numbers however much others draw. */
  fork(purpose: string): Chance {
    return new Chance(`${this.#seed}/${purpose}`);
  }

  /** 0 up to 1. */
  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** @throws when the list is empty */
  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.next() * list.length)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  }

  /** An id in the form of a random UUID. */
  readonly uuid = (): string => {
    const hex = (digits: number) =>
      Math.floor(this.next() * 16 ** digits)
        .toString(16)
        .padStart(digits, "0");
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
  };
}
