import type { Language } from "@lantern/contract/languages";
import { byLanguage } from "../../i18n/by-language.ts";
import type { emailCode } from "../../i18n/en/email-code.ts";
import type { enrolling } from "../../i18n/en/enrolling.ts";

const pages = byLanguage<typeof enrolling>(
  import.meta.glob("../../i18n/*/enrolling.ts", { eager: true, import: "enrolling" }),
);
const codes = byLanguage<typeof emailCode>(
  import.meta.glob("../../i18n/*/email-code.ts", { eager: true, import: "emailCode" }),
);
const loading = byLanguage<string>(
  import.meta.glob("../../i18n/*/start.ts", { eager: true, import: "loading" }),
);

/** The texts of the enrollment page in a language. */
export const enrollTexts = (language: Language) => ({
  ...pages[language],
  emailLetters: codes[language].emailLetters,
  loading: loading[language],
});
