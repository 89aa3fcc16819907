import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastClock } from "./toast-clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it ends after its time", () => {
  const done = vi.fn();
  toastClock(5000, done);
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("paused time does not count, however often it is paused or resumed", () => {
  const done = vi.fn();
  const clock = toastClock(5000, done);
  vi.advanceTimersByTime(3000);
  clock.pause();
  clock.pause();
  vi.advanceTimersByTime(60_000);
  clock.resume();
  clock.resume();
  vi.advanceTimersByTime(1999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("zero never ends, and one that starts paused waits for resume", () => {
  const done = vi.fn();
  toastClock(0, done).resume();
  const later = toastClock(100, done, true);
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  later.resume();
  vi.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledOnce();
});

test("a closed toast's paused clock never ends", () => {
  const done = vi.fn();
  const clock = toastClock(100, done);
  clock.pause();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});
