import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchAccess } from "./watch.ts";

const page = new EventTarget();
const asked = { checkExpiry: vi.fn(), checkSession: vi.fn(), inDashboard: vi.fn(), inExperience: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  for (const each of Object.values(asked)) each.mockReset();
  asked.inDashboard.mockReturnValue(true);
  asked.inExperience.mockReturnValue(false);
  stop = watchAccess(asked);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[K04] the clock is looked at every second", () => {
  vi.advanceTimersByTime(999);
  expect(asked.checkExpiry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(asked.checkExpiry).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9_000);
  expect(asked.checkExpiry).toHaveBeenCalledTimes(10);
});

test("[K06] the server is asked once in 300 seconds", () => {
  vi.advanceTimersByTime(299_000);
  expect(asked.checkSession).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(asked.checkSession).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300_000);
  expect(asked.checkSession).toHaveBeenCalledTimes(2);
});

test.each(["visibilitychange", "pageshow", "focus", "online", "resume"])(
  "a machine that slept is checked at its first %s, by the clock of the wall",
  (waking) => {
    // Asleep: hours pass, and no timer runs.
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    expect(asked.checkExpiry).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(waking));
    expect(asked.checkExpiry).toHaveBeenCalledOnce();
    expect(asked.checkSession).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event(waking));
    expect(asked.checkSession).toHaveBeenCalledOnce();
  },
);

test("[A26] outside the dashboard the server is not asked, and in the live hour the clock is let be", () => {
  asked.inDashboard.mockReturnValue(false);
  vi.advanceTimersByTime(600_000);
  expect(asked.checkSession).not.toHaveBeenCalled();
  expect(asked.checkExpiry).toHaveBeenCalled();
  asked.checkExpiry.mockReset();
  asked.inExperience.mockReturnValue(true);
  vi.advanceTimersByTime(10_000);
  expect(asked.checkExpiry).not.toHaveBeenCalled();
});

test("nothing runs after it is stopped", () => {
  stop();
  vi.advanceTimersByTime(600_000);
  page.dispatchEvent(new Event("focus"));
  expect(asked.checkExpiry).not.toHaveBeenCalled();
  expect(asked.checkSession).not.toHaveBeenCalled();
});
