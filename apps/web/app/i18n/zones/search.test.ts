import { allTimezones, canonicalTimezone } from "@lantern/contract/time-zone";
import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../current.ts";
import { zonesOfAbbreviations } from "./abbreviations.ts";
import { citiesOfZones } from "./cities.ts";
import { zonesOfCountries } from "./countries.ts";
import { type OfficialNames, readOfficialNames, zoneSearch } from "./search.ts";

/** As the server lists them. */
const zones = allTimezones();
const search = zoneSearch(zones, new Map());
const zonesFor = (query: string) => search(query).map(({ zone }) => zone);

afterEach(() => setLanguage("en"));

test.each([
  ["Mumbai", "Asia/Kolkata"],
  ["Kolkata", "Asia/Kolkata"],
  ["Munich", "Europe/Berlin"],
  ["München", "Europe/Berlin"],
  ["muenchen", "Europe/Berlin"],
  ["Múnich", "Europe/Berlin"],
  ["Boston", "America/New_York"],
  ["Nueva York", "America/New_York"],
  ["Beijing", "Asia/Shanghai"],
  ["Pekín", "Asia/Shanghai"],
  ["peking", "Asia/Shanghai"],
  ["Geneva", "Europe/Zurich"],
  ["Genève", "Europe/Zurich"],
  ["geneve", "Europe/Zurich"],
  ["Genf", "Europe/Zurich"],
  ["Kyiv", "Europe/Kyiv"],
  ["Kiev", "Europe/Kyiv"],
  ["Calcutta", "Asia/Kolkata"],
  ["sao paulo", "America/Sao_Paulo"],
  ["st petersburg", "Europe/Moscow"],
  ["xian", "Asia/Shanghai"],
  ["lodz", "Europe/Warsaw"],
  ["Germany", "Europe/Berlin"],
  ["Alemania", "Europe/Berlin"],
  ["Deutschland", "Europe/Berlin"],
  ["India", "Asia/Kolkata"],
  ["Indien", "Asia/Kolkata"],
  ["España", "Europe/Madrid"],
  ["espana", "Europe/Madrid"],
  ["Österreich", "Europe/Vienna"],
  ["oesterreich", "Europe/Vienna"],
  ["United States", "America/New_York"],
  ["USA", "America/New_York"],
  ["EEUU", "America/New_York"],
  ["UK", "Europe/London"],
  ["England", "Europe/London"],
  ["Turkey", "Europe/Istanbul"],
  ["Türkei", "Europe/Istanbul"],
  ["Mexico", "America/Mexico_City"],
  ["GMT", "Europe/London"],
  ["CET", "Europe/Berlin"],
  ["mez", "Europe/Berlin"],
  ["PST", "America/Los_Angeles"],
  ["JST", "Asia/Tokyo"],
  ["UTC", "UTC"],
  ["new york", "America/New_York"],
  ["Paris, France", "Europe/Paris"],
  ["Portland, United States", "America/Los_Angeles"],
])("%s finds %s first", (query, zone) => {
  expect(zonesFor(query)[0]).toBe(zone);
});

test("typed letter by letter, what is meant comes up and stays", () => {
  for (const [city, zone] of [
    ["mumbai", "Asia/Kolkata"],
    ["geneva", "Europe/Zurich"],
    ["germany", "Europe/Berlin"],
  ] as const)
    for (let length = 3; length <= city.length; length += 1)
      expect(zonesFor(city.slice(0, length)), city.slice(0, length)).toContain(zone);
});

test("the beginnings of cities come before countries, and those before abbreviations", () => {
  const first = (query: string, count: number) => zonesFor(query).slice(0, count);
  expect(first("lon", 3)).toEqual(["Europe/London", "Arctic/Longyearbyen", "America/Los_Angeles"]);
  // A city, then the country, which is more than the beginning of Indiana's.
  expect(first("indi", 2)).toEqual(["America/Indiana/Indianapolis", "Asia/Kolkata"]);
  expect(first("india", 2)).toEqual(["Asia/Kolkata", "America/Indiana/Indianapolis"]);
  const byIst = zonesFor("ist");
  expect(byIst.indexOf("Europe/Istanbul")).toBeLessThan(byIst.indexOf("Asia/Jerusalem"));
  const byEt = zonesFor("et");
  expect(byEt.indexOf("Africa/Addis_Ababa")).toBeLessThan(byEt.indexOf("America/Detroit"));
});

test("a zone that is zonesFor by another name than its own says which", () => {
  expect(search("mumb")[0]).toEqual({ zone: "Asia/Kolkata", name: "Mumbai" });
  expect(search("alemania")[0]).toEqual({ zone: "Europe/Berlin", name: "Alemania" });
  expect(search("gmt")[0]).toEqual({ zone: "Europe/London", name: "GMT" });
  expect(search("berl")[0]).toEqual({ zone: "Europe/Berlin", name: null });
  expect(search("Berlín")[0]).toEqual({ zone: "Europe/Berlin", name: null });
  expect(search("utc+9")[0]?.name).toBeNull();
});

test.each(["UTC+5:30", "utc+5:30", "GMT+5:30", "+5:30", "+ 5:30"])(
  "the offset %s finds its zones",
  (query) => {
    expect(zonesFor(query)).toContain("Asia/Kolkata");
    expect(zonesFor(query)).not.toContain("Europe/Paris");
  },
);

test("a whole offset comes before those that begin like it", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15) });
  const byOne = zonesFor("utc+1");
  vi.useRealTimers();
  expect(byOne.indexOf("Europe/Paris")).toBeLessThan(byOne.indexOf("Australia/Sydney"));
  expect(zonesFor("UTC−3")).toContain("America/Sao_Paulo");
});

test("a search without words lists every zone, and one that fits nothing lists none", () => {
  for (const query of ["", "  ", ",", "…", "(", "\\"]) expect(zonesFor(query)).toEqual(zones);
  for (const query of ["qqqq", "Paris, Japan", "[a-z]+$", "x".repeat(100_000)])
    expect(zonesFor(query)).toEqual([]);
});

test.each([
  ["en", "Central European", "Europe/Berlin"],
  ["en", "eastern time", "America/New_York"],
  ["es", "hora de Europa central", "Europe/Berlin"],
  ["es", "Eastern Standard Time", "America/New_York"],
  ["de", "mitteleuropäische", "Europe/Berlin"],
] as const)("in %s the platform's name %s finds %s", async (language, query, zone) => {
  setLanguage(language);
  const some = ["Europe/Berlin", "America/New_York", "Asia/Tokyo"];
  const names = await new Promise<OfficialNames>((done) => readOfficialNames(some, done));
  expect(zoneSearch(some, names)(query).map((match) => match.zone)).toEqual([zone]);
});

test("the names of zones are read a few at a time, until they are no longer needed", () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const stop = readOfficialNames(zones, done);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(done).not.toHaveBeenCalled();
  readOfficialNames(zones.slice(0, 25), done);
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("every zone has its country, and the tables name only zones that there are", () => {
  const withCountry = new Set(Object.values(zonesOfCountries).flatMap((list) => list.split(" ")));
  expect(zones.filter((zone) => zone !== "UTC" && !withCountry.has(zone))).toEqual([]);
  const named = [
    ...withCountry,
    ...Object.keys(citiesOfZones),
    ...Object.values(zonesOfAbbreviations).flatMap((list) => list.split(" ")),
  ];
  expect(named.filter((zone) => !zones.includes(zone))).toEqual([]);
});

test("the countries have the zones that Unicode gives them", () => {
  for (const [code, list] of Object.entries(zonesOfCountries)) {
    // Not every browser has this function.
    const own = new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
    expect(list.split(" ").sort(), code).toEqual(own.map(canonicalTimezone).sort());
  }
});

test("no city stands there twice for its zone", () => {
  for (const [zone, cities] of Object.entries(citiesOfZones)) {
    const names = [zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "), ...cities.split(", ")];
    expect(names, zone).toEqual([...new Set(names)]);
  }
});
