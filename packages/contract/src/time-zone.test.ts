import { expect, test } from "vitest";
import { textsOf } from "../test/texts-of.ts";
import { timezone } from "./http/fields.ts";
import { allTimezones, canonicalTimezone, showsTwice } from "./time-zone.ts";

test.each([
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Europe/Kyiv", "Europe/Kyiv"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["asia/katmandu", "Asia/Kathmandu"],
  ["ASIA/TOKYO", "Asia/Tokyo"],
  ["\u200fEurope/Berlin ", "Europe/Berlin"],
  ["US/Eastern", "America/New_York"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["Canada/Atlantic", "America/Halifax"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Singapore", "Asia/Singapore"],
  ["Etc/UTC", "UTC"],
  ["GMT", "UTC"],
  ["utc", "UTC"],
  ["Zulu", "UTC"],
  ["Etc/GMT+5", "Etc/GMT+5"],
])("%s is stored as %s", (typed, stored) => {
  expect(timezone.parse(typed)).toBe(stored);
  expect(timezone.parse(stored)).toBe(stored);
});

test.each(
  "IST JST PST BST CST EST MST HST ACT AET AST CET EET MET WET EST5EDT PST8PDT GB NZ PRC W-SU +05:30 -03 UTC+5 GMT+1 GMT0".split(
    " ",
  ),
)("%s is refused, because it has no rules or stands for several zones", (typed) => {
  expect(textsOf(timezone.safeParse(typed))[0]).toBe("Please choose a time zone.");
});

test.each([
  "",
  " ",
  "Europe/Atlantis",
  "SystemV/PST8",
  "Etc/Unknown",
  "W. Europe Standard Time",
  "Europe/",
  "İST",
  "../Europe/Berlin",
  "x".repeat(64),
])("%j is refused", (typed) => {
  expect(timezone.safeParse(typed).success).toBe(false);
});

test("every zone to choose from has one name, which is its own", () => {
  const zones = allTimezones();
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.map(canonicalTimezone)).toEqual(zones);
  expect(new Set(zones).size).toBe(zones.length);
});

test.each([
  ["Europe/Berlin", "2027-10-30T23:59:00Z", false],
  ["Europe/Berlin", "2027-10-31T00:00:00Z", true],
  ["Europe/Berlin", "2027-10-31T00:30:00Z", true],
  ["Europe/Berlin", "2027-10-31T01:30:00Z", true],
  ["Europe/Berlin", "2027-10-31T01:59:00Z", true],
  ["Europe/Berlin", "2027-10-31T02:00:00Z", false],
  ["Europe/Berlin", "2027-03-28T01:00:00Z", false],
  ["America/St_Johns", "2027-11-07T03:45:00Z", true],
  // Half an hour, and no hour at all.
  ["Australia/Lord_Howe", "2027-04-03T14:45:00Z", true],
  ["Australia/Lord_Howe", "2027-04-03T15:15:00Z", true],
  ["Australia/Lord_Howe", "2027-04-03T14:15:00Z", false],
  ["Asia/Kolkata", "2027-10-31T00:30:00Z", false],
  ["UTC", "2027-10-31T00:30:00Z", false],
])("in %s the time of %s is shown twice: %s", (zone, at, twice) => {
  for (const locale of ["en-US", "en-GB", "de"]) {
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: zone });
    expect(showsTwice(clock, new Date(at)), locale).toBe(twice);
  }
});
