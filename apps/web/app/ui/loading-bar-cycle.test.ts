import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BarState, barCycle } from "./loading-bar-cycle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown() {
  const states: BarState[] = [];
  return { states, last: () => states.at(-1), cycle: barCycle((state) => states.push(state)) };
}

test("[K16] a page that comes within 200 ms shows no bar", () => {
  const { states, cycle } = shown();
  cycle.start();
  vi.advanceTimersByTime(199);
  cycle.finish();
  vi.advanceTimersByTime(5000);
  expect(states).toEqual([]);
});

test("[T26] [K15] [K17] [K18] start, progress, finish, hide after 500 ms, reset after 400 ms", () => {
  const { last, cycle } = shown();
  cycle.start();
  vi.advanceTimersByTime(200);
  expect(last()).toEqual({ phase: "running", progress: 0, visible: true });
  vi.advanceTimersByTime(2000);
  expect(last()?.progress).toBeGreaterThan(0.85);
  vi.advanceTimersByTime(60_000);
  expect(last()?.progress).toBeLessThan(1);
  cycle.finish();
  expect(last()).toEqual({ phase: "finished", progress: 1, visible: true });
  vi.advanceTimersByTime(500);
  expect(last()?.phase).toBe("hidden");
  vi.advanceTimersByTime(400);
  expect(last()).toEqual({ phase: "idle", progress: 0, visible: false });
});

test("[K16] a quick page right after a slow one does not keep the slow one's bar", () => {
  const { last, cycle } = shown();
  cycle.start();
  vi.advanceTimersByTime(1000);
  cycle.finish();
  vi.advanceTimersByTime(100);
  cycle.start();
  vi.advanceTimersByTime(100);
  cycle.finish();
  vi.advanceTimersByTime(900);
  expect(last()).toEqual({ phase: "idle", progress: 0, visible: false });
});
