import type { Language } from "@lantern/contract/languages";
import { showsTwice } from "@lantern/contract/time-zone";
import { textsIn } from "./index.ts";
import type { LocalTimes } from "./readable-times.ts";

/** @param zone an IANA name; the year is written only when it is not the current one */
export function localTimes(
  { start, end, lobby, zone }: { start: Date; end: Date; lobby: Date; zone: string },
  now: Date,
  language: Language,
): LocalTimes {
  const t = textsIn(language).times;
  const locale = t.locale(zone);
  const year = (at: Date) => new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric" }).format(at);
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(year(start) !== year(now) && { year: "numeric" }),
  });
  const offset = (at: Date) => {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      timeZoneName: "shortOffset",
    }).formatToParts(at);
    return (parts.find(({ type }) => type === "timeZoneName")?.value ?? "").replace("GMT", "UTC");
  };
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: locale === "en-GB" ? "2-digit" : "numeric",
    minute: "2-digit",
  });
  const time = (at: Date) =>
    showsTwice(clock, at) ? `${clock.format(at)} (${offset(at)})` : clock.format(at);
  return {
    day: t.day(day.format(start)),
    start: time(start),
    end: time(end),
    lobby: time(lobby),
    utc: start.toISOString().slice(11, 16),
    city: t.cities[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "),
  };
}
