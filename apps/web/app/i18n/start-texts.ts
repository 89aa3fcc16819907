import type { Texts } from "./current.ts";

/** The language of the document, and the texts that it has from its start. */
export const startTexts: Texts = { language: "en", areas: {}, shared: null };
