import type { Language } from "@lantern/contract/languages";
import { language } from "./current.ts";

const locales: Record<Language, string> = { en: "en-GB", es: "es-ES" };

/** The locale of dates and numbers. */
export const locale = (): string => locales[language()];

/** The locale with the reader's own region, if the browser names one: `es-MX` in Mexico. */
export function readersLocale(): string {
  return navigator.languages.find((code) => code.split("-")[0] === language()) ?? locale();
}
