import { language } from "./current.ts";

/** The language in its largest region: what pages are built in, which no reader has opened yet. */
const builtIn = () => {
  const { language: code, region } = new Intl.Locale(language()).maximize();
  return `${code}-${region}`;
};

/** The languages that the reader's browser names, without those that are none. */
function readersLocales(): Intl.Locale[] {
  const named = typeof document === "undefined" ? [] : navigator.languages;
  return named.flatMap((code) => {
    try {
      return new Intl.Locale(code);
    } catch {
      return [];
    }
  });
}

/** The page's language in the reader's region, by the first language that their browser names: `es-DE` for `de`. */
export function regionalLocale(): string {
  const [own] = readersLocales();
  const region = own?.region ?? own?.maximize().region;
  return region ? `${language()}-${region}` : builtIn();
}

/** How the reader's region reads the clock: `h12` or `h23`. */
const clock = () =>
  new Intl.DateTimeFormat(regionalLocale(), { timeStyle: "short" }).resolvedOptions().hourCycle ?? "h23";

/** Days in English have another order from region to region: `Nov 30`, `30 Nov`. Those of other languages have one. */
const orderedByRegion = (code: string) => code === "en";

/**
 * Dates are written as the page's language writes them, and clocks in the manner of the reader's region: on a Spanish page
 * somebody in the US has `lun, 30 nov` and `3:00 p. m.`.
 */
export function dateLocale(): string {
  const locale = orderedByRegion(language()) ? regionalLocale() : builtIn();
  return `${locale}-u-hc-${clock()}`;
}

/**
 * Numbers and amounts stand in sentences of the page's language, so they are written as it writes them, in the manner of
 * the reader's region where the browser names that language, and in Latin digits.
 */
export function numberLocale(): string {
  const own = readersLocales().find(({ language: code, region }) => code === language() && region);
  return new Intl.Locale(own?.baseName ?? builtIn(), { numberingSystem: "latn" }).toString();
}
