import { expect, test } from "vitest";
import { loadTemporal, wallTime, zonedInstant } from "./zoned.ts";

test("a wall clock in a zone is one moment, across the change of clocks", async () => {
  await loadTemporal();
  expect(zonedInstant("2026-12-03", "14:00", "Europe/Copenhagen")).toBe("2026-12-03T13:00:00.000Z");
  expect(zonedInstant("2026-07-03", "14:00", "Europe/Copenhagen")).toBe("2026-07-03T12:00:00.000Z");
  expect(zonedInstant("2026-12-03", "14:00", "Asia/Kolkata")).toBe("2026-12-03T08:30:00.000Z");
});

test("an hour that the clocks skip moves on", async () => {
  await loadTemporal();
  expect(zonedInstant("2026-03-29", "02:30", "Europe/Copenhagen")).toBe("2026-03-29T01:30:00.000Z");
});

test("of two moments with the same time it is the first, unless the stored one has it", async () => {
  await loadTemporal();
  const at = (stored?: string) => zonedInstant("2027-10-31", "02:30", "Europe/Berlin", stored);
  expect(at()).toBe("2027-10-31T00:30:00.000Z");
  expect(at("2027-10-31T01:30:00.000Z")).toBe("2027-10-31T01:30:00.000Z");
  expect(at("2027-10-30T01:30:00.000Z")).toBe("2027-10-31T00:30:00.000Z");
});

test("and back again", async () => {
  await loadTemporal();
  const moment = zonedInstant("2026-12-31", "23:45", "America/New_York");
  expect(wallTime(moment, "America/New_York")).toEqual(["2026-12-31", "23:45"]);
  expect(wallTime(moment, "Asia/Tokyo")).toEqual(["2027-01-01", "13:45"]);
});
