// @vitest-environment happy-dom
import { languages } from "@lantern/contract/languages";
import { afterEach, describe, expect, test, vi } from "vitest";
import { setLanguage } from "./current.ts";
import {
  cityOf,
  dayOf,
  formatAhead,
  formatClock,
  formatDate,
  formatDay,
  formatDecimals,
  formatList,
  formatLocalTime,
  formatLongDate,
  formatMoment,
  formatMomentHere,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSigned,
  noonOf,
  offsetOf,
  zoneLabel,
} from "./format.ts";
import { firstDayOfWeek } from "./week.ts";

const start = "2026-11-12T14:00:00Z";

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage("en");
});

/** A browser whose reader prefers these languages. */
function readIn(...languages: string[]) {
  vi.stubGlobal("navigator", { languages });
}

const spaced = (text: string) => text.replaceAll(/\s/g, " ");

test("what is built before anybody reads it is in American English", () => {
  expect(formatLongDate(start, "Europe/Copenhagen")).toBe("Thursday, November 12");
  expect(formatClock("15:00")).toBe("3:00\u00a0PM");
});

test.each([
  ["en-US", "Thu, Nov 12, 3:00 PM", "Thursday, November 12", "Thu, Dec 3, 2026", "1,234.5", "$18.50"],
  ["en-GB", "Thu 12 Nov, 15:00", "Thursday 12 November", "Thu, 3 Dec 2026", "1,234.5", "$18.50"],
  ["de-DE", "Thu, 12 Nov, 15:00", "Thursday, 12 November", "Thu, 3 Dec 2026", "1,234.5", "$18.50"],
  ["es-ES", "Thu, 12 Nov, 15:00", "Thursday, 12 November", "Thu, 3 Dec 2026", "1,234.5", "$18.50"],
])(
  "a reader in %s has English words in the manner of their region",
  (locale, moment, long, day, number, price) => {
    readIn(locale, "en");
    const texts = [
      formatMoment(start, "Europe/Copenhagen"),
      formatLongDate(start, "Europe/Copenhagen"),
      formatDay("2026-12-03"),
      formatNumber(1234.5),
      formatMoney(1850, "USD"),
    ];
    expect(texts.map(spaced)).toEqual([moment, long, day, number, price]);
  },
);

test.each([
  ["es-ES", "jueves, 12 de noviembre", "15:00"],
  ["es-MX", "jueves, 12 de noviembre", "3:00 p. m."],
  ["en-US", "jueves, 12 de noviembre", "3:00 p. m."],
  ["de-DE", "jueves, 12 de noviembre", "15:00"],
])("on a Spanish page a reader in %s has Spanish words and their own clock", (locale, long, clock) => {
  readIn(locale);
  setLanguage("es");
  expect(formatLongDate(start, "Europe/Madrid")).toBe(long);
  expect(spaced(formatClock("15:00"))).toBe(clock);
});

test("a language without a region counts as its largest, and an unreadable one as ours", () => {
  readIn("de");
  expect([formatClock("15:00"), formatNumber(0.5)]).toEqual(["15:00", "0.5"]);
  readIn("c_utf8");
  expect(spaced(formatClock("15:00"))).toBe("3:00 PM");
});

/** What Intl writes for a language where it is spoken most. */
const ours = { en: "en-US", es: "es-ES", de: "de-DE" };
const readers = [
  "en-US",
  "en-GB",
  "es-ES",
  "es-MX",
  "es-US",
  "de-DE",
  "de-AT",
  "fr-FR",
  "pt-BR",
  "ja-JP",
  "ar-EG",
];

describe.each(languages)("on a page in %s", (code) => {
  test.each(readers)("dates, sums and lists are in its language for a browser in %s", (reader) => {
    readIn(reader, "en");
    setLanguage(code);
    const own = new Intl.Locale(reader).language === code ? reader : null;
    const number = own ?? (code === "en" ? "en-US" : ours[code]);
    const money = new Intl.NumberFormat(number, {
      style: "currency",
      currency: "EUR",
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    });
    expect(formatMoney(36_000, "EUR")).toBe(money.format(360));
    expect(formatNumber(12_345.6)).toBe(new Intl.NumberFormat(number).format(12_345.6));
    expect(formatDecimals(0.5, 1)).toBe(
      code === "en" ? "0.5" : own === "es-MX" || own === "es-US" ? "0.5" : "0,5",
    );
    const monday = "2026-11-30T14:00:00Z";
    const short = formatDate(monday, "UTC");
    if (code === "es") expect(short).toBe("lun, 30 nov");
    if (code === "de") expect(short).toBe("Mo., 30. Nov.");
    if (code === "en") expect(short).toMatch(/^Mon,? (?:30 Nov|Nov 30)$/);
    const day = { en: /Monday.*November/, es: /^lunes, 30 de noviembre$/, de: /^Montag, 30\. November$/ };
    expect(formatLongDate(monday, "UTC")).toMatch(day[code]);
    expect(formatMomentHere(monday)).toMatch(day[code].source.includes("lunes") ? /^lunes/ : /^Mon/);
    expect(formatList(["a", "b"])).toBe({ en: "a and b", es: "a y b", de: "a und b" }[code]);
  });
});

test("digits are Latin, and the week begins on the reader's first day", () => {
  readIn("ar-EG");
  expect(formatNumber(12)).toBe("12");
  const first = (locale: string) => {
    readIn(locale);
    return firstDayOfWeek();
  };
  expect(["en-US", "en-GB", "de-DE", "es-ES"].map(first)).toEqual([7, 1, 1, 1]);
});

test("a moment reads as the clock on the wall of its zone", () => {
  readIn("en-GB");
  expect(formatMoment(start, "Europe/Copenhagen")).toBe("Thu 12 Nov, 15:00");
  expect(formatMoment(start, "America/New_York")).toBe("Thu 12 Nov, 09:00");
});

test("a time that the clocks show twice has its offset", () => {
  readIn("en-GB");
  const at = (moment: string) => spaced(formatMoment(moment, "Europe/Berlin"));
  expect(at("2027-10-31T00:30:00Z")).toBe("Sun 31 Oct, 02:30 (UTC+2)");
  expect(at("2027-10-31T01:30:00Z")).toBe("Sun 31 Oct, 02:30 (UTC+1)");
});

test("another day there is named", () => {
  readIn("en-GB");
  expect(formatLocalTime("2026-11-12T16:30:00Z", "Asia/Singapore", "Europe/Copenhagen")).toBe("Fri 00:30");
  expect(formatLocalTime(start, "Europe/London", "Europe/Copenhagen")).toBe("14:00");
});

test("a day stays the same day on its way through the picker", () => {
  expect(dayOf(noonOf("2026-12-03"))).toBe("2026-12-03");
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

test("money shows cents only where there are some, and credits their sign", () => {
  expect([22800, 225000, 1850].map((cents) => formatMoney(cents, "USD"))).toEqual([
    "$228",
    "$2,250",
    "$18.50",
  ]);
  expect([12, -1, 0].map(formatSigned)).toEqual(["+12", "−1", "0"]);
});

test.each(languages)(
  "in %s a share has its sign, and a time ahead leaves the full stop to its sentence",
  async (code) => {
    setLanguage(code);
    expect(formatPercent(96)).toBe(code === "en" ? "96%" : "96\u00a0%");
    const file = code === "en" ? "./format-texts.ts" : `./format-texts.${code}.ts`;
    const { agoTexts } = (await import(file)) as typeof import("./format-texts.ts");
    for (const [days, hours, minutes] of [
      [0, 0, 1],
      [0, 1, 2],
      [0, 17, 0],
      [1, 17, 0],
      [2, 0, 0],
    ] as const)
      expect(agoTexts.ahead(days, hours, minutes)).toMatch(/[^.]$/);
  },
);
