import { isErrorCode } from "@lantern/contract/errors";
import type { Language } from "@lantern/contract/languages";
import { usePageLanguage } from "../document/page-language.ts";
import { errorCodes } from "../i18n/es/error-codes.ts";
import { shared } from "../i18n/es/shared.ts";
import { failureTextsId } from "./failure-text.ts";

const { errors } = shared;

/** Texts of failed requests by code; `other` is for every other code. In English the server's own texts are shown. */
const byLanguage: Record<Language, Record<string, string>> = {
  en: {},
  es: {
    ...Object.fromEntries(Object.entries(errorCodes).filter(([code]) => isErrorCode(code))),
    INVALID_LOGIN: errorCodes.INVALID_LOGIN,
    TIMEOUT: errors.timeout,
    ABORTED: errors.timeout,
    OFFLINE: errors.offline,
    other: errors.unknown,
  },
};

/** The texts that the page's script shows, as JSON, which browsers do not run. */
export function FailureTexts() {
  const json = JSON.stringify(byLanguage[usePageLanguage()]).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
    <script type="application/json" id={failureTextsId} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
