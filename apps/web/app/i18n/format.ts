import { canonicalTimezone, showsTwice } from "@lantern/contract/time-zone";
import { language } from "./current.ts";
import { agoTexts } from "./format-texts.ts";
import { dateLocale, numberLocale } from "./locale.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = dateLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

type Instant = string | number | Date;
const at = (moment: Instant) => new Date(moment);

/** `3:00 PM` or `15:00`, the local time in that zone; `02:30 (UTC+2)` where the clocks show it twice that night. */
export function formatTime(moment: Instant, timeZone: string): string {
  const time = formatter({ timeStyle: "short", timeZone }).format(at(moment));
  const whole = isRepeated(moment, timeZone) ? `${time} (${offsetOf(timeZone, moment)})` : time;
  // "PM" stays on the line of its figures.
  return whole.replaceAll(/\s/g, "\u00a0");
}

/** Whether the clocks of a zone show the time of a moment twice that night. */
export const isRepeated = (moment: Instant, timeZone: string): boolean =>
  showsTwice(formatter({ timeStyle: "short", timeZone }), at(moment));

/** A time of day, from `15:00`. */
export function formatClock(time: string): string {
  return formatTime(`1970-01-01T${time}:00Z`, "UTC");
}

/** `Thu, Nov 12` or `Thu 12 Nov`. */
export function formatDate(moment: Instant, timeZone: string): string {
  return formatter({ weekday: "short", day: "numeric", month: "short", timeZone }).format(at(moment));
}

/** `Nov 12` or `12 Nov`. */
export function formatShortDate(moment: Instant, timeZone: string): string {
  return formatter({ day: "numeric", month: "short", timeZone }).format(at(moment));
}

/** `15:00`, or `Fri 00:00` when the weekday differs from the reader's. */
export function formatLocalTime(moment: Instant, timeZone: string, here: string): string {
  const time = formatTime(moment, timeZone);
  if (formatDate(moment, timeZone) === formatDate(moment, here)) return time;
  return `${formatter({ weekday: "short", timeZone }).format(at(moment))} ${time}`;
}

/** `Thursday, November 12` or `Thursday 12 November`. */
export function formatLongDate(moment: Instant, timeZone: string): string {
  return formatter({ weekday: "long", day: "numeric", month: "long", timeZone }).format(at(moment));
}

/** `Thu, Nov 12, 3:00 PM` or `Thu 12 Nov, 15:00`. */
export function formatMoment(moment: Instant, timeZone: string): string {
  return `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`;
}

/** `Thu, Dec 3, 2026`, from `2026-12-03`. */
export function formatDay(day: string): string {
  return formatter({ weekday: "short", day: "numeric", month: "short", year: "numeric" }).format(noonOf(day));
}

/** `November 2026`, from `2026-11`. */
export function formatMonth(month: string): string {
  return formatter({ month: "long", year: "numeric" }).format(noonOf(`${month}-01`));
}

/** `Nov`, from `2026-11`: for lists of at most twelve months. */
export function formatShortMonth(month: string): string {
  return formatter({ month: "short" }).format(noonOf(`${month}-01`));
}

/** `December 3, 2026`, from `2026-12-03`. */
export function formatLongDay(day: string): string {
  return formatter({ dateStyle: "long" }).format(noonOf(day));
}

/** Noon of a day in the browser's time zone. */
export function noonOf(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day of a moment in the browser's time zone, as `2026-12-03`. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** `Thursday, November 12, 2026 at 3:00 PM`, in the reader's time zone. */
export function formatMomentHere(moment: Instant): string {
  return formatter({ dateStyle: "full", timeStyle: "short" }).format(at(moment));
}

/** `3:00 PM`, or `Nov 12, 2026, 3:00 PM` when that is more than a day ago, in the reader's time zone. */
export function formatSinceHere(moment: number, now: number): string {
  const day = now - moment > dayMs ? ({ dateStyle: "medium" } as const) : {};
  return formatter({ timeStyle: "short", ...day }).format(moment);
}

/** `November 12, 2026`, in the reader's time zone. */
export function formatDayHere(moment: Instant): string {
  return formatter({ dateStyle: "long" }).format(at(moment));
}

const numberFormatters = new Map<string, Intl.NumberFormat>();

/** `1,234.5`, or `1.234,5`. Every number in a sentence is written by it. */
export function formatNumber(value: number): string {
  const locale = numberLocale();
  const formatter = numberFormatters.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormatters.set(locale, formatter);
  return formatter.format(value);
}

/** `96%` or `96 %`, from a whole number of percent. */
export function formatPercent(percent: number): string {
  return new Intl.NumberFormat(numberLocale(), { style: "percent" }).format(percent / 100);
}

/** A number with exactly that many decimals. */
export function formatDecimals(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(numberLocale(), digits).format(value);
}

/** `$228`, or `$18.50`; cents only when there are any. */
export function formatMoney(cents: number, currency: string): string {
  const style = { style: "currency", currencyDisplay: "narrowSymbol" } as const;
  const options = { ...style, currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(numberLocale(), options).format(cents / 100);
}

/** `+12`, `−1` */
export function formatSigned(value: number): string {
  return new Intl.NumberFormat(numberLocale(), { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

/** `a, b, and c` */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** `Denmark` for `DK`; in Spanish `Dinamarca`. */
export function formatCountry(id: string): string {
  return new Intl.DisplayNames(language(), { type: "region" }).of(id) ?? id;
}

/** `Spanish` for `es`; in Spanish `español`. */
export function formatLanguage(code: string, inLanguage: string = language()): string {
  return new Intl.DisplayNames(inLanguage, { type: "language" }).of(code) ?? code;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Time until a moment in its two largest units: `in 2 days, 5 h`; null once it has passed. */
export function formatAhead(moment: Instant, now: number): string | null {
  const exact = at(moment).getTime() - now;
  if (exact <= 0) return null;
  // Rounded first, so that 59.5 minutes are an hour and not 60 minutes.
  const ms = Math.ceil(exact / minuteMs) * minuteMs;
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor((ms % dayMs) / hourMs);
  const minutes = (ms % hourMs) / minuteMs;
  return agoTexts.ahead(days, hours, minutes);
}

/** Time since a moment: `a minute ago`, `3 hours ago`. */
export function formatAgo(moment: Instant, now: number): string {
  const ms = Math.max(0, now - at(moment).getTime());
  if (ms < 90 * 1000) return ms < 45_000 ? agoTexts.now : agoTexts.minute;
  const [unit, size] =
    ms < hourMs
      ? (["minute", minuteMs] as const)
      : ms < dayMs
        ? (["hour", hourMs] as const)
        : (["day", dayMs] as const);
  return new Intl.RelativeTimeFormat(language()).format(-Math.round(ms / size), unit);
}

/** The browser's time zone, by the name that our lists have. UTC where it has none. */
export function browserZone(): string {
  return canonicalTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC";
}

/** `Copenhagen` for `Europe/Copenhagen`. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** `UTC+1`, the offset at that moment, because clocks change. */
export function offsetOf(timeZone: string, moment: Instant = Date.now()): string {
  const part = formatter({ timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at(moment))
    .find((piece) => piece.type === "timeZoneName");
  return (part?.value ?? "UTC").replace("GMT", "UTC");
}

/** `Copenhagen, UTC+1` */
export function zoneLabel(timeZone: string): string {
  if (timeZone === "UTC") return timeZone;
  return timeZone ? `${cityOf(timeZone)}, ${offsetOf(timeZone)}` : "";
}
