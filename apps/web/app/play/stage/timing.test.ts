import { expect, test } from "vitest";
import { clockText, leftOf, lineAt, markPassed, secondsUntil, shareLeft } from "./timing.ts";

const timer = { startedAt: 0, endsAt: 90_000, leftMs: 90_000, totalMs: 90_000 };

test("time left follows the server's clock and never goes below zero", () => {
  expect(leftOf(timer, 30_000)).toBe(60_000);
  expect(leftOf(timer, 95_000)).toBe(0);
  expect(shareLeft(timer, 45_000)).toBe(0.5);
});

test("a paused timer stands still", () => {
  const paused = { ...timer, endsAt: null, leftMs: 42_000 };
  expect(leftOf(paused, 30_000)).toBe(42_000);
  expect(leftOf(paused, 99_000)).toBe(42_000);
});

test("figures round up to whole seconds", () => {
  expect(clockText(74_000)).toBe("1:14");
  expect(clockText(73_001)).toBe("1:14");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(3_661_000)).toBe("1:01:01");
});

test("[P18] time left falls to zero, and no further", () => {
  expect([0, 1500, 9000].map((now) => secondsUntil(4000, now))).toEqual([4, 2.5, 0]);
});

test("marks are announced once, when they are passed", () => {
  expect(markPassed(60_400, 59_900)).toBe(60);
  expect(markPassed(59_900, 59_000)).toBeNull();
  expect(markPassed(10_100, 10_000)).toBe(10);
});

test("lines take their reading time, or share a short span, and the last stays", () => {
  const lines = ["One.", "A somewhat longer line of the story.", "Last."].map((text) => ({ text }));
  expect(lineAt(lines, 0, 60_000)).toBe(0);
  expect(lineAt(lines, 1921, 60_000)).toBe(1);
  expect(lineAt(lines, 30_000, 60_000)).toBe(2);
  expect(lineAt(lines, 999, 1000)).toBe(2);
  expect(lineAt([], 5, 1000)).toBe(0);
});
