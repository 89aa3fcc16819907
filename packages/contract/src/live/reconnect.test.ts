import { expect, test } from "vitest";
import { reconnectPace, waitBefore } from "./reconnect.ts";

test("a page retries soon, and never waits longer than two and a half seconds", () => {
  const waits = (chance: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((nth) => Math.round(waitBefore(nth, reconnectPace(chance))));
  expect(waits(0)).toEqual([100, 170, 289, 491, 835, 1420, 1500]);
  expect(waits(1)).toEqual([600, 1020, 1734, 2500, 2500, 2500, 2500]);
});

test("no two pages reconnect at the same moments", () => {
  const second = Array.from({ length: 100 }, (_, nth) => waitBefore(2, reconnectPace(nth / 100)));
  expect(new Set(second).size).toBe(100);
});
