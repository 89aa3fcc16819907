import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BarState, barCycle, barHeight, restingBar } from "./loading-bar-cycle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded() {
  const states: BarState[] = [];
  return { states, last: () => states.at(-1), cycle: barCycle((state) => states.push(state)) };
}

test("[K16] a page that comes within 200 ms shows no bar", () => {
  const { states, cycle } = recorded();
  cycle.start();
  vi.advanceTimersByTime(199);
  cycle.finish();
  vi.advanceTimersByTime(5000);
  expect(states).toEqual([]);
});

test("[T26] start, progress, finish, hide, reset, and the same again", () => {
  const { states, cycle } = recorded();
  for (let time = 1; time <= 2; time++) {
    states.length = 0;
    cycle.start();
    vi.advanceTimersByTime(200);
    expect(states).toEqual([{ phase: "start", progress: 0, visible: true }]);
    vi.advanceTimersByTime(300);
    const grown = states.map(({ progress }) => progress);
    expect(grown).toEqual([...new Set(grown)].sort());
    expect(grown.length).toBeGreaterThan(2);
    states.length = 0;
    cycle.finish();
    vi.advanceTimersByTime(1000);
    expect(states).toEqual([
      { phase: "finish", progress: 1, visible: true },
      { phase: "hide", progress: 1, visible: false },
      restingBar,
    ]);
  }
});

test("[K15] the bar takes 2000 ms for nine tenths of its way, then waits short of the end", () => {
  const { last, cycle } = recorded();
  cycle.start();
  vi.advanceTimersByTime(200 + 1000);
  expect(last()?.progress).toBeCloseTo(0.68, 2);
  vi.advanceTimersByTime(1000);
  expect(last()?.progress).toBeCloseTo(0.9, 2);
  vi.advanceTimersByTime(60_000);
  expect(last()).toEqual({ phase: "progress", progress: 0.98, visible: true });
});

test("[K17] [K18] a finished bar hides after 500 ms, and is reset 400 ms later", () => {
  const { last, cycle } = recorded();
  cycle.start();
  vi.advanceTimersByTime(1000);
  cycle.finish();
  vi.advanceTimersByTime(499);
  expect(last()?.phase).toBe("finish");
  vi.advanceTimersByTime(1);
  expect(last()?.phase).toBe("hide");
  vi.advanceTimersByTime(399);
  expect(last()?.phase).toBe("hide");
  vi.advanceTimersByTime(1);
  expect(last()).toEqual(restingBar);
});

test("[K19] the bar is 3 pixels high", () => {
  expect(barHeight).toBe(3);
});

test("[T26] a shown bar can be moved on, never back and never to its end, and can be hidden and reset at once", () => {
  const { states, last, cycle } = recorded();
  cycle.progress(0.5);
  expect(states).toEqual([]);
  cycle.start();
  vi.advanceTimersByTime(200);
  cycle.progress(0.7);
  cycle.progress(0.1);
  expect(last()).toEqual({ phase: "progress", progress: 0.7, visible: true });
  cycle.progress(1);
  expect(last()?.progress).toBe(0.98);
  cycle.hide();
  expect(last()).toEqual({ phase: "hide", progress: 0.98, visible: false });
  cycle.reset();
  expect(last()).toEqual(restingBar);
  vi.advanceTimersByTime(60_000);
  expect(last()).toEqual(restingBar);
});

test("[K16] a quick page right after a slow one does not keep the slow one's bar", () => {
  const { last, cycle } = recorded();
  cycle.start();
  vi.advanceTimersByTime(1000);
  cycle.finish();
  vi.advanceTimersByTime(100);
  cycle.start();
  vi.advanceTimersByTime(100);
  cycle.finish();
  vi.advanceTimersByTime(900);
  expect(last()).toEqual(restingBar);
});
