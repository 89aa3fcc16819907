const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Number of characters as people count them: a flag, or a base with its accents, is one. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
