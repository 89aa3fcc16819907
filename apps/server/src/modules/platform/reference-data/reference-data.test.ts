import { limits } from "@lantern/contract/limits";
import { expect, test } from "vitest";
import { holidaysAt } from "./holidays.ts";
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

const holidaysIn = async (at: string, zones: string[], language: "en" | "es" | "de" = "en") => {
  const { items } = await holidaysAt({ at, zones: zones.join(","), language });
  return items.map(({ zone: _, country, weekend, holidays }) => [country, weekend, ...holidays]);
};

test("holidays and weekends are those of each zone's country, on its own day, in the reader's language", async () => {
  const christmas = "2026-12-25T12:00:00Z";
  expect(await holidaysIn(christmas, ["Europe/Berlin", "America/New_York", "Asia/Tokyo"])).toEqual([
    ["DE", false, "Christmas Day"],
    ["US", false, "Christmas Day"],
  ]);
  expect(await holidaysIn(christmas, ["Europe/Berlin"], "de")).toEqual([["DE", false, "1. Weihnachtstag"]]);
  expect(await holidaysIn("2027-05-06T12:00:00Z", ["Europe/Berlin"], "es")).toEqual([
    ["DE", false, "Ascensión del Señor"],
  ]);
  // It is still the 24th in Honolulu.
  expect(await holidaysIn("2026-12-25T08:00:00Z", ["Pacific/Honolulu", "Europe/Berlin"])).toHaveLength(1);
  // A Friday, and a Sunday.
  expect(await holidaysIn("2026-12-11T10:00:00Z", ["Asia/Riyadh", "Europe/Madrid"])).toEqual([["SA", true]]);
  expect(await holidaysIn("2026-12-13T10:00:00Z", ["Asia/Riyadh", "Europe/Madrid"])).toEqual([["ES", true]]);
  expect(await holidaysIn(christmas, ["UTC", "Nowhere/City", ""])).toEqual([]);
});

test("zones that were renamed have their country, and `npm run holidays` has run for as far as a date may lie ahead", async () => {
  expect(await holidaysIn("2026-08-15T08:00:00Z", ["Asia/Kolkata"])).toEqual([
    ["IN", false, "Independence Day"],
  ]);
  const last = new Date();
  last.setUTCFullYear(last.getUTCFullYear() + limits.yearsAheadMax);
  expect(await holidaysIn(`${last.getUTCFullYear()}-12-25T12:00:00Z`, ["Europe/Kyiv"])).toHaveLength(1);
});
