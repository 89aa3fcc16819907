import {
  type DashboardLanguage,
  dashboardLanguageOf,
  isLanguage,
  type Language,
  languageCookie,
  languageOf,
} from "@lantern/contract/languages";
import type { FastifyRequest } from "fastify";

/** The first of the reader's languages that pages for participants have. */
export const readersLanguage = (request: FastifyRequest): Language => languageOf(...preferred(request));

/** The language that the address of a page asks for: `?language=de`. */
export function requestedLanguage(request: FastifyRequest): Language | undefined {
  const { language } = request.query as { language?: unknown };
  return typeof language === "string" && isLanguage(language) ? language : undefined;
}

/** The languages that a browser sends, in order of preference. */
const preferred = ({ headers }: FastifyRequest): string[] =>
  (headers["accept-language"] ?? "").split(",").map((entry) => entry.split(";")[0]?.trim() ?? "");

/**
 * The language that somebody chose on a public page or has in their account, which pages store in a cookie, else the
 * browser's. A page that is open to everybody can have the language of its address.
 */
export function dashboardLanguage(request: FastifyRequest, open: boolean): DashboardLanguage {
  const requested = open ? requestedLanguage(request) : undefined;
  const [, chosen] = languageCookie.exec(request.headers.cookie ?? "") ?? [];
  return dashboardLanguageOf(...[requested, chosen].flatMap((code) => code ?? []), ...preferred(request));
}
