import type { Language } from "@lantern/contract/languages";
import { de } from "./de.ts";
import { en, type FileTexts } from "./en.ts";
import { es } from "./es.ts";

export type { FileTexts } from "./en.ts";

/** The same in every language. */
export const productName = "Lantern Hour";

/** What files to download say, in each language. */
export const fileTexts: Record<Language, FileTexts> = { en, es, de };
