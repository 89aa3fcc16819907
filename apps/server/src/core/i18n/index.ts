import type { Language } from "@lantern/contract/languages";
import { texts as de } from "./de/index.ts";
import { texts as en } from "./en/index.ts";
import { texts as es } from "./es/index.ts";
import type { Texts } from "./texts.ts";

const byLanguage: Record<Language, Texts> = { en, es, de };

/** The texts in one of the supported languages. */
export function textsIn(language: Language): Texts {
  return byLanguage[language];
}
