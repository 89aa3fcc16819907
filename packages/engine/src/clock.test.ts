import { expect, test } from "vitest";
import { playAt, playEnd, wallAt } from "./clock.ts";

const clock = { startedAt: 1000, speed: 60, pausedMs: 500, pausedAt: null, endsAt: 61_000 };

test("[S7] play time excludes pauses and runs at the session's speed", () => {
  expect(playAt(clock, 1500)).toBe(0);
  expect(playAt(clock, 2500)).toBe(60_000);
  expect(playAt({ ...clock, pausedAt: 2000 }, 9000)).toBe(30_000);
  expect(playAt(clock, 0)).toBe(0);
  expect(wallAt(clock, 60_000)).toBe(2500);
  expect(playEnd(clock)).toBe(59_500 * 60);
});
