import type { DashboardLanguage, Language } from "./languages.ts";

/** Languages of public pages. The pages before the sign-in have those of the dashboard. */
export const siteLanguages = ["en", "es", "de"] as const satisfies readonly DashboardLanguage[];

/** The address of a public page in a language. English pages are at their paths. */
export const addressIn = (path: string, language: Language): string =>
  language === "en" ? path : `/${language}${path === "/" ? "" : path}`;
