/** The gate for time zones. */

/**
 * Today's names of the zones that the platform knows by an earlier one (CLDR keeps the first name that a zone had, and
 * names today's beside it). Browsers that follow the IANA database know them by today's name.
 */
const renamed: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Etc/GMT": "UTC",
  "Etc/UTC": "UTC",
  "Europe/Kiev": "Europe/Kyiv",
  GMT: "UTC",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/**
 * Short names such as "IST" stand for several zones, or for another one in another library, and an offset has no rules.
 * The names of the platform's own that no other library knows begin with "SystemV".
 */
const named = /^(?!systemv\/)(?:[a-z_]{4,}|[a-z_]+(?:\/[a-z\d_+-]+){1,2}|utc|gmt)$/i;

/** Zones that were read before: to ask the platform takes some microseconds, and lists have thousands. */
const canonical = new Set<string>();

/** The one name of a time zone, today's: `Europe/Kyiv` also for `europe/kiev`. Null for what names no zone with rules. */
export function canonicalTimezone(name: string): string | null {
  if (canonical.has(name)) return name;
  if (name.length > 64 || !named.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    const today = renamed[timeZone] ?? timeZone;
    canonical.add(today);
    return today;
  } catch {
    return null;
  }
}

/** All zones that people choose from, by their canonical name. */
export const allTimezones = (): string[] => [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"].flatMap((zone) => canonicalTimezone(zone) ?? [])),
];

const offsets = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at a moment, in minutes. */
export function offsetMinutes(zone: string, at: Date): number {
  // Making a format takes much longer than using it.
  const format =
    offsets.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  offsets.set(zone, format);
  const text = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text) ?? [];
  return sign ? (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

const minuteMs = 60_000;
/** Clocks go back by less than this. */
const aroundMs = 180 * minuteMs;

/** Whether the clocks of a zone show the same time before or after this moment, because they go back that night. */
export function occursTwice(zone: string, at: Date): boolean {
  const offsetAfter = (ms: number) => offsetMinutes(zone, new Date(at.getTime() + ms));
  const [before, now, after] = [offsetAfter(-aroundMs), offsetAfter(0), offsetAfter(aroundMs)];
  const isFirst = now > after && offsetAfter((now - after) * minuteMs) === after;
  const isSecond = before > now && offsetAfter((now - before) * minuteMs) === before;
  return isFirst || isSecond;
}

/** `UTC+1`, `UTC-3:30`. */
export function utcOffset(zone: string, at: Date): string {
  const minutes = offsetMinutes(zone, at);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "-" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** Says after a local time which one it is, where the clocks show it twice: `02:30 (UTC+2)`. */
export const toldApart = (time: string, zone: string, at: Date): string =>
  occursTwice(zone, at) ? `${time} (${utcOffset(zone, at)})` : time;
