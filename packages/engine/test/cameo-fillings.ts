/** Generated texts of a company for the cameos of a pack: everything that people paste, at every length. */
import fc from "fast-check";
import { type CameoTexts, lengthOf, type Pack } from "../src/index.ts";

const word = fc.constantFrom(
  ..."a I we the lunch Tuesday printer Donaudampfschifffahrtsgesellschaft Llanfairpwllgwyngyllgogerychwyrndrobwll".split(
    " ",
  ),
);
const markup = fc.constantFrom(
  "<b>",
  "</p>",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "{crew}",
  "{joke}",
  "{text:1}",
  "{brace}",
  "[trust >= 6]",
  "(three taps) ",
  "Tavi: ",
  " / ",
  "&amp;",
  "javascript:alert(1)",
  "https://example.com/a?b=c",
  "**bold**",
  "' or 1=1 --",
);
const emoji = fc.constantFrom("😀", "👩‍👩‍👧‍👦", "🇪🇸", "❤️", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿");
const script = fc.constantFrom(
  "שלום",
  "مرحبا بكم",
  "日本語の長い言葉",
  "Ελληνικά",
  "ภาษาไทย",
  "한국어",
  "हिन्दी",
);
const quotes = fc.constantFrom(`"`, "'", "“", "”", "„", "«", "`", "\\");
const marks = fc.constantFrom(
  "\u200f",
  "\u200e",
  "\u202e",
  "\u2067",
  "\u2069",
  "\u00ad",
  "\u200d",
  "e\u0301\u0301\u0301",
);

const piece = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: markup },
  { weight: 2, arbitrary: emoji },
  { weight: 2, arbitrary: script },
  { weight: 1, arbitrary: quotes },
  { weight: 1, arbitrary: marks },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom("W", "m", "—").map((one) => one.repeat(120)) },
);

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const cut = (text: string, max: number) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, max)
    .join("");

/** A text of at most this many characters; half of them use them all. */
function textOf(max: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.constantFrom("", " "), fc.boolean())
    .map(([pieces, between, long]) => {
      const text = pieces.join(between);
      return cut(long ? text.repeat(Math.ceil(max / Math.max(1, lengthOf(text)))) : text, max).trim();
    })
    .filter((text) => text !== "" && lengthOf(text) <= max);
}

/** A text for each cameo of this pack. */
export function fillings(pack: Pack): fc.Arbitrary<CameoTexts> {
  const all = Object.entries(pack.cameos ?? {}).map(([name, { max }]) => [name, textOf(max)] as const);
  return fc.record(Object.fromEntries(all));
}

/** So many fillings of this pack, the same in every run. */
export const sampleFillings = (pack: Pack, count: number): CameoTexts[] =>
  fc.sample(fillings(pack), { numRuns: count, seed: 18 });
