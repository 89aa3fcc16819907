import { type Language, languages } from "@lantern/contract/languages";
import { formatLanguage } from "./format.ts";
import { startLanguage } from "./start/language.ts";

const nameOf = (code: Language) => formatLanguage(code, startLanguage);
const listOf = (codes: readonly Language[]) => new Intl.ListFormat(startLanguage).format(codes.map(nameOf));

/** The languages that a session can have, in that of the page: `English, Spanish, and German`. */
export const participantLanguages = listOf(languages);
