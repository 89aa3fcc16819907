/** Texts that participants read, in their language. English-only pages have a `texts.ts` of their own. */
export * as t from "./en/index.ts";
