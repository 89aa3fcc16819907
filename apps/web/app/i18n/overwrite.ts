/** A section of the catalog and its translation: all of its texts, or those that are used. */
export type Translation = readonly [part: object, texts: object];

type Texts = Record<string, unknown>;
const isTexts = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** Replaces the texts themselves, so that modules which stored a section read the new ones. Adds how to undo it. */
function write(part: Texts, texts: Texts, undo: (() => void)[]): void {
  for (const [key, next] of Object.entries(texts)) {
    const old = part[key];
    if (isTexts(old) && isTexts(next)) write(old, next, undo);
    else {
      part[key] = next;
      undo.push(() => {
        part[key] = old;
      });
    }
  }
}

/** Puts translations into the catalog and returns a function that removes them. */
export function overwrite(translations: readonly Translation[]): () => void {
  const undo: (() => void)[] = [];
  for (const [part, texts] of translations) write(part as Texts, texts as Texts, undo);
  return () => {
    for (const step of undo) step();
  };
}
