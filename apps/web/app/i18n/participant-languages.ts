import { type Language, languages } from "@lantern/contract/languages";

const nameOf = (code: Language) => new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
const listOf = (codes: readonly Language[]) => new Intl.ListFormat("en").format(codes.map(nameOf));

/** The languages that a session can have, as English texts name them: `English, Spanish, and German`. */
export const participantLanguages = listOf(languages);
