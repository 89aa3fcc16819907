import type { Language } from "@lantern/contract/languages";
import { describe, expect, test } from "vitest";
import { textsIn } from "./index.ts";
import { localTimes } from "./local-times.ts";

const start = new Date("2026-11-30T14:00:00Z");
const at = (zone: string, language: Language, now = start) =>
  localTimes({ start, end: start, lobby: start, zone }, now, language);

test.each<[string, string, string, string]>([
  ["Europe/Copenhagen", "Copenhagen", "Copenhague", "Kopenhagen"],
  ["America/New_York", "New York", "Nueva York", "New York"],
  ["America/Mexico_City", "Mexico City", "Ciudad de México", "Mexiko-Stadt"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires", "Buenos Aires", "Buenos Aires"],
  ["America/Sao_Paulo", "São Paulo", "São Paulo", "São Paulo"],
  ["Europe/Kyiv", "Kyiv", "Kiev", "Kyjiw"],
])("the city of %s has the name that readers know", (zone, en, es, de) => {
  expect([at(zone, "en").city, at(zone, "es").city, at(zone, "de").city]).toEqual([en, es, de]);
});

test.each<Language>(["en", "es", "de"])("the time zones whose cities have a name in %s exist", (language) => {
  for (const zone of Object.keys(textsIn(language).times.cities))
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.toThrow();
});

test("a time that the clocks show twice says which it is", () => {
  const start = new Date("2027-10-31T00:30:00Z");
  const times = localTimes(
    {
      start,
      end: new Date("2027-10-31T01:30:00Z"),
      lobby: new Date("2027-10-31T00:15:00Z"),
      zone: "Europe/Berlin",
    },
    start,
    "en",
  );
  expect([times.lobby, times.start, times.end]).toEqual(["02:15 (UTC+2)", "02:30 (UTC+2)", "02:30 (UTC+1)"]);
});

describe("days", () => {
  const lastYear = new Date("2025-11-30T14:00:00Z");

  test("have the same form with a year as without", () => {
    expect(at("Europe/London", "en").day).toBe("Monday 30 November");
    expect(at("Europe/London", "en", lastYear).day).toBe("Monday 30 November 2026");
    expect(at("America/New_York", "en").day).toBe("Monday, November 30");
    expect(at("America/New_York", "en", lastYear).day).toBe("Monday, November 30, 2026");
    expect(at("Europe/Madrid", "es", lastYear).day).toBe("lunes 30 de noviembre de 2026");
  });

  test("are not broken before the month in German", () => {
    expect(at("Europe/Berlin", "de", lastYear).day).toBe("Montag, 30.\u00a0November 2026");
  });
});
