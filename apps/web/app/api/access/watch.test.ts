import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchAccess } from "./watch.ts";

const page = new EventTarget();
const mocks = { checkExpiry: vi.fn(), checkSession: vi.fn(), inDashboard: vi.fn(), inExperience: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  for (const each of Object.values(mocks)) each.mockReset();
  mocks.inDashboard.mockReturnValue(true);
  mocks.inExperience.mockReturnValue(false);
  stop = watchAccess(mocks);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[K04] the clock is looked at every second", () => {
  vi.advanceTimersByTime(999);
  expect(mocks.checkExpiry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(mocks.checkExpiry).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9_000);
  expect(mocks.checkExpiry).toHaveBeenCalledTimes(10);
});

test("[K06] the server is asked once in 300 seconds", () => {
  vi.advanceTimersByTime(299_000);
  expect(mocks.checkSession).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(mocks.checkSession).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300_000);
  expect(mocks.checkSession).toHaveBeenCalledTimes(2);
});

test.each(["visibilitychange", "pageshow", "focus", "online", "resume"])(
  "a machine that slept is checked at its first %s, by the clock of the wall",
  (waking) => {
    // The machine sleeps: hours pass, and no timer runs.
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    expect(mocks.checkExpiry).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(waking));
    expect(mocks.checkExpiry).toHaveBeenCalledOnce();
    expect(mocks.checkSession).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event(waking));
    expect(mocks.checkSession).toHaveBeenCalledOnce();
  },
);

test("[A26] outside the dashboard the server is not asked, and in the live hour the clock is let be", () => {
  mocks.inDashboard.mockReturnValue(false);
  vi.advanceTimersByTime(600_000);
  expect(mocks.checkSession).not.toHaveBeenCalled();
  expect(mocks.checkExpiry).toHaveBeenCalled();
  mocks.checkExpiry.mockReset();
  mocks.inExperience.mockReturnValue(true);
  vi.advanceTimersByTime(10_000);
  expect(mocks.checkExpiry).not.toHaveBeenCalled();
});

test("nothing runs after it is stopped", () => {
  stop();
  vi.advanceTimersByTime(600_000);
  page.dispatchEvent(new Event("focus"));
  expect(mocks.checkExpiry).not.toHaveBeenCalled();
  expect(mocks.checkSession).not.toHaveBeenCalled();
});
