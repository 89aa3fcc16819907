import type { Language } from "@lantern/contract/languages";
import { de } from "./text/de.ts";
import { type DocumentText, en } from "./text/en.ts";
import { es } from "./text/es.ts";

/** What documents say, in the language of the buyer. */
export const documentTexts: Record<Language, DocumentText> = { en, es, de };
