import { type Language, languageOf } from "@lantern/contract/languages";
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
    return existing ?? readersLanguage(request);
  };
}

/** Browsers send their languages in order of preference. */
function readersLanguage({ headers }: FastifyRequest): Language {
  const codes = (headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => entry.split(";")[0]?.trim() ?? "");
  return languageOf(...codes);
}
