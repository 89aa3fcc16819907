import { getOpenSession } from "@lantern/contract/endpoints/participant";
import type { Language } from "@lantern/contract/languages";
import { isRehearsal, lastSession } from "../../api/participant/access.ts";
import { handedProfile } from "../../api/participant/handover.ts";
import { request } from "../../api/request.ts";
import { browserLanguage } from "../../i18n/browser-language.ts";

/** A page waits no longer than this for its language. */
const WAIT_MS = 2000;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The language of the page's session; the browser's where there is none or it can't be loaded. */
export async function pageLanguage({ pathname, searchParams }: URL): Promise<Language> {
  const named = uuid.exec(searchParams.get("sessionId") ?? pathname)?.[0];
  const sessionId = named ?? lastSession();
  if (!sessionId || isRehearsal(sessionId)) return browserLanguage();
  const handed = handedProfile()?.dataPackage.session;
  if (handed?.id === sessionId) return handed.language;
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    const { language } = await request(getOpenSession, { query: { sessionId }, signal });
    return language;
  } catch {
    // The page itself says what is wrong.
    return browserLanguage();
  }
}
