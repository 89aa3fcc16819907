import { type Language, languageOf } from "@lantern/contract/languages";

/** The best match among the browser's languages. */
export function browserLanguage(): Language {
  return languageOf(...navigator.languages);
}
