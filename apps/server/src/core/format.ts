/** How money, numbers, days and counts read in emails, documents and notifications. */

import type { Language } from "@lantern/contract/languages";
import { canonicalTimezone } from "@lantern/contract/time-zone";

const locales: Record<Language, string> = { en: "en-US", es: "es-ES", de: "de-DE" };

/** `$228.00` for 22800 cents of USD; in Spanish `228,00 US$`. */
export function formatAmount(cents: number, currency: string, language: Language = "en"): string {
  return new Intl.NumberFormat(locales[language], { style: "currency", currency }).format(cents / 100);
}

/** `November 20, 2026`, the day in UTC. */
export function formatDay(at: Date, language: Language = "en"): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(at);
}

/** `1,234`, in German `1.234`. */
export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** `50%`, in German `50 %`, of whole percent. */
export const formatPercent = (percent: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "percent" }).format(percent / 100);

/** How a language counts: `1 crédito`, `12.345 créditos`. */
export function countIn(language: Language): (number: number, one: string, many: string) => string {
  const plural = new Intl.PluralRules(locales[language]);
  return (number, one, many) =>
    `${formatNumber(number, language)} ${plural.select(number) === "one" ? one : many}`;
}

const countInEnglish = countIn("en");

/** `1 credit`, `2 credits`. */
export const formatCount = (number: number, one: string, many = `${one}s`): string =>
  countInEnglish(number, one, many);

/** English-speaking regions where people read "3:00 PM", with the zones of each by the names that we store. */
const regionsWithAmPm = ["US", "CA", "AU", "NZ"].map((region) => {
  const locale = new Intl.Locale(`en-${region}`);
  return { locale: locale.toString(), zones: new Set(locale.getTimeZones()?.map(canonicalTimezone)) };
});

/** How English readers in an IANA time zone write days and times. Emails and documents do not know more of them. */
export function englishLocaleOf(zone: string): string {
  return regionsWithAmPm.find(({ zones }) => zones.has(zone))?.locale ?? "en-GB";
}
