/** How money, days and counts read in emails, documents and notifications. */

import type { Language } from "@lantern/contract/languages";
import { canonicalTimezone } from "@lantern/contract/time-zone";

const locales: Record<Language, string> = { en: "en-US", es: "es", de: "de" };

/** `$228.00` for 22800 cents of USD; in Spanish `228,00 US$`. */
export function formatAmount(cents: number, currency: string, language: Language = "en"): string {
  return new Intl.NumberFormat(locales[language], { style: "currency", currency }).format(cents / 100);
}

/** `November 20, 2026`, the day in UTC. */
export function formatDay(at: Date, language: Language = "en"): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(at);
}

/** `1 credit`, `2 credits`. */
export function formatCount(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** English-speaking regions where people read "3:00 PM", with the zones of each by the names that we store. */
const regionsWithAmPm = ["US", "CA", "AU", "NZ"].map((region) => {
  const locale = new Intl.Locale(`en-${region}`);
  return { locale: locale.toString(), zones: new Set(locale.getTimeZones()?.map(canonicalTimezone)) };
});

/** How English readers in an IANA time zone write days and times. Emails and documents do not know more of them. */
export function englishLocaleOf(zone: string): string {
  return regionsWithAmPm.find(({ zones }) => zones.has(zone))?.locale ?? "en-GB";
}
