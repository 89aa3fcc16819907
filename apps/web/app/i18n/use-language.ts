import type { Language } from "@lantern/contract/languages";
import { useSyncExternalStore } from "react";
import { language, onLanguage } from "./current.ts";

/** The language of the page; a component that uses it renders again when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language, () => "en");
}
