/** Languages of the pages and emails for participants. A story has the language of its pack. */
export const languages = ["en", "es", "de"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** The first supported language among these codes (`es-MX` is Spanish), or English. */
export function languageOf(...codes: readonly string[]): Language {
  return codes.map((code) => code.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}
