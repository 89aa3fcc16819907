import { type ErrorTexts, loadErrorTexts } from "./error-texts.ts";
import { t } from "./index.ts";

let loaded: ErrorTexts | null = null;

/**
 * To be awaited before an error is made, so that only pages with an error load these texts. Without them the server's own
 * text is shown.
 */
export async function needErrorTexts(): Promise<void> {
  loaded ??= (await loadErrorTexts?.().catch(() => null)) ?? null;
}

/** An English text of the server or of a form's schema, in the language of the document; undefined in English. */
export const fieldText = (english: string): string | undefined => loaded?.fieldText(english);

/** The text of an error of the server in the page's language. */
export const errorText = (code: string, text: string): string =>
  fieldText(text) ?? loaded?.byCode[code] ?? t.errors().byCode[code] ?? text;
