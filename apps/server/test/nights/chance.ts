import { randomNumbers } from "@lantern/engine/random";

/** Random values from a seed: the same seed gives the same values, independently of all other instances. */
export class Chance {
  readonly #seed: string;
  /** A number in [0, 1). */
  readonly next: () => number;

  constructor(seed: string) {
    this.#seed = seed;
    this.next = randomNumbers(seed);
  }

  /** Random values for one purpose, independent of how many this instance has returned. */
  fork(purpose: string): Chance {
    return new Chance(`${this.#seed}/${purpose}`);
  }

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
