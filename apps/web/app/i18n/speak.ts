import { type Language, languageOf } from "@lantern/contract/languages";
import { useSyncExternalStore } from "react";
import { language, onLanguage, setLanguage } from "./current.ts";
import { overwrite } from "./overwrite.ts";

/** Where the texts of another language stand: a reader of English never fetches them. */
const others = {
  es: async () => (await import("./es/index.ts")).spanish,
} satisfies Record<Exclude<Language, "en">, unknown>;

let wanted: Language = "en";
/** Gives the catalogue its English words back; nothing to do before it has had others. */
let inEnglish = () => {};

/**
 * Puts the catalogue into a language. It is one object with one set of words at a time, so that components read
 * `t.live.lobby.title` without knowing of languages; what is on the screen is drawn anew (`useLanguage`).
 */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  if (next === language()) return;
  // Words that cannot be fetched are no reason to keep anybody out.
  const texts = next === "en" ? [] : await others[next]().catch(() => null);
  if (!texts || wanted !== next || next === language()) return;
  inEnglish();
  inEnglish = overwrite(texts);
  setLanguage(next);
}

/** The language of the page; a component that reads it is drawn again when another is spoken. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language, () => "en");
}

/** What the browser asks for, among what we have. */
export function browserLanguage(): Language {
  return languageOf(...navigator.languages);
}
