import { isErrorCode } from "@lantern/contract/error-codes";
import { usePageLanguage } from "../document/page-language.ts";
import { byLanguage } from "../i18n/by-language.ts";
import type { SharedMessages } from "../i18n/messages.ts";
import { failureTextsId } from "./failure-text.ts";

/** English has none of its own: there the server's texts are shown. */
const shared = byLanguage<SharedMessages | undefined>(
  import.meta.glob("../i18n/*/shared.ts", { eager: true, import: "shared" }),
);

/** Texts of failed requests by code, in the page's language; `other` is for every other code. */
export function useFailureTexts(): Readonly<Record<string, string>> {
  const errors = shared[usePageLanguage()]?.errors;
  if (!errors) return {};
  const byCode = Object.entries(errors.byCode);
  return {
    ...Object.fromEntries(byCode.filter(([code]) => isErrorCode(code) || code === "INVALID_LOGIN")),
    TIMEOUT: errors.timeout,
    ABORTED: errors.timeout,
    OFFLINE: errors.offline,
    other: errors.unknown,
  };
}

/** The texts that the page's script shows, as JSON, which browsers do not run. */
export function FailureTexts() {
  const json = JSON.stringify(useFailureTexts()).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
    <script type="application/json" id={failureTextsId} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
