import { plainLine } from "@lantern/contract/plain-text";
import { canonicalTimezone } from "@lantern/contract/time-zone";
import { windowsZones } from "./windows-zones.ts";

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
  for (const [name, zone] of Object.entries(windowsZones)) all.set(plain(name), zone);
  zonesByName = all;
  return all;
}

/**
 * The time zone that a list or a calendar means by "Europe/Berlin", "MEZ", "Berlin", "W. Europe Standard Time" or
 * "(UTC+01:00) Amsterdam, Berlin, Rome"; null for a name that nobody knows or that means several.
 */
export function zoneNamed(text: string): string | null {
  const [first = ""] = text.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, "").split(/,\s/);
  const named = namedZones().get(plain(first));
  // Platforms know more abbreviations, each in one of its meanings.
  if (named === null || (named === undefined && /^[A-Z]{2,4}$/.test(text))) return null;
  return canonicalTimezone(plainLine(named ?? text));
}
