// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildId } from "./build.ts";
import { watchBuild } from "./watch-build.ts";

let latest: string;
let requested: string[];
beforeEach(() => {
  vi.useFakeTimers();
  latest = buildId;
  requested = [];
  vi.stubGlobal("fetch", async (path: string) => {
    requested.push(path);
    return Response.json({ id: latest });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[X13] the newest build is asked for every five minutes; each newer one is told of once", async () => {
  const onNewBuild = vi.fn();
  const stop = watchBuild({ inExperience: () => false, onNewBuild });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested).toEqual(["/builds/latest.json"]);
  expect(onNewBuild).not.toHaveBeenCalled();
  latest = "newer";
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
  latest = "newest";
  await vi.advanceTimersByTimeAsync(300_000);
  expect(onNewBuild).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(3_000_000);
  expect(requested).toHaveLength(4);
});

test("[X13] during an hour nothing is asked and nothing is said", async () => {
  const onNewBuild = vi.fn();
  latest = "newer";
  const stop = watchBuild({ inExperience: () => true, onNewBuild });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requested).toEqual([]);
  expect(onNewBuild).not.toHaveBeenCalled();
  stop();
});

test("a server that is away is no new build", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const onNewBuild = vi.fn();
  const stop = watchBuild({ inExperience: () => false, onNewBuild });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(onNewBuild).not.toHaveBeenCalled();
  stop();
});
