import { Refusal } from "../../refusal.ts";
import { Attempts } from "./attempts.ts";

const quarterHour = 15 * 60_000;
/** A person mistypes a few times; a script does not stop. */
const mostAtOnce = 10;
/** An office behind one address mistypes more. */
const mostFromAddress = 100;
/** From then on the account is guessed at from many addresses, which take turns. */
const mostAtAccount = 30;
const turnMs = 10_000;
const month = 30 * 24 * 3_600_000;

/**
 * Makes guessing passwords slow without shutting the owner out: who guesses is stopped by where they guess from.
 * An account that is guessed at from everywhere lets strangers' addresses try one after the other, some seconds
 * apart; an address from which its owner has signed in before does not wait.
 */
export class GuessGuard {
  readonly #pair: Attempts;
  readonly #address: Attempts;
  readonly #account: Attempts;
  readonly #turn: Attempts;
  readonly #known: Attempts;

  constructor(now: () => Date) {
    this.#pair = new Attempts(mostAtOnce, quarterHour, now);
    this.#address = new Attempts(mostFromAddress, quarterHour, now);
    this.#account = new Attempts(mostAtAccount, quarterHour, now);
    this.#turn = new Attempts(1, turnMs, now);
    this.#known = new Attempts(1, month, now);
  }

  /** Refuses, or counts the attempt beforehand: a hundred at once are a hundred. */
  begin(account: string, address: string): void {
    const pair = `${account} ${address}`;
    this.#pair.check(pair);
    this.#address.check(address);
    if (this.#account.wait(account) > 0 && this.#known.wait(pair) === 0) {
      const retryAfterSeconds = this.#turn.wait(account);
      if (retryAfterSeconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
      this.#turn.count(account);
    }
    this.#pair.count(pair);
  }

  failed(account: string, address: string): void {
    this.#address.count(address);
    this.#account.count(account);
  }

  succeeded(account: string, address: string): void {
    const pair = `${account} ${address}`;
    this.#pair.forget(pair);
    this.#known.count(pair);
  }
}
