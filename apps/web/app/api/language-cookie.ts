import { type DashboardLanguage, dashboardLanguages } from "@lantern/contract/languages";

const yearSeconds = 31_536_000;

/** Tells the page server the language in which it sends the dashboard, and the pages before the sign-in. */
export function storeLanguage(language: DashboardLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
  document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

/** Stores the language that the address of this page asks for, so that the pages after it have it too. */
export function storeRequestedLanguage(): void {
  const requested = new URLSearchParams(location.search).get("language");
  const language = dashboardLanguages.find((each) => each === requested);
  if (language) storeLanguage(language);
}
