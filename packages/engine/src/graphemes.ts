const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters of a text as people see them: a base with its marks, a syllable, an emoji of several people. */
export const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

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

/** The first letters and digits of a text, at most `count`, each with its marks. Brackets, emoji and invisible marks are none. */
export function firstLetters(text: string, count: number): string {
  let letters = "";
  let left = count;
  for (const { segment } of segmenter.segment(text)) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue;
    // What precedes the letter, such as a mark of direction, is not of it.
    letters += segment.replace(/^[^\p{L}\p{N}]+/u, "");
    left -= 1;
    if (left === 0) break;
  }
  return letters;
}

/** The first character of a text, as people see it; empty for a text without any. */
export function firstCharacter(text: string): string {
  const [first] = segmenter.segment(text);
  return first?.segment ?? "";
}

/** A text that begins with a capital letter. */
export function capitalized(text: string): string {
  const first = firstCharacter(text);
  return first.toUpperCase() + text.slice(first.length);
}
