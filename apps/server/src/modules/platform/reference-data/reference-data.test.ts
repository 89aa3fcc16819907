import { expect, test } from "vitest";
import { timezones } from "./service.ts";

test("zones are listed by today's names, each once", () => {
  const ids = timezones(new Date()).map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["Europe/Kyiv", "Asia/Kolkata", "Asia/Kathmandu", "America/Nuuk", "UTC"]),
  );
  for (const former of ["Europe/Kiev", "Asia/Calcutta", "Asia/Katmandu", "America/Godthab", "IST", "EST"])
    expect(ids).not.toContain(former);
  expect(ids).toHaveLength(new Set(ids).size);
});

test("[C13] time zones have their offset of the day, across daylight saving", () => {
  const offset = (at: string, id: string) =>
    timezones(new Date(at)).find((zone) => zone.id === id)?.offset_minutes;
  expect(offset("2026-01-15T12:00:00Z", "Europe/Copenhagen")).toBe(60);
  expect(offset("2026-07-15T12:00:00Z", "Europe/Copenhagen")).toBe(120);
  expect(offset("2026-07-15T12:00:00Z", "America/St_Johns")).toBe(-150);
  expect(offset("2026-07-15T12:00:00Z", "UTC")).toBe(0);
});
