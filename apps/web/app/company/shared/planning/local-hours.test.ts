import { expect, test } from "vitest";
import { localStarts } from "./local-hours.ts";

test("the own zone stands first, the others by their clock, with what hour it is for them", () => {
  const starts = localStarts("2026-12-03T13:00:00Z", "Europe/Copenhagen", [
    "Europe/London",
    "Asia/Singapore",
    "Asia/Singapore",
    "America/New_York",
    null,
  ]);
  expect(
    starts.map(({ zone, people, time, inHours, label }) => [zone, people, time, inHours, label]),
  ).toEqual([
    ["Europe/Copenhagen", 0, "14:00", true, "in working hours"],
    ["Asia/Singapore", 2, "21:00", false, "late evening"],
    ["Europe/London", 1, "13:00", true, "in working hours"],
    ["America/New_York", 1, "08:00", false, "before working hours"],
  ]);
});

test("a weekend is never working hours", () => {
  const [start] = localStarts("2026-12-05T12:00:00Z", "Europe/Copenhagen", []);
  expect([start?.inHours, start?.label]).toEqual([false, "on a weekend"]);
});
