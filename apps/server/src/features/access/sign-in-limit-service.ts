import { type Limits, requireNoDelay } from "../../core/limits/limits.ts";
import type { LimitName } from "../../core/limits/rules.ts";

/**
 * Makes guessing passwords slow without shutting the owner out, by three rules of the table: where the guesses come
 * from is slowed down first. An account that is guessed at from everywhere is slowed down for networks that it has
 * not signed in from.
 */
export class SignInLimiter {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Counts the attempt beforehand, so that a hundred at once are a hundred. Resolves with what to call when it was
   * right.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  async countAttempt(account: string, network: string): Promise<() => Promise<void>> {
    const existing = (await this.#limits.secondsToWait("trustedNetwork", `${account} ${network}`)) > 0;
    const consumed: [LimitName, string][] = [];
    const giveBack = async () => {
      for (const each of consumed) await this.#limits.release(...each);
    };
    for (const [rule, key] of rulesOf(account, network)) {
      if (rule === "signInAccount" && existing) continue;
      const wait = await this.#limits.take(rule, key);
      if (wait > 0) {
        // A refused attempt uses nothing up.
        await giveBack();
        requireNoDelay(wait);
      }
      consumed.push([rule, key]);
    }
    return async () => {
      await giveBack();
      await this.rememberNetwork(account, network);
    };
  }

  /** The account's owner is at this network: they have signed in, or set a password by email. */
  async rememberNetwork(account: string, network: string): Promise<void> {
    const pair = `${account} ${network}`;
    await this.#limits.reset("signIn", pair);
    await this.#limits.reset("trustedNetwork", pair);
    await this.#limits.take("trustedNetwork", pair);
  }
}

const rulesOf = (account: string, network: string): [LimitName, string][] => [
  ["signIn", `${account} ${network}`],
  ["signInNetwork", network],
  ["signInAccount", account],
];
