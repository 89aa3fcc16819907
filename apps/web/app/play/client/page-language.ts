import { getOpenSession } from "@lantern/contract/endpoints/participant";
import { isLanguage, type Language } from "@lantern/contract/languages";
import { isRehearsal, lastSession } from "../../api/participant/access.ts";
import { handedProfile } from "../../api/participant/handover.ts";
import { pageLanguageOf } from "../../api/participant/story-language.ts";
import { request } from "../../api/request.ts";
import { browserLanguage } from "../../i18n/browser-language.ts";

/** A page waits no longer than this for its language. */
const WAIT_MS = 2000;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The language of this person in the page's session; the browser's where there is none or it can't be loaded. */
export async function pageLanguage({ pathname, searchParams }: URL): Promise<Language> {
  const inAddress = uuid.exec(searchParams.get("sessionId") ?? pathname)?.[0];
  const sessionId = inAddress ?? lastSession();
  // The links of an email to somebody whose language is known.
  const requested = searchParams.get("language") ?? "";
  // Whoever opens the page of a team need not have played.
  if (pathname.startsWith("/team/")) return isLanguage(requested) ? requested : browserLanguage();
  if (!sessionId || isRehearsal(sessionId)) return browserLanguage();
  const handed = handedProfile()?.dataPackage;
  if (handed?.session.id === sessionId)
    return pageLanguageOf(handed.experience.languages, handed.session.language);
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    const { language, story } = await request(getOpenSession, { query: { sessionId }, signal });
    return pageLanguageOf(story?.languages ?? [], isLanguage(requested) ? requested : language);
  } catch {
    // The page itself says what is wrong.
    return browserLanguage();
  }
}
