import { beforeEach, expect, test } from "vitest";
import type { Refusal } from "../../refusal.ts";
import { TestClock } from "../../testing/application.ts";
import { GuessGuard } from "./guess-guard.ts";

let clock: TestClock;
let guard: GuessGuard;

beforeEach(() => {
  clock = new TestClock();
  guard = new GuessGuard(clock.now);
});

/** Seconds to wait, or 0 when the attempt was let through. */
function guess(account: string, address: string): number {
  try {
    guard.begin(account, address);
  } catch (error) {
    return (error as Refusal).retryAfterSeconds ?? -1;
  }
  guard.failed(account, address);
  return 0;
}
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

test("ten wrong guesses from one address close the account to that address only", () => {
  expect(times(11, () => guess("maren", "attacker"))).toEqual([...Array(10).fill(0), 900]);
  expect(guess("maren", "home")).toBe(0);
  clock.advance(15);
  expect(guess("maren", "attacker")).toBe(0);
});

test("many at once are counted before any of them is answered", () => {
  const begun = times(20, () => {
    try {
      guard.begin("maren", "attacker");
      return true;
    } catch {
      return false;
    }
  });
  expect(begun.filter(Boolean)).toHaveLength(10);
});

test("an address that tries many accounts is stopped as a whole", () => {
  expect(times(100, (n) => guess(`person${n}`, "attacker")).every((wait) => wait === 0)).toBe(true);
  expect(guess("another", "attacker")).toBeGreaterThan(0);
  expect(guess("another", "office")).toBe(0);
});

test("guessed at from everywhere, an account lets strangers take turns and its owner's address through", () => {
  guard.succeeded("maren", "home");
  times(30, (n) => guess("maren", `bot${n}`));
  expect([guess("maren", "bot31"), guess("maren", "bot32")]).toEqual([0, 10]);
  expect(guess("maren", "home")).toBe(0);
  clock.advance(0.2);
  expect(guess("maren", "owner on the road")).toBe(0);
});

test("signing in forgets the slips before it", () => {
  times(9, () => guess("maren", "home"));
  guard.begin("maren", "home");
  guard.succeeded("maren", "home");
  expect(times(10, () => guess("maren", "home")).every((wait) => wait === 0)).toBe(true);
});
