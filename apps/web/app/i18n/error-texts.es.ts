import type { loadErrorTexts as english } from "./error-texts.ts";

export const loadErrorTexts: typeof english = async () =>
  (await import("./es/administrator-errors.ts")).errorTexts;
