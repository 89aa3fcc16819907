import { charactersOf } from "@lantern/engine/graphemes";
import bidiFactory from "bidi-js";
import type { FontWeight, PdfFonts } from "./pdf-fonts.ts";

/** Its types describe a module of the other kind. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A piece of a line that one font draws in one direction. */
export interface Run {
  font: string;
  text: string;
  /** By the Unicode bidirectional algorithm. Odd: from right to left. */
  level: number;
}

/** Controls of direction, and what else is not drawn. Joiners are: they change the characters beside them. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** No font has it, so it is drawn as a box. */
const missing = "\uffff";
/** Drawn as nothing. */
const rightToLeftControl = "\u200f";

/** The runs of a line as they are read. Documents read from left to right; names in them may not. */
export function runsOf(fonts: PdfFonts, line: string, weight: FontWeight): Run[] {
  if (/^[ -~]*$/.test(line)) return [{ font: fonts.firstOf(weight), text: line, level: 0 }];
  const text = line.normalize("NFC").replace(/\s/gu, " ");
  const { levels } = bidi.getEmbeddingLevels(text, "ltr");
  const runs: Run[] = [];
  let index = 0;
  for (const cluster of charactersOf(text)) {
    const level = levels[index] ?? 0;
    index += cluster.length;
    const visible = cluster.replace(invisible, "");
    if (!visible) continue;
    const last = runs.at(-1);
    const isReversed = level % 2 === 1;
    // Words from right to left stay together, so that they are copied in their order.
    const isSpace = isReversed && visible === " " && last?.level === level && fonts.has(last.font, visible);
    const name = isSpace ? last.font : fonts.nameFor(visible, weight, isReversed);
    const font = name ?? fonts.firstOf(weight);
    const drawn = name ? visible : missing;
    if (last?.font === font && last.level === level) last.text += drawn;
    else runs.push({ font, level, text: drawn });
  }
  for (const [position, run] of runs.entries()) {
    // Otherwise a reader of the file takes the bracket at the left end of a name in brackets for what stands before it.
    const isEnd = run.level % 2 === 1 && !runs[position + 1]?.level;
    if (isEnd && !/[\p{L}\p{M}]$/u.test(run.text)) run.text += rightToLeftControl;
  }
  return runs;
}

/** The same from left to right, by the rule L2: what is at least at a level is turned around, from the highest one on. */
export function inVisualOrder(runs: Run[]): Run[] {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}

/** Whether the glyphs of a line, one after the other, are its characters. Programs tear the text of two fonts apart. */
export const isPlain = (fonts: PdfFonts, runs: Run[]): boolean =>
  runs.length === 1 &&
  runs.every(({ font, level, text }) => level === 0 && !fonts.isShaped(font) && !text.includes(missing));

/** What is drawn of a line. */
export const visibleIn = (line: string): string => line.replace(invisible, "");
