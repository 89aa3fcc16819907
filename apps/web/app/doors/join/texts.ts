import type { Language } from "@lantern/contract/languages";
import { emailCode as enCode } from "../../i18n/en/email-code.ts";
import { joining as en } from "../../i18n/en/joining.ts";
import { emailCode as esCode } from "../../i18n/es/email-code.ts";
import { joining as es } from "../../i18n/es/joining.ts";
import { loading } from "../../i18n/loading.ts";

/** The texts of the join page in each language. */
export const joinTexts = {
  en: { ...en, code: enCode, loading: loading.en },
  es: { ...es, code: esCode, loading: loading.es },
} satisfies Record<Language, object>;
