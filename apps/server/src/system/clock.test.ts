import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startClock } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function database(initial: number) {
  const state = { time: initial, away: false };
  const pool = {
    query: async () => {
      if (state.away) throw new Error("gone");
      return { rows: [{ ms: state.time }] };
    },
  } as unknown as pg.Pool;
  return { state, pool };
}

test("returns the database's time and uses the counter between readings", async () => {
  const { pool } = database(1_000_000);
  const clock = await startClock(pool);
  expect(clock.now()).toBe(1_000_000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(clock.now()).toBe(1_004_000);
  clock.stop();
});

test("follows the database forward but never goes backwards", async () => {
  const { state, pool } = database(1_000_000);
  const clock = await startClock(pool);
  state.time = 1_020_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(1_020_000);
  state.time = 500_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(1_020_000);
  clock.stop();
});

test("continues while the database is away, whatever this machine's own clock is set to", async () => {
  const { state, pool } = database(1_000_000);
  const clock = await startClock(pool);
  state.away = true;
  vi.setSystemTime(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now()).toBe(1_030_000);
  clock.stop();
});
