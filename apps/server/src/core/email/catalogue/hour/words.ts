import type { Language } from "@lantern/contract/languages";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** What the mails to participants say in one language. */
export type HourWords = typeof en;

const words: Record<Language, HourWords> = { en, es };

export const hourWords = (language: Language): HourWords => words[language];
