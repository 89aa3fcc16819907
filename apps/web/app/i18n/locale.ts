import type { Language } from "@lantern/contract/languages";
import { language } from "./current.ts";

const locales: Record<Language, string> = { en: "en-GB", es: "es-ES" };

/** The language and region that dates and numbers are written for. */
export const locale = (): string => locales[language()];

/** The same in the reader's own region where their browser names one: somebody in Mexico reads `es-MX`. */
export function readersLocale(): string {
  return navigator.languages.find((code) => code.split("-")[0] === language()) ?? locale();
}
