import {
  type DashboardLanguage,
  dashboardLanguageOf,
  type Language,
  languageCookie,
  languageOf,
} from "@lantern/contract/languages";
import type { FastifyRequest } from "fastify";
import { within } from "./within.ts";

/** The language of a session; null when there is none with this id. */
export type SessionLanguage = (sessionId: string) => Promise<Language | null>;

/** A page waits this long for the language of its session. After that it gets the reader's. */
const WITHIN_MS = 500;

/** Chooses the language of a page for participants: the session's, else the first of the reader's that there is. */
export function pageLanguage(ofSession: SessionLanguage | null) {
  return async (request: FastifyRequest, sessionId: string | undefined): Promise<Language> => {
    const existing =
      sessionId && ofSession
        ? await within(
            WITHIN_MS,
            ofSession(sessionId).catch(() => null),
          )
        : null;
    return existing ?? languageOf(...preferred(request));
  };
}

/** The languages that a browser sends, in order of preference. */
const preferred = ({ headers }: FastifyRequest): string[] =>
  (headers["accept-language"] ?? "").split(",").map((entry) => entry.split(";")[0]?.trim() ?? "");

/** The language of the signed-in account, which pages store in a cookie, else the browser's. */
export function dashboardLanguage(request: FastifyRequest): DashboardLanguage {
  const [, chosen] = languageCookie.exec(request.headers.cookie ?? "") ?? [];
  return dashboardLanguageOf(...(chosen ? [chosen] : []), ...preferred(request));
}
