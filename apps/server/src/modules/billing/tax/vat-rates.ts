/**
 * Standard VAT rates of 32 countries in percent, each from a day on, newest first. Sources: the European Commission's Taxes
 * in Europe Database (TEDB); United Kingdom: VAT Act 1994, section 2; Switzerland: VAT Act, article 25, which Liechtenstein
 * has too; Norway and Iceland: their tax offices. Only standard rates: credits are never at a reduced one.
 *
 * Last compared on 2026-11-28.
 */
const rates: Record<string, readonly (readonly [from: string, percent: number])[]> = {
  AT: [["2016-01-01", 20]],
  BE: [["1996-01-01", 21]],
  BG: [["1999-01-01", 20]],
  HR: [["2012-03-01", 25]],
  CY: [["2014-01-13", 19]],
  CZ: [["2013-01-01", 21]],
  DK: [["1992-01-01", 25]],
  EE: [
    ["2025-07-01", 24],
    ["2024-01-01", 22],
    ["2009-07-01", 20],
  ],
  FI: [
    ["2024-09-01", 25.5],
    ["2013-01-01", 24],
  ],
  FR: [["2014-01-01", 20]],
  DE: [
    ["2021-01-01", 19],
    ["2020-07-01", 16],
    ["2007-01-01", 19],
  ],
  GR: [["2016-06-01", 24]],
  HU: [["2012-01-01", 27]],
  IE: [
    ["2021-03-01", 23],
    ["2020-09-01", 21],
  ],
  IT: [["2013-10-01", 22]],
  LV: [["2012-07-01", 21]],
  LT: [["2009-09-01", 21]],
  LU: [
    ["2024-01-01", 17],
    ["2023-01-01", 16],
    ["2015-01-01", 17],
  ],
  MT: [["2004-01-01", 18]],
  NL: [["2012-10-01", 21]],
  PL: [["2011-01-01", 23]],
  PT: [["2011-01-01", 23]],
  RO: [
    ["2025-08-01", 21],
    ["2017-01-01", 19],
  ],
  SK: [
    ["2025-01-01", 23],
    ["2011-01-01", 20],
  ],
  SI: [["2013-07-01", 22]],
  ES: [["2012-09-01", 21]],
  SE: [["1990-07-01", 25]],
  GB: [["2011-01-04", 20]],
  CH: [
    ["2024-01-01", 8.1],
    ["2018-01-01", 7.7],
  ],
  LI: [
    ["2024-01-01", 8.1],
    ["2018-01-01", 7.7],
  ],
  NO: [["2005-01-01", 25]],
  IS: [["2015-01-01", 24]],
};

/** Countries with a rate, by ISO 3166 code. */
export const vatCountries = Object.keys(rates);

/** The members of the European Union. */
export const vatUnion: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "),
);

/** The day of a moment, in UTC: `2026-11-28`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The rate of a country on a day (`2026-11-28`); null where there is none in the table. */
export function vatRate(country: string, day: string): number | null {
  return rates[country]?.find(([from]) => from <= day)?.[1] ?? null;
}

/** Countries of which VAT law makes one territory with another one. */
const partOf: Record<string, string> = { MC: "FR", IM: "GB" };

/** Inside a country's borders and outside its VAT, by postcode. Whoever is there is treated as outside the Union. */
const territories: Record<string, RegExp> = {
  /** Canary Islands, Ceuta, Melilla */
  ES: /^(35|38|51|52)/,
  /** Helgoland, Büsingen */
  DE: /^(27498|78266)$/,
  /** Livigno */
  IT: /^23041$/,
  /** Åland */
  FI: /^22/,
  /** Overseas departments */
  FR: /^97[1-8]/,
  /** Mount Athos */
  GR: /^63086$/,
};

/** The country whose VAT applies at an address; null in a territory that has none. */
export function vatCountryOf(country: string, postcode: string | null): string | null {
  const isTerritory = territories[country]?.test((postcode ?? "").replace(/\W/g, "")) ?? false;
  return isTerritory ? null : (partOf[country] ?? country);
}

/** Currencies that VAT must be stated in, where it is not the euro. */
const ownCurrencies: Record<string, string> = {
  GB: "GBP",
  CH: "CHF",
  LI: "CHF",
  NO: "NOK",
  IS: "ISK",
  DK: "DKK",
  SE: "SEK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
};

/** The currency of a country with a rate. */
export const vatCurrency = (country: string): string => ownCurrencies[country] ?? "EUR";
