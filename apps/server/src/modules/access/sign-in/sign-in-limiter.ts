import { type Limits, requireNoDelay } from "../../../core/limits/limits.ts";
import type { LimitName } from "../../../core/limits/rules.ts";

/**
 * Slows down password guessing without locking the owner out, by three rules of the table. The network that guesses
 * come from is slowed down first. An account that is guessed at from many networks is slowed down for networks that
 * it has not signed in from.
 */
export class SignInLimiter {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Counts the attempt in advance, so that a hundred attempts at once count as a hundred. Resolves with a function to
   * call when the password was right.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  async countAttempt(account: string, network: string): Promise<() => Promise<void>> {
    const isTrusted = (await this.#limits.secondsToWait("trustedNetwork", `${account} ${network}`)) > 0;
    const consumed: [LimitName, string][] = [];
    const giveBack = async () => {
      for (const each of consumed) await this.#limits.release(...each);
    };
    for (const [rule, key] of rulesOf(account, network)) {
      if (rule === "signInAccount" && isTrusted) continue;
      const wait = await this.#limits.take(rule, key);
      if (wait > 0) {
        // A rejected attempt is not counted.
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

  /** The account's owner uses this network: they have signed in, or set a password by email. */
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
