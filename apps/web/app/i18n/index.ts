/**
 * Texts that participants read, in the language of the page: `t.live().lobby.title`. Call them when a text is needed,
 * never while a module loads. English-only pages have a `texts.ts` of their own.
 */
export * as t from "./texts.ts";
