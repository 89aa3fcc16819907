import { readFile } from "node:fs/promises";
import type { listHolidays, ParsedQueryOf, ResponseOf } from "@lantern/contract/http";
import { canonicalTimezone } from "@lantern/contract/time-zone";

/** Names in English, Spanish and German, 0 where it is the English one, and the days as `261225`. */
type Holiday = [english: string, spanish: string | 0, german: string | 0, days: string];

interface PublicHolidays {
  countries: Record<string, Holiday[]>;
}

const languages = ["en", "es", "de"] as const;
const file = new URL("./public-holidays.json", import.meta.url);

/** Read at the first request, and only then: `npm run holidays` makes it. */
let reading: Promise<PublicHolidays> | null = null;

async function publicHolidays(): Promise<PublicHolidays["countries"]> {
  reading ??= readFile(file, "utf8").then((text) => JSON.parse(text));
  return (await reading).countries;
}

/** The zones in which a moment is on a weekend or on a public holiday, by the country of each. */
export async function holidaysAt({
  at,
  zones,
  language,
}: ParsedQueryOf<typeof listHolidays>): Promise<ResponseOf<typeof listHolidays>> {
  const countries = await publicHolidays();
  const byZone = zoneCountries(Object.keys(countries));
  const items = [...new Set(zones.split(","))].flatMap((zone) => {
    const country = byZone.get(zone);
    if (!country) return [];
    const day = dayIn(zone, new Date(at));
    const holidays = (countries[country] ?? [])
      .filter(([, , , days]) => days.split(" ").includes(day.slice(2).replaceAll("-", "")))
      .map((holiday) => holiday[languages.indexOf(language)] || holiday[0]);
    const weekend = isWeekend(country, day);
    return weekend || holidays.length > 0 ? [{ zone, country, weekend, holidays }] : [];
  });
  return { items, next: null };
}

let countryOfZone: Map<string, string> | null = null;

/** Zones of these countries, by today's names. */
function zoneCountries(countries: string[]): Map<string, string> {
  countryOfZone ??= new Map(
    countries.flatMap((country) =>
      (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone) => [
        canonicalTimezone(zone) ?? zone,
        country,
      ]),
    ),
  );
  return countryOfZone;
}

/** `2026-12-25` */
const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);

/** Whether a day is on the weekend of a country, which is not everywhere Saturday and Sunday. */
function isWeekend(country: string, day: string): boolean {
  const { weekend } = new Intl.Locale(`und-${country}`).getWeekInfo();
  return weekend.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
}
