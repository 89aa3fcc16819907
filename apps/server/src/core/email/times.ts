import type { Language } from "@lantern/contract/languages";
import { hourWords } from "./catalogue/hour/words.ts";

/** Times as letters say them. `zone` is an IANA name. */
export interface LocalTimes {
  /** "Thursday 12 November, 15:00 to 16:00" */
  span: string;
  /** "15:00" */
  start: string;
  /** "14:00" */
  utc: string;
  /** "14:45" */
  door: string;
  /** "Copenhagen" */
  place: string;
}

const locales: Record<Language, string> = { en: "en-GB", es: "es-ES" };

const clock = (at: Date, zone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);

/** The day with its weekday, and the year only when it is not this one. */
function day(at: Date, zone: string, now: Date, language: Language): string {
  const year = (date: Date) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, year: "numeric" }).format(date);
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(year(at) !== year(now) && { year: "numeric" }),
  })
    .format(at)
    .replace(",", "");
}

interface Span {
  start: Date;
  end: Date;
  zone: string;
}

export function localTimes(
  { start, end, zone }: Span,
  now: Date,
  doorMinutes: number,
  language: Language = "en",
): LocalTimes {
  return {
    span: hourWords(language).session.span(
      day(start, zone, now, language),
      clock(start, zone),
      clock(end, zone),
    ),
    start: clock(start, zone),
    utc: clock(start, "UTC"),
    door: clock(new Date(start.getTime() - doorMinutes * 60_000), zone),
    place: zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "),
  };
}
