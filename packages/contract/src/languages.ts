/** Languages in which a participant's pages and mails are written. The story is told in the language of its pack. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** The first of these codes, such as `es-MX`, whose language is ours; English when none is. */
export function languageOf(...codes: readonly string[]): Language {
  return codes.map((code) => code.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}
