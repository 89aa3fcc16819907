import { t } from "./index.ts";

/** The text of an error of the server in the page's language. */
export const errorText = (code: string, text: string): string => t.errors().byCode[code] ?? text;
