import { t } from "./index.ts";
import { translated } from "./translated.ts";

/** An English text of the server or of a form's schema, in the language of the document; undefined in English. */
export const fieldText = translated("i18n/error-text", (_text: string): string | undefined => undefined);

/** The text of an error of the server in the page's language. */
export const errorText = (code: string, text: string): string =>
  fieldText(text) ?? t.errors().byCode[code] ?? text;
