import { expect, test } from "vitest";
import { countries, timezones } from "./service.ts";

test("[C13] the list of countries has those that one can live in, by name", () => {
  const list = countries();
  const ids = list.map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining(["DK", "GB", "PT", "US", "TW", "XK"]));
  for (const none of ["EU", "UK", "DD", "SU", "ZZ", "AA"]) expect(ids).not.toContain(none);
  expect(list.length).toBeGreaterThan(240);
  expect(list.length).toBeLessThan(256);
  expect(list[0]).toEqual({ id: "AF", name: "Afghanistan" });
});

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
