/** The fonts of pdfkit, as far as we use and change them; its types do not include them. */
export interface EmbeddedFont {
  ascender: number;
  font: {
    hasGlyphForCodePoint(code: number): boolean;
    getGlyph(id: number): { advanceWidth: number };
  };
  /** Units of a thousandth of the size in a unit of the font. */
  scale: number;
  /** By number in the document. */
  widths: number[];
  unicode: number[][];
  subset: { glyphs: number[] };
  layout(text: string, features?: string[]): Layout;
  encode(text: string, features?: string[]): [glyphs: string[], positions: Position[]];
}

/** In thousandths of the size. `advanceWidth` is the glyph's own, from which its distance to the next one may differ. */
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

interface Layout {
  glyphs: { id: number; codePoints: number[] }[];
  positions: Position[];
  advanceWidth: number;
}

/** What a font gets with a text that is read from right to left: OpenType's name for its forms of that direction. */
export const rightToLeft: PDFKit.Mixins.OpenTypeFeatures[] = ["rtla"];

/**
 * What pdfkit shapes text with breaks off at several Indic fonts. HarfBuzz joins Arabic characters and puts those of India
 * and Southeast Asia together as browsers do. It is loaded for the first document that needs it.
 */
export async function loadShaper(): Promise<{ use: (font: EmbeddedFont, bytes: Uint8Array) => void }> {
  const { Blob, Buffer, ClusterLevel, Direction, Face, Font, shape } = await import("harfbuzzjs");

  const buffer = new Buffer();

  /** Lets HarfBuzz shape for a font of pdfkit. */
  function use(embedded: EmbeddedFont, bytes: Uint8Array): void {
    const font = new Font(new Face(new Blob(bytes)));
    const numbers = new Map<string, number>();

    const layout = (text: string, features?: string[]): Layout => {
      const isReversed = features === rightToLeft;
      buffer.reset();
      buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
      buffer.addText(text);
      buffer.setDirection(isReversed ? Direction.RTL : Direction.LTR);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const infos = buffer.getGlyphInfos();
      const positions = buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => ({
        xAdvance: xAdvance * embedded.scale,
        xOffset: xOffset * embedded.scale,
        yOffset: yOffset * embedded.scale,
        advanceWidth: embedded.font.getGlyph(infos[index]?.codepoint ?? 0).advanceWidth * embedded.scale,
      }));
      const glyphs = infos.map(({ cluster }, index) => ({
        cluster,
        width: positions[index]?.advanceWidth ?? 0,
      }));
      const texts = textsOf(text, isReversed ? glyphs.toReversed() : glyphs);
      if (isReversed) texts.reverse();
      return {
        glyphs: infos.map(({ codepoint }, index) => ({ id: codepoint, codePoints: texts[index] ?? [] })),
        positions,
        advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
      };
    };

    /** A glyph that stands for different characters is embedded once for each: a text that is copied has them all. */
    const numberOf = (id: number, codePoints: number[], width: number): number => {
      const key = `${id} ${codePoints}`;
      const existing = numbers.get(key);
      if (existing !== undefined) return existing;
      const number = embedded.subset.glyphs.push(id) - 1;
      embedded.widths[number] = width;
      embedded.unicode[number] = codePoints;
      numbers.set(key, number);
      return number;
    };

    Object.assign(embedded, {
      layout,
      encode(text: string, features?: string[]): [string[], Position[]] {
        const { glyphs, positions } = layout(text, features);
        const encoded = glyphs.map(({ id, codePoints }, index) =>
          numberOf(id, codePoints, positions[index]?.advanceWidth ?? 0)
            .toString(16)
            .padStart(4, "0"),
        );
        return [encoded, positions];
      },
    });
  }

  return { use };
}

/**
 * The characters that each glyph stands for. Where several glyphs stand for several characters together, perhaps in another
 * order, each one with a width gets one in the order of the text: so what is copied has no gaps and the right order.
 */
function textsOf(text: string, glyphs: { cluster: number; width: number }[]): number[][] {
  const texts: number[][] = glyphs.map(() => []);
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  for (const [n, start] of starts.entries()) {
    const characters = Array.from(
      text.slice(start, starts[n + 1]),
      (character) => character.codePointAt(0) ?? 0,
    );
    const own = glyphs.flatMap(({ cluster }, index) => (cluster === start ? index : []));
    const wide = own.filter((index) => (glyphs[index]?.width ?? 0) > 0);
    const takers = wide.length > 0 ? wide : own;
    for (const [m, index] of takers.entries())
      texts[index] = m === takers.length - 1 ? characters.slice(m) : characters.slice(m, m + 1);
  }
  return texts;
}
