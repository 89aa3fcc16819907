import { languages } from "@lantern/contract/languages";
import { language } from "../current.ts";
import { cityOf, offsetOf } from "../format.ts";
import { zonesOfAbbreviations } from "./abbreviations.ts";
import { citiesOfZones } from "./cities.ts";
import { otherNames, zonesOfCountries } from "./countries.ts";

/** What a name is, the best first. `official` is what the platform calls the zone, `part` a part of its IANA name. */
const kinds = ["city", "country", "abbreviation", "official", "part"] as const;

interface Name {
  text: string;
  /** Without accents and case. */
  plain: string;
  kind: (typeof kinds)[number];
  /** Among names of one kind, the lower the better: the position of the zone among those of this name. */
  position: number;
}

interface ZoneMatch {
  zone: string;
  /** The name that was hitsByZone, unless it is in the zone's label. */
  name: string | null;
}

/** The names that the platform has for zones, by zone. */
export type OfficialNames = ReadonlyMap<string, readonly string[]>;

const plainLetters: Record<string, string> = { ß: "ss", ø: "o", ł: "l", æ: "ae", đ: "d", ı: "i" };

/** Letters and digits without accents, in lower case, with one space between words. */
function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøłæđı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A name; with umlauts a second one as it is written without them. */
function namesOf(text: string, kind: Name["kind"], position = 0): Name[] {
  const spellings = /[äöü]/i.test(text)
    ? [text, text.replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD")[0]}e`)]
    : [text];
  return spellings.map((spelling) => ({ text, plain: plainOf(spelling), kind, position }));
}

/** Everything that zones are called, but for their official names. Made at the first search. */
let namesByZone: Map<string, Name[]> | null = null;

function allNames(): Map<string, Name[]> {
  if (namesByZone) return namesByZone;
  const all = new Map<string, Name[]>();
  const add = (zones: string, texts: readonly string[], kind: Name["kind"], from = 0) => {
    for (const [at, zone] of zones.split(" ").entries()) {
      const names = texts.flatMap((text) => namesOf(text, kind, from + at));
      all.set(zone, [...(all.get(zone) ?? []), ...names]);
    }
  };
  // After the cities that name their zone.
  for (const [zone, cities] of Object.entries(citiesOfZones)) add(zone, cities.split(", "), "city", 1);
  const countries = languages.map((code) => new Intl.DisplayNames(code, { type: "region" }));
  for (const [code, zones] of Object.entries(zonesOfCountries)) {
    const names = countries.map((list) => list.of(code) ?? code);
    add(zones, [...new Set([...names, ...(otherNames[code]?.split(", ") ?? [])])], "country");
  }
  for (const [text, zones] of Object.entries(zonesOfAbbreviations)) add(zones, [text], "abbreviation");
  namesByZone = all;
  return all;
}

/** Midwinter and midsummer: a zone that changes its clocks has a name for each. */
const seasons = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
const zonesAtOnce = 10;

/**
 * Reads the official names of zones, in English and in the page's language. That takes the platform a while, so it is
 * done a few zones at a time.
 *
 * @param done gets the names of all zones
 * @returns a function that stops it
 */
export function readOfficialNames(
  zones: readonly string[],
  done: (names: OfficialNames) => void,
): () => void {
  const names = new Map<string, string[]>();
  const next = (from: number) => {
    for (const zone of zones.slice(from, from + zonesAtOnce)) names.set(zone, officialNames(zone));
    if (from + zonesAtOnce >= zones.length) done(names);
    else timer = setTimeout(next, 0, from + zonesAtOnce);
  };
  let timer = setTimeout(next, 0, 0);
  return () => clearTimeout(timer);
}

function officialNames(timeZone: string): string[] {
  const names = new Set<string>();
  for (const code of new Set(["en", language()])) {
    const format = new Intl.DateTimeFormat(code, { timeZone, timeZoneName: "long" });
    // Where the platform has no name, it writes the offset.
    for (const season of seasons)
      for (const { type, value } of format.formatToParts(season))
        if (type === "timeZoneName" && !/\d/.test(value)) names.add(value);
  }
  return [...names];
}

/** Searches zones by all their names and by their offset. */
export function zoneSearch(
  zones: readonly string[],
  official: OfficialNames,
): (query: string) => readonly ZoneMatch[] {
  const others = allNames();
  const all = zones.map((zone) => ({
    zone,
    // Its own city is the first.
    names: [
      ...namesOf(cityOf(zone), "city"),
      ...(others.get(zone) ?? []),
      ...(official.get(zone) ?? []).flatMap((text) => namesOf(text, "official")),
      ...namesOf(zone, "part"),
    ],
  }));
  return (query) => {
    // "Paris, France" is a city and its country; "Paris, UTC+1" is the label of a zone.
    const wanted = query
      .split(",")
      .map(wantedOf)
      .filter(({ plain }) => plain !== "");
    if (wanted.length === 0) return zones.map((zone) => ({ zone, name: null }));
    const hitsByZone = all.flatMap(({ zone, names }) => {
      const hits = wanted.map((part) => bestOf(zone, names, part));
      const [hit] = hits;
      return hit && !hits.includes(null) ? [{ zone, names, ...hit }] : [];
    });
    return hitsByZone
      .sort((a, b) => a.rank - b.rank || a.position - b.position || a.plain.length - b.plain.length)
      .map(({ zone, names, text, plain }) => ({ zone, name: plain === names[0]?.plain ? null : text }));
  };
}

/** One part of a query. */
interface Wanted {
  plain: string;
  parts: readonly string[];
  /** The beginning of an offset, such as `+5:3`; null if it is none. */
  offset: string | null;
}

const offsetPattern = /^(?:utc|gmt)?\s*[+−-]\s*\d/i;
const offsetDigits = (text: string) =>
  text
    .replace(/^(?:utc|gmt)/i, "")
    .replace(/\s/g, "")
    .replace("−", "-");

function wantedOf(part: string): Wanted {
  const text = part.trim();
  const plain = plainOf(text);
  return { plain, parts: plain.split(" "), offset: offsetPattern.test(text) ? offsetDigits(text) : null };
}

interface Hit {
  /** The lower the better. */
  rank: number;
  position: number;
  /** The name; what is nearly typed whole comes before what is longer. */
  plain: string;
  text: string | null;
}

/** How a zone fits one part of a query; null if it does not. */
function bestOf(zone: string, names: readonly Name[], { plain: query, parts, offset }: Wanted): Hit | null {
  if (offset !== null) return offsetHit(zone, offset);
  let best: Hit | null = null;
  for (const { text, plain, kind, position } of names) {
    const level = levelOf(plain, query, parts);
    if (level === null) continue;
    // A whole name comes first only where it is one of a place: "IST" begins Istanbul.
    const isWhole = level === 0 && (kind === "city" || kind === "country");
    const rank = (isWhole ? 0 : Math.max(level, 1) * kinds.length) + kinds.indexOf(kind);
    if (!best || rank < best.rank || (rank === best.rank && position < best.position))
      best = { rank, position, plain, text: kind === "part" ? null : text };
  }
  return best;
}

/** 0 for a whole name, 1 for its beginning, 2 if every word of the query begins one of the name's. */
function levelOf(plain: string, query: string, parts: readonly string[]): 0 | 1 | 2 | null {
  if (plain === query) return 0;
  if (plain.startsWith(query)) return 1;
  return parts.every((word) => plain.startsWith(word) || plain.includes(` ${word}`)) ? 2 : null;
}

function offsetHit(zone: string, query: string): Hit | null {
  const own = offsetDigits(offsetOf(zone));
  return own.startsWith(query) ? { rank: own === query ? 0 : 1, position: 0, plain: own, text: null } : null;
}
