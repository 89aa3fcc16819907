import { ApiError, messageFor } from "../api/error.ts";

/** Id of the JSON in which a page has the texts of failed requests in its language, by code. */
export const failureTextsId = "failure-texts";

/** The text of a failure, in the page's language. */
export function failureText(error: unknown): string {
  const texts: Record<string, string> = JSON.parse(
    document.getElementById(failureTextsId)?.textContent || "{}",
  );
  const code = error instanceof ApiError ? error.code : "other";
  return texts[code] ?? texts.other ?? messageFor(error);
}

/** Does the work of a form whose errors are shown in the page's language, all of them above its button. */
export async function inPageLanguage(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(failureText(error));
  }
}
