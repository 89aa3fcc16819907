import { beforeEach, expect, test } from "vitest";
import { TestClock } from "../../../../test/application.ts";
import type { AppError } from "../../../core/app-error.ts";
import { ProcessLimits } from "../../../core/limits/limits.ts";
import { SignInLimiter } from "./sign-in-limiter.ts";

let clock: TestClock;
let guard: SignInLimiter;

beforeEach(() => {
  clock = new TestClock();
  guard = new SignInLimiter(new ProcessLimits(clock.now));
});

/** Seconds to wait, or 0 when the attempt was allowed. The password is wrong unless given otherwise. */
async function guess(account: string, network: string, right = false): Promise<number> {
  try {
    const succeeded = await guard.countAttempt(account, network);
    if (right) await succeeded();
    return 0;
  } catch (error) {
    return (error as AppError).retryAfterSeconds ?? -1;
  }
}
async function times(count: number, make: (n: number) => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < count; n++) waits.push(await make(n));
  return waits;
}
const none = (count: number): number[] => Array(count).fill(0);

test("ten wrong guesses from one network slow down the account at that network only", async () => {
  expect(await times(11, () => guess("maren", "attacker"))).toEqual([...none(10), 90]);
  expect(await guess("maren", "home")).toBe(0);
  clock.advance(1.5);
  expect(await times(2, () => guess("maren", "attacker"))).toEqual([0, 90]);
});

test("simultaneous guesses are counted before any of them gets a response", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => guess("maren", "attacker")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test("a network that tries many accounts is slowed down as a whole", async () => {
  expect(await times(100, (n) => guess(`person${n}`, "attacker"))).toEqual(none(100));
  expect(await guess("another", "attacker")).toBe(9);
  expect(await guess("another", "office")).toBe(0);
});

test("right passwords are not counted: an office of 300 signs in from one network", async () => {
  expect(await times(300, (n) => guess(`person${n}`, "office", true))).toEqual(none(300));
});

test("with guesses from many networks, an account slows down strangers but not its owner's network", async () => {
  await guess("maren", "home", true);
  expect(await times(30, (n) => guess("maren", `bot${n}`))).toEqual(none(30));
  expect(await guess("maren", "bot31")).toBe(10);
  expect(await guess("maren", "home")).toBe(0);
  clock.advance(0.2);
  expect(await guess("maren", "owner on the road", true)).toBe(0);
});

test("a rejected attempt is not counted by the other rules", async () => {
  await times(10, () => guess("maren", "office"));
  await times(500, () => guess("maren", "office"));
  expect(await times(90, (n) => guess(`colleague${n}`, "office"))).toEqual(none(90));
});

test("signing in resets earlier mistakes, and so does a reset by email", async () => {
  await times(9, () => guess("maren", "home"));
  await guess("maren", "home", true);
  expect(await times(10, () => guess("maren", "home"))).toEqual(none(10));
  expect(await guess("maren", "home")).toBeGreaterThan(0);
  await guard.rememberNetwork("maren", "home");
  expect(await guess("maren", "home")).toBe(0);
});
