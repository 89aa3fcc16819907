import type { Language } from "@lantern/contract/languages";
import { byLanguage } from "../../i18n/by-language.ts";
import type { emailCode } from "../../i18n/en/email-code.ts";
import { joiningTexts } from "../joining-texts.ts";

const codes = byLanguage<typeof emailCode>(
  import.meta.glob("../../i18n/*/email-code.ts", { eager: true, import: "emailCode" }),
);
const loading = byLanguage<string>(
  import.meta.glob("../../i18n/*/start.ts", { eager: true, import: "loading" }),
);

/** The texts of the join page in a language. */
export const joinTexts = (language: Language) => ({
  ...joiningTexts[language],
  code: codes[language],
  loading: loading[language],
});
