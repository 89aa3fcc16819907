import { PHRASES, type Phrases } from "./phrases.ts";
import { german } from "./phrases-de.ts";
import { spanish } from "./phrases-es.ts";

const translated: Partial<Record<string, Phrases>> = { de: german, es: spanish };

/** The phrases in a language, or in English where there are none in it. */
export const phrasesIn = (language: string): Phrases => translated[language] ?? PHRASES;
