import { isLanguage, type Language } from "@lantern/contract/languages";
import { deviceStorage } from "../storage.ts";

const KEY = "lantern.story-language";
/** For a browser that stores nothing. */
let chosen: Language | null = null;

/** The language that this person has chosen for stories; null: that of the session. */
export function storyLanguage(): Language | null {
  try {
    const stored = deviceStorage().getItem(KEY) ?? "";
    return isLanguage(stored) ? stored : chosen;
  } catch {
    return chosen;
  }
}

/** Stores the choice on this device, also for the next session. */
export function chooseStoryLanguage(language: Language): void {
  chosen = language;
  try {
    deviceStorage().setItem(KEY, language);
  } catch {
    // Without storage it is for this page.
  }
}

/** The language of a person's pages: their own choice where the story is told in it, otherwise the given one. */
export function pageLanguageOf(languages: readonly string[], otherwise: Language): Language {
  const own = storyLanguage();
  return own && languages.includes(own) ? own : otherwise;
}
