/** Languages of the pages and emails for participants. A story has the language of its pack. */
export const languages = ["en", "es", "de"] as const;
export type Language = (typeof languages)[number];

/** Languages of the dashboard and of emails to administrators. */
export const dashboardLanguages = ["en", "es", "de"] as const satisfies readonly Language[];
export type DashboardLanguage = (typeof dashboardLanguages)[number];

/** The cookie in which pages store the language that somebody chose on a public page, or that of the account. */
export const languageCookie = /(?:^|; )language=([a-z]+)/;

const rightToLeft = /^(?:ar|fa|he|ur|yi)$/;

/** In which direction a language is written: a page in it is laid out from there. */
export const directionOf = (code: string): "ltr" | "rtl" => (rightToLeft.test(code) ? "rtl" : "ltr");

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** The first supported language among these codes (`es-MX` is Spanish), or English. */
export const languageOf = (...codes: readonly string[]): Language => firstOf(languages, codes);

/** The same among the languages of the dashboard. */
export const dashboardLanguageOf = (...codes: readonly string[]): DashboardLanguage =>
  firstOf(dashboardLanguages, codes);

function firstOf<L extends Language>(supported: readonly L[], codes: readonly string[]): L | "en" {
  const bare = codes.map((code) => code.toLowerCase().split("-")[0]);
  return bare.flatMap((code) => supported.find((language) => language === code) ?? [])[0] ?? "en";
}
