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

test("follows the database forward, and waits for it rather than going a little back", async () => {
  const { state, pool } = database(1_000_000);
  const jumped = vi.fn();
  const clock = await startClock(pool, jumped);
  state.time = 1_013_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(1_013_000);
  state.time = 1_021_000;
  await vi.advanceTimersByTimeAsync(9000);
  expect(clock.now()).toBe(1_022_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.now()).toBe(1_022_000);
  expect(jumped).not.toHaveBeenCalled();
  clock.stop();
});

test("follows a jump forward, and reports it", async () => {
  const { state, pool } = database(1_000_000);
  const jumped = vi.fn();
  const clock = await startClock(pool, jumped);
  state.time = 4_610_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(4_610_000);
  expect(jumped.mock.calls).toEqual([[3_600_000]]);
  clock.stop();
});

test("continues when the database's clock is set back, reports it once, and follows it again when it is right", async () => {
  const { state, pool } = database(10_000_000);
  const jumped = vi.fn();
  const clock = await startClock(pool, jumped);
  for (const minute of [1, 2, 3]) {
    state.time = 6_400_000 + minute * 60_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clock.now()).toBe(10_000_000 + minute * 60_000);
  }
  expect(jumped.mock.calls).toEqual([[-3_550_000]]);
  state.time = 10_191_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(10_191_000);
  expect(jumped).toHaveBeenCalledTimes(1);
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
