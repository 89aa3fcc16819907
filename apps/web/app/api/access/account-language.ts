import type { User } from "@lantern/contract/http";
import { dashboardLanguageOf, languageCookie } from "@lantern/contract/languages";
import { language } from "../../i18n/current.ts";
import { storeLanguage } from "../language-cookie.ts";

/**
 * Tells the page server the language of the account, in which it sends the documents of the dashboard. Returns whether
 * this document has another one and has to load again; never twice, so that a browser without cookies keeps its page.
 */
export function followLanguage(user: Pick<User, "language">): boolean {
  const wanted = user.language ?? dashboardLanguageOf(...navigator.languages);
  const stored = languageCookie.exec(document.cookie)?.[1];
  if (wanted === (stored ?? language())) return false;
  storeLanguage(wanted);
  return wanted !== language();
}
