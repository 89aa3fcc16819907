import type { TextFile } from "./document-texts.ts";

/** The texts of a file in the language of its document, which is fixed before any module runs. */
export const translated = <T>(file: TextFile, english: T): T =>
  (globalThis.documentTexts?.files[file] as T | undefined) ?? english;
