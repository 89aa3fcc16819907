import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { charactersOf } from "@lantern/engine/graphemes";
import { codePointsOf } from "./code-points.ts";
import { type NotoFont, notoFonts } from "./noto-fonts.ts";
import { type EmbeddedFont, loadShaper } from "./pdf-shaping.ts";

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
/** What a name from right to left may have between its words. */
const neutrals = Array.from("()[]{}<>«».,:;-–—’'\"!?/&+#*_ ");
const isRightToLeft = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
const weights = Object.keys(fontFiles) as FontWeight[];

/**
 * Our fonts without compression, in the order of `fontFiles`, read at the first document. pdfkit would decompress a file
 * for each document, which took two thirds of its CPU.
 */
let uncompressed: Promise<Record<FontWeight, Buffer[]>> | undefined;

async function readFonts(): Promise<Record<FontWeight, Buffer[]>> {
  // A start of the server does not need it.
  const { convert } = await import("fontverter");
  const read = (weight: FontWeight) =>
    Promise.all(fontFiles[weight].map(async (path) => convert(await readFile(path), "truetype")));
  const [regular, bold, display] = await Promise.all([read("regular"), read("bold"), read("display")]);
  return { regular, bold, display };
}

/** The fonts of one document. One is embedded only if it is used. */
export class PdfFonts {
  readonly doc: Doc;
  /** By weight, in the order in which they are tried. */
  private readonly names: Record<FontWeight, string[]> = { regular: [], bold: [], display: [] };
  /** What the Noto fonts of other scripts have, by the name of the font. */
  private readonly clustersByName = new Map<string, Set<string>>();
  /** By weight and cluster. */
  private readonly chosen = new Map<string, string | null>();

  private constructor(doc: Doc, ours: Record<FontWeight, Buffer[]>) {
    this.doc = doc;
    for (const weight of weights)
      for (const [index, bytes] of ours[weight].entries()) {
        doc.registerFont(`${weight}-${index}`, bytes);
        this.names[weight].push(`${weight}-${index}`);
      }
  }

  /** @param content all that the document will say: texts in objects and lists */
  static async open(doc: Doc, content: unknown): Promise<PdfFonts> {
    uncompressed ??= readFonts();
    const fonts = new PdfFonts(doc, await uncompressed);
    const others = clustersBeyondAscii(content).filter((cluster) => !fonts.nameFor(cluster, "regular"));
    if (others.some(isRightToLeft)) others.push(...neutrals);
    if (others.length > 0) await fonts.add(await notoFonts(others));
    return fonts;
  }

  /** The font that has all of a cluster; null: no font has. */
  nameFor(cluster: string, weight: FontWeight, isReversed = false): string | null {
    const key = `${weight} ${isReversed} ${cluster}`;
    const existing = this.chosen.get(key);
    if (existing !== undefined) return existing;
    // Ours cannot turn a bracket around.
    const names = isReversed ? this.names[weight].toReversed() : this.names[weight];
    const name = names.find((one) => this.has(one, cluster)) ?? null;
    this.chosen.set(key, name);
    return name;
  }

  /** Whether a font has all of a cluster. */
  has(name: string, cluster: string): boolean {
    const clusters = this.clustersByName.get(name);
    if (clusters && !clusters.has(cluster)) return false;
    const { font } = this.fontOf(name);
    return codePointsOf(cluster).every((point) => font.hasGlyphForCodePoint(point));
  }

  /** Whether HarfBuzz shapes the text of a font. */
  isShaped(name: string): boolean {
    return this.clustersByName.has(name);
  }

  /** The first font of a weight has the baseline for all of them, and the box for a missing character. */
  firstOf(weight: FontWeight): string {
    return `${weight}-0`;
  }

  /** The distance from the top of a line to its baseline, for text of one point. */
  ascentOf(weight: FontWeight): number {
    return this.fontOf(this.firstOf(weight)).ascender / 1000;
  }

  private async add(fonts: NotoFont[]): Promise<void> {
    const shaper = await loadShaper();
    this.chosen.clear();
    const open = (name: string, bytes: Uint8Array, clusters: string[]): string => {
      this.clustersByName.set(name, new Set(clusters));
      this.doc.registerFont(name, bytes);
      shaper.use(this.fontOf(name), bytes);
      return name;
    };
    for (const [index, { clusters, regular, bold }] of fonts.entries()) {
      this.names.regular.push(open(`noto-${index}`, regular, clusters));
      const boldName = open(`noto-bold-${index}`, bold, clusters);
      this.names.bold.push(boldName);
      this.names.display.push(boldName);
      // Each takes a millisecond, and a list of names has a hundred.
      await setImmediate();
    }
  }

  /** pdfkit's types do not include its fonts. */
  private fontOf(name: string): EmbeddedFont {
    return (this.doc.font(name) as Doc & { _font: EmbeddedFont })._font;
  }
}

/** Of all texts in a value. A character before one that is not ASCII may be a part of the same cluster. */
function clustersBeyondAscii(content: unknown): string[] {
  const pieces = (JSON.stringify(content) ?? "").normalize("NFC").match(/.?[^\0-\u007e]+/gu) ?? [];
  return [...new Set(pieces.flatMap(charactersOf))];
}
