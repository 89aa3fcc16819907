const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Number of characters as people count them: a flag, or a base with its accents, is one. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** The beginning of a text: at most `max` UTF-16 units, and no part of a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // The two units after the beginning decide where its last character ends; a segmenter reads all that it gets.
  return text.slice(0, segmenter.segment(text.slice(0, max + 2)).containing(max)?.index);
}
