import { language } from "./current.ts";

/** The language in its largest region: what pages are built in, which no reader has opened yet. */
const builtIn = () => {
  const { language: code, region } = new Intl.Locale(language()).maximize();
  return `${code}-${region}`;
};

/** The reader's own locale: the first that their browser names. */
function ownLocale(): Intl.Locale {
  const named = typeof document === "undefined" ? undefined : navigator.languages[0];
  try {
    return new Intl.Locale(named ?? builtIn());
  } catch {
    return new Intl.Locale(builtIn());
  }
}

/** Dates and clocks are written in the page's language, in the manner of the reader's region: `en-DE` in Germany. */
export function dateLocale(): string {
  const own = ownLocale();
  const region = own.region ?? own.maximize().region;
  return region ? `${language()}-${region}` : builtIn();
}

/** Numbers and amounts contain no words, so that they are in the reader's locale itself, in Latin digits. */
export const numberLocale = (): string =>
  new Intl.Locale(ownLocale().baseName, { numberingSystem: "latn" }).toString();
