import type { Language } from "@lantern/contract/languages";
import { texts as german } from "./texts.de.ts";
import { texts as spanish } from "./texts.es.ts";
import { texts as english } from "./texts.ts";

/** What shared links tell of the pages that are built in every language at once: the doors of participants. */
export const siteDescription: Record<Language, string> = {
  en: english.siteDescription,
  es: spanish.siteDescription,
  de: german.siteDescription,
};
