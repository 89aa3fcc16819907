import { byLanguage } from "../i18n/by-language.ts";
import type { joining } from "../i18n/en/joining.ts";

/** Texts of the doors of participants, which are built in every language. Their scripts contain none of them. */
export const joiningTexts = byLanguage<typeof joining>(
  import.meta.glob("../i18n/*/joining.ts", { eager: true, import: "joining" }),
);
