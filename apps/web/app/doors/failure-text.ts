import { isErrorCode } from "@lantern/contract/error-codes";
import { ApiError, messageFor } from "../api/error.ts";

/** Id of the JSON in which a page has the texts of failed requests in its language, by code. */
export const failureTextsId = "failure-texts";

/** The text of a failure, in the page's language. */
export function failureText(error: unknown): string {
  const texts: Record<string, string> = JSON.parse(
    document.getElementById(failureTextsId)?.textContent || "{}",
  );
  if (!(error instanceof ApiError)) return texts.other ?? messageFor(error);
  const code = error.status >= 500 ? "SERVER_ERROR" : error.code;
  // A code that this language has no text for has the text of the catalog.
  return texts[code] ?? (isErrorCode(code) ? undefined : texts.other) ?? messageFor(error);
}

/** Does the work of a form whose errors are shown in the page's language, all of them above its button. */
export async function inPageLanguage(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(failureText(error));
  }
}
