import { createRequire } from "node:module";

type Doc = PDFKit.PDFDocument;
/** `display` is the face of titles. */
export type FontWeight = "regular" | "bold" | "display";

const require = createRequire(import.meta.url);
const file = (subset: string, weight: number, face = "instrument-sans") =>
  require.resolve(`@fontsource/${face}/files/${face}-${subset}-${weight}-normal.woff`);
/** The project's face has no letters beyond the Latin ones: those of Cyrillic and Greek names come from Noto. */
const others = (weight: number) =>
  ["cyrillic", "cyrillic-ext", "greek", "vietnamese"].map((subset) => file(subset, weight, "noto-sans"));
const own = (weight: number, face?: string) => ["latin", "latin-ext"].map((one) => file(one, weight, face));
const faces: Record<FontWeight, string[]> = {
  regular: [...own(400), ...others(400)],
  bold: [...own(600), ...others(600)],
  display: [...own(600, "fraunces"), ...others(600)],
};
/** What is drawn for a letter that none of the faces has, such as those of Chinese, Japanese and Korean. */
const missing = "?";

const nameOf = (weight: FontWeight, index: number) => `${weight}-${index}`;

/** Puts the faces into a document. A file is read when one of its letters is asked for, and kept in the document when it is used. */
export function registerFonts(doc: Doc): void {
  for (const weight of Object.keys(faces) as FontWeight[])
    for (const [index, path] of faces[weight].entries()) doc.registerFont(nameOf(weight, index), path);
}

interface Run {
  font: string;
  text: string;
}

/** A face comes in several files, and no file has every letter: text is cut where the file changes. */
function runsOf(doc: Doc, text: string, weight: FontWeight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const names = faces[weight].map((_, index) => nameOf(weight, index));
    const font = names.find((name) => has(doc, name, letter));
    const run = { font: font ?? nameOf(weight, 0), text: font ? letter : missing };
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

interface Font {
  ascender: number;
  font: { hasGlyphForCodePoint(code: number): boolean };
}

/** pdfkit's types give no look into its fonts. */
function fontOf(doc: Doc, font: string): Font {
  return (doc.font(font) as Doc & { _font: Font })._font;
}

/** A letter that a font has not would be drawn as its glyph 0. */
function has(doc: Doc, font: string, letter: string): boolean {
  return fontOf(doc, font).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

export function widthOf(doc: Doc, text: string, size: number, weight: FontWeight = "regular"): number {
  const widths = runsOf(doc, text, weight).map((run) =>
    doc.font(run.font).fontSize(size).widthOfString(run.text),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Words, line by line, none longer than `width`; a word that is longer is cut. */
export function linesOf(
  doc: Doc,
  text: string,
  width: number,
  size: number,
  weight: FontWeight = "regular",
): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/).flatMap((whole) => cut(doc, whole, width, size, weight))) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(doc, longer, size, weight) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

function cut(doc: Doc, word: string, width: number, size: number, weight: FontWeight): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (widthOf(doc, longer, size, weight) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

export interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight?: FontWeight;
  /** The x is that of the right end. */
  right?: boolean;
}

/** Draws one line. */
export function drawLine(
  doc: Doc,
  text: string,
  { x, y, size, weight = "regular", right = false }: TextStyle,
): void {
  let at = right ? x - widthOf(doc, text, size, weight) : x;
  // All faces of a line stand on the base line of the first one; each alone would hang from its own top.
  const baseline = y + (fontOf(doc, nameOf(weight, 0)).ascender / 1000) * size;
  for (const run of runsOf(doc, text, weight)) {
    doc
      .font(run.font)
      .fontSize(size)
      .text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
    at += doc.widthOfString(run.text);
  }
}
