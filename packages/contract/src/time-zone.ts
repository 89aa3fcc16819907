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

/** Clocks go back by an hour, and by half of one on Lord Howe Island. */
const backMinutes = [-60, -30, 30, 60];

/**
 * Whether a clock shows the same time shortly before or after a moment, because it goes back that night. Such a time is
 * written with its offset.
 *
 * @param clock writes hour and minute
 */
export const showsTwice = (clock: Intl.DateTimeFormat, at: Date): boolean =>
  backMinutes.some((minutes) => clock.format(at.getTime() + minutes * 60_000) === clock.format(at));
