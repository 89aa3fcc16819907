/** A part of the catalogue, and what it says in another language: whole, or those of its texts that are shown there. */
export type Translation = readonly [part: object, texts: object];

type Texts = Record<string, unknown>;
const isTexts = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** Writes over the leaves, so that whoever holds a branch reads the new words; tells how to undo it. */
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

/** Puts translations into their places in the catalogue and returns what takes them out again. */
export function overwrite(translations: readonly Translation[]): () => void {
  const undo: (() => void)[] = [];
  for (const [part, texts] of translations) write(part as Texts, texts as Texts, undo);
  return () => {
    for (const step of undo) step();
  };
}
