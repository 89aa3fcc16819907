import type { Language } from "@lantern/contract/languages";

/** The language of the document. */
export const startLanguage: Language = "en";
