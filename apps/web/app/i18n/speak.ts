import { type Language, languageOf } from "@lantern/contract/languages";
import { useSyncExternalStore } from "react";
import { language, onLanguage, setLanguage } from "./current.ts";
import { overwrite } from "./overwrite.ts";

/** The other languages, loaded on demand: a reader of English never loads them. */
const others = {
  es: async () => (await import("./es/index.ts")).spanish,
} satisfies Record<Exclude<Language, "en">, unknown>;

let wanted: Language = "en";
/** Restores the English texts; does nothing before the first change of language. */
let inEnglish = () => {};

/**
 * Switches the catalog to a language. The catalog is one object with one set of texts at a time, so that components
 * read `t.live.lobby.title` without knowing about languages; `useLanguage` renders the visible ones again.
 */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  if (next === language()) return;
  // When texts cannot be loaded, the page stays usable in the current language.
  const texts = next === "en" ? [] : await others[next]().catch(() => null);
  if (!texts || wanted !== next || next === language()) return;
  inEnglish();
  inEnglish = overwrite(texts);
  setLanguage(next);
}

/** The language of the page; a component that uses it renders again when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language, () => "en");
}

/** The best match among the browser's languages. */
export function browserLanguage(): Language {
  return languageOf(...navigator.languages);
}
