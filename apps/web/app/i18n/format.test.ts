import { expect, test } from "vitest";
import {
  cityOf,
  dayOf,
  formatAhead,
  formatDay,
  formatLocalTime,
  formatLongDate,
  formatMoment,
  formatMoney,
  formatSigned,
  noonOf,
  offsetOf,
  zoneLabel,
  zoneSearch,
} from "./format.ts";

const start = "2026-11-12T14:00:00Z";

test("a moment reads as the clock on the wall of its zone", () => {
  expect(formatMoment(start, "Europe/Copenhagen")).toBe("Thu 12 Nov, 15:00");
  expect(formatMoment(start, "America/New_York")).toBe("Thu 12 Nov, 09:00");
  expect(formatLongDate(start, "Europe/Copenhagen")).toBe("Thursday 12 November");
});

test("another day there is named", () => {
  expect(formatLocalTime("2026-11-12T16:30:00Z", "Asia/Singapore", "Europe/Copenhagen")).toBe("Fri 00:30");
  expect(formatLocalTime(start, "Europe/London", "Europe/Copenhagen")).toBe("14:00");
});

test("a day stays the same day on its way through the picker", () => {
  expect(dayOf(noonOf("2026-12-03"))).toBe("2026-12-03");
  expect(formatDay("2026-12-03")).toBe("Thu 3 Dec 2026");
});

test.each([
  ["2026-11-14T19:00:00Z", "in 2 days, 5 h"],
  ["2026-11-13T14:00:00Z", "in 1 day"],
  ["2026-11-12T16:30:00Z", "in 2 h, 30 min"],
  ["2026-11-12T14:09:30Z", "in 10 min"],
  ["2026-11-12T15:59:30Z", "in 2 h"],
  ["2026-11-13T13:59:30Z", "in 1 day"],
  ["2026-11-12T14:00:00Z", null],
])("%s is %s", (moment, text) => {
  expect(formatAhead(moment, Date.parse(start))).toBe(text);
});

test("zones have a city and the offset of the season", () => {
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(offsetOf("Europe/Copenhagen", "2026-07-01T12:00:00Z")).toBe("UTC+2");
  expect(offsetOf("Europe/Copenhagen", "2026-12-01T12:00:00Z")).toBe("UTC+1");
  expect(zoneLabel("UTC")).toBe("UTC");
});

test("a zone is found by city, by name with spaces, and by offset", () => {
  expect(zoneSearch("America/New_York", "new york")).toBe(true);
  expect(zoneSearch("America/New_York", "amer")).toBe(true);
  expect(zoneSearch("Asia/Kolkata", "utc+5:30")).toBe(true);
  expect(zoneSearch("Europe/Paris", "london")).toBe(false);
});

test("money shows cents only where there are some, and credits their sign", () => {
  expect([22800, 225000, 1850].map((cents) => formatMoney(cents, "USD"))).toEqual([
    "$228",
    "$2,250",
    "$18.50",
  ]);
  expect([12, -1, 0].map(formatSigned)).toEqual(["+12", "−1", "0"]);
});
