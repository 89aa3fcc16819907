import { afterEach, expect, test, vi } from "vitest";
import { untilLoaded } from "./until-loaded.ts";

afterEach(() => vi.useRealTimers());

test("a part whose import fails is imported again until the network is back", async () => {
  vi.useFakeTimers();
  let isOnline = false;
  const load = vi.fn(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return "the chat";
  });
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load.mock.calls.length).toBeGreaterThan(5);
  expect(load.mock.calls.length).toBeLessThan(12);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(loaded).resolves.toBe("the chat");
});
