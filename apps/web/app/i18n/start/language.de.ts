import type { startLanguage as english } from "./language.ts";

export const startLanguage: typeof english = "de";
