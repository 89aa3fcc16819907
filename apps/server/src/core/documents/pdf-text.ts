import { charactersOf } from "@lantern/engine/graphemes";
import type { FontWeight, PdfFonts } from "./pdf-fonts.ts";
import { inVisualOrder, type Run, runsOf } from "./pdf-runs.ts";
import { rightToLeft } from "./pdf-shaping.ts";

const featuresOf = ({ level }: Run) => (level % 2 === 1 ? { features: rightToLeft } : {});

export function widthOf(fonts: PdfFonts, text: string, size: number, weight: FontWeight = "regular"): number {
  const { doc } = fonts;
  const widths = runsOf(fonts, text, weight).map((run) =>
    doc.font(run.font).fontSize(size).widthOfString(run.text, featuresOf(run)),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Wraps text into lines of at most `width` points; a word that is longer is split. */
export function linesOf(
  fonts: PdfFonts,
  text: string,
  width: number,
  size: number,
  weight: FontWeight = "regular",
): string[] {
  const fits = (line: string) => widthOf(fonts, line, size, weight) <= width;
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/).flatMap((whole) => splitWord(whole, fits))) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Chinese, Japanese, and Thai have no spaces: there, too, a line ends between segmenter if it can. */
function splitWord(whole: string, fits: (text: string) => boolean): string[] {
  if (fits(whole)) return [whole];
  const parts = [""];
  for (const { segment } of segmenter.segment(whole))
    for (const piece of fits(segment) ? [segment] : charactersOf(segment)) {
      const longer = parts.at(-1) + piece;
      if (fits(longer)) parts[parts.length - 1] = longer;
      else parts.push(piece);
    }
  return parts;
}

export interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight?: FontWeight;
  /** `x` is where the line ends. */
  right?: boolean;
}

/** Draws one line. */
export function drawLine(
  fonts: PdfFonts,
  text: string,
  { x, y, size, weight = "regular", right = false }: TextStyle,
): void {
  const { doc } = fonts;
  const runs = runsOf(fonts, text, weight);
  let at = right ? x - widthOf(fonts, text, size, weight) : x;
  const starts = new Map<Run, number>();
  for (const run of inVisualOrder(runs)) {
    starts.set(run, at);
    at += doc.font(run.font).fontSize(size).widthOfString(run.text, featuresOf(run));
  }
  // All fonts of a line share the baseline of the first one; otherwise each would be aligned at its own top.
  const baseline = y + fonts.ascentOf(weight) * size;
  // Drawn as they are read: so they are read aloud and copied.
  for (const run of runs)
    doc
      .font(run.font)
      .fontSize(size)
      .text(run.text, starts.get(run), baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        ...featuresOf(run),
      });
}
