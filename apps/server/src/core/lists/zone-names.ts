import { timezone } from "@lantern/contract/http";

/** Short names of zones that mean one time everywhere, in English and German. "IST" and "CST" mean several. */
const abbreviations: Record<string, string> = {
  "Europe/Berlin": "CET CEST MEZ MESZ MET HNEC HEEC",
  "Europe/Lisbon": "WET WEST WEZ WESZ",
  "Europe/Athens": "EET EEST OEZ OESZ",
  "Europe/London": "BST",
  "Europe/Moscow": "MSK",
  "Europe/Istanbul": "TRT",
  "America/New_York": "ET EST EDT",
  "America/Chicago": "CT CDT",
  "America/Denver": "MT MDT",
  "America/Los_Angeles": "PT PST PDT",
  "America/Sao_Paulo": "BRT",
  "Asia/Tokyo": "JST",
  "Asia/Seoul": "KST",
  "Asia/Singapore": "SGT",
  "Asia/Hong_Kong": "HKT",
  "Australia/Sydney": "AEST AEDT",
  "Australia/Perth": "AWST",
  "Pacific/Auckland": "NZST NZDT",
  "Africa/Johannesburg": "SAST",
  "America/Anchorage": "AKST AKDT",
  "Pacific/Honolulu": "HST",
  UTC: "UTC GMT Zulu",
};

/** What Windows and Active Directory call zones, without "Standard Time". */
const windowsNames: Record<string, string> = {
  "Europe/Berlin": "W. Europe",
  "Europe/Paris": "Romance",
  "Europe/Warsaw": "Central European",
  "Europe/Budapest": "Central Europe",
  "Europe/London": "GMT",
  "Europe/Bucharest": "GTB",
  "Europe/Helsinki": "FLE",
  "Europe/Istanbul": "Turkey",
  "Europe/Moscow": "Russian",
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Los_Angeles": "Pacific",
  "America/Halifax": "Atlantic",
  "America/Sao_Paulo": "E. South America",
  "America/Mexico_City": "Central Standard Time (Mexico)",
  "Asia/Dubai": "Arabian",
  "Asia/Jerusalem": "Israel",
  "Asia/Kolkata": "India",
  "Asia/Shanghai": "China",
  "Asia/Singapore": "Singapore",
  "Asia/Tokyo": "Tokyo",
  "Asia/Seoul": "Korea",
  "Asia/Bangkok": "SE Asia",
  "Australia/Sydney": "AUS Eastern",
  "Australia/Perth": "W. Australia",
  "Pacific/Auckland": "New Zealand",
  "Africa/Johannesburg": "South Africa",
};

/** Letters and digits without accents, in lower case. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");

let zonesByName: Map<string, string | null> | null = null;

/** Made at the first use. A name that two zones have is null. */
function namedZones(): Map<string, string | null> {
  if (zonesByName) return zonesByName;
  const all = new Map<string, string | null>();
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const city = plain(zone.split("/").at(-1) ?? "");
    all.set(city, all.has(city) ? null : zone);
    all.set(plain(zone), zone);
  }
  for (const [zone, names] of Object.entries(abbreviations))
    for (const name of names.split(" ")) all.set(plain(name), zone);
  for (const [zone, name] of Object.entries(windowsNames)) all.set(plain(`${name} Standard Time`), zone);
  zonesByName = all;
  return all;
}

/**
 * The time zone that a list means by "Europe/Berlin", "MEZ", "Berlin", "W. Europe Standard Time" or
 * "(UTC+01:00) Amsterdam, Berlin, Rome"; null for a name that nobody knows or that means several.
 */
export function zoneNamed(text: string): string | null {
  const [first = ""] = text.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, "").split(/,\s/);
  const named = namedZones().get(plain(first));
  // Platforms know more abbreviations, each in one of its meanings.
  if (named === null || (named === undefined && /^[A-Z]{2,4}$/.test(text))) return null;
  const read = timezone.safeParse(named ?? text);
  return read.success ? read.data : null;
}
