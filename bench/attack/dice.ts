import { randomNumbers } from "@lantern/engine/random";

/** Random values from a seed: the same seed gives the same values, so that a finding can be reproduced. */
export class Dice {
  /** A number in [0, 1). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** An integer from 0 to `below` - 1. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** True with this probability (0 to 1). */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A random item of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }
}
