import { createRequire } from "node:module";

type Doc = PDFKit.PDFDocument;
/** `display` is for titles. */
export type FontWeight = "regular" | "bold" | "display";

const require = createRequire(import.meta.url);
const fontFile = (subset: string, weight: number, family = "instrument-sans") =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
/** Our own fonts have only Latin characters; those of Cyrillic, Greek, and Vietnamese names come from Noto. */
const notoFiles = (weight: number) =>
  ["cyrillic", "cyrillic-ext", "greek", "vietnamese"].map((subset) => fontFile(subset, weight, "noto-sans"));
const latinFiles = (weight: number, family?: string) =>
  ["latin", "latin-ext"].map((subset) => fontFile(subset, weight, family));
const fontFiles: Record<FontWeight, string[]> = {
  regular: [...latinFiles(400), ...notoFiles(400)],
  bold: [...latinFiles(600), ...notoFiles(600)],
  display: [...latinFiles(600, "fraunces"), ...notoFiles(600)],
};
/** Drawn for a character that no font has, such as those of Chinese, Japanese, and Korean. */
const missingGlyph = "?";

const nameOf = (weight: FontWeight, index: number) => `${weight}-${index}`;

/** Registers the fonts in a document. A file is read at its first use, and embedded only if it is used. */
export function registerFonts(doc: Doc): void {
  for (const weight of Object.keys(fontFiles) as FontWeight[])
    for (const [index, path] of fontFiles[weight].entries()) doc.registerFont(nameOf(weight, index), path);
}

interface Run {
  font: string;
  text: string;
}

/** A font is in several files, and no file has every character: the text is split where the file changes. */
function runsOf(doc: Doc, text: string, weight: FontWeight): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const names = fontFiles[weight].map((_, index) => nameOf(weight, index));
    const font = names.find((name) => hasGlyph(doc, name, character));
    const run = { font: font ?? nameOf(weight, 0), text: font ? character : missingGlyph };
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

/** pdfkit's types do not include its fonts. */
function fontOf(doc: Doc, font: string): Font {
  return (doc.font(font) as Doc & { _font: Font })._font;
}

/** A character that is not in a font would be drawn as its glyph 0. */
function hasGlyph(doc: Doc, font: string, character: string): boolean {
  return fontOf(doc, font).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

export function widthOf(doc: Doc, text: string, size: number, weight: FontWeight = "regular"): number {
  const widths = runsOf(doc, text, weight).map((run) =>
    doc.font(run.font).fontSize(size).widthOfString(run.text),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Wraps text into lines of at most `width` points; a word that is longer is split. */
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
    for (const word of paragraph
      .split(/\s+/)
      .flatMap((whole) => splitWord(doc, whole, width, size, weight))) {
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

function splitWord(doc: Doc, word: string, width: number, size: number, weight: FontWeight): string[] {
  const parts = [""];
  for (const character of word) {
    const longer = parts.at(-1) + character;
    if (widthOf(doc, longer, size, weight) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
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
  doc: Doc,
  text: string,
  { x, y, size, weight = "regular", right = false }: TextStyle,
): void {
  let at = right ? x - widthOf(doc, text, size, weight) : x;
  // All fonts of a line share the baseline of the first one; otherwise each would be aligned at its own top.
  const baseline = y + (fontOf(doc, nameOf(weight, 0)).ascender / 1000) * size;
  for (const run of runsOf(doc, text, weight)) {
    doc
      .font(run.font)
      .fontSize(size)
      .text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
    at += doc.widthOfString(run.text);
  }
}
