import type { Language } from "@lantern/contract/languages";
import { charactersOf } from "@lantern/engine/graphemes";
import { type LineStyle, PdfDocument, type Tag } from "./pdf-document.ts";
import type { FontWeight } from "./pdf-fonts.ts";
import { linesOf, widthOf } from "./pdf-text.ts";

export const colors = {
  text: "#111827",
  soft: "#4b5563",
  line: "#e5e1d8",
  raised: "#f8f6f1",
  ember: "#b45309",
  tide: "#0f766e",
};

/** In points, like all lengths here. */
const margin = 48;
const footerHeight = 56;

export interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  right?: boolean;
}

/** Writes a document from top to bottom; what does not fit goes to the next page. */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly left = margin;
  readonly width: number;
  /** Where the next line goes. */
  y = margin;
  private readonly document: PdfDocument;

  private constructor(document: PdfDocument) {
    this.document = document;
    this.doc = document.doc;
    this.width = this.doc.page.width - 2 * margin;
  }

  /** @param content all that the document will say: texts in objects and lists */
  static async open(title: string, created: Date, content: unknown, language: Language): Promise<PdfWriter> {
    return new PdfWriter(await PdfDocument.open(title, created, content, language));
  }

  /** Whether this height fits on the current page. */
  fits(height: number): boolean {
    return this.y + height <= this.doc.page.height - footerHeight;
  }

  /** Begins a new page if this height does not fit on the current one. */
  reserve(height: number): void {
    if (!this.fits(height)) this.nextPage();
  }

  /** What follows begins on a page of its own. */
  nextPage(): void {
    this.doc.addPage();
    this.y = margin;
  }

  line(text: string, style: Omit<LineStyle, "color"> & { color?: string }): void {
    this.document.line(text, { color: colors.text, ...style });
  }

  /** A new part of the document, for several lines. */
  tag(...type: Parameters<PdfDocument["tag"]>): Tag {
    return this.document.tag(...type);
  }

  /** Draws what a screen reader leaves out. */
  decoration(draw: () => void): void {
    this.document.decoration(draw);
  }

  /** The note stands beside its heading, or below where both do not fit in one row. */
  heading(text: string, note?: string): void {
    this.reserve(110);
    this.y += 22;
    this.line(text, { x: this.left, y: this.y, size: 16, weight: "display", tag: "H2" });
    const gap = 16;
    const isBeside = this.widthOf(text, 16, "display") + gap + this.widthOf(note ?? "", 9) <= this.width;
    if (note && isBeside)
      this.line(note, {
        x: this.left + this.width,
        y: this.y + 4,
        size: 9,
        right: true,
        color: colors.soft,
      });
    this.y += 26;
    if (note && !isBeside) {
      this.paragraph(note, { size: 9, color: colors.soft });
      this.y += 6;
    }
  }

  /** The height of a paragraph. */
  heightOf(text: string, size = 9.5): number {
    return linesOf(this.document.fonts, text, this.width, size).length * size * 1.45;
  }

  /** At most so many lines of a text; the last one ends with "…" where something is left out. */
  firstLines(
    text: string,
    most: number,
    { width = this.width, size, weight }: { width?: number; size: number; weight?: FontWeight },
  ): string[] {
    const lines = linesOf(this.document.fonts, text, width, size, weight);
    if (lines.length <= most) return lines;
    const last = charactersOf(lines[most - 1] ?? "");
    while (last.length > 0 && this.widthOf(`${last.join("")}…`, size, weight) > width) last.pop();
    return [...lines.slice(0, most - 1), `${last.join("").trimEnd()}…`];
  }

  paragraph(text: string, { size = 9.5, color = colors.text, x = this.left, width = this.width } = {}): void {
    const tag = this.tag("P");
    for (const line of linesOf(this.document.fonts, text, width, size)) {
      this.reserve(size * 1.5);
      this.line(line, { x, y: this.y, size, color, tag });
      this.y += size * 1.45;
    }
  }

  rule(): void {
    const { doc, left, width, y } = this;
    this.decoration(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.6)
        .strokeColor(colors.line)
        .stroke(),
    );
  }

  /** A ruled table that repeats its header on every page. */
  table(columns: Column[], rows: string[][]): void {
    const size = 9;
    const widths = columns.map(({ share }) => share * this.width);
    const columnX = (index: number) =>
      this.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const wrap = (cells: string[], weight?: FontWeight) =>
      cells.map((cell, index) => linesOf(this.document.fonts, cell, (widths[index] ?? 0) - 10, size, weight));
    const heightOf = (wrapped: string[][]) => Math.max(...wrapped.map(({ length }) => length)) * 13 + 9;
    const table = this.tag("Table");
    /** Without a type of cell, the row is decoration. */
    const writeRow = (
      wrapped: string[][],
      { cell, ...style }: { cell: "TH" | "TD" | null; weight?: FontWeight; color: string },
    ) => {
      const tableRow = cell && this.tag("TR", table);
      for (const [index, lines] of wrapped.entries()) {
        const tag = tableRow && this.tag(cell, tableRow);
        for (const [row, text] of lines.entries()) {
          const right = columns[index]?.right ?? false;
          const x = right ? columnX(index) + (widths[index] ?? 0) - 10 : columnX(index);
          this.line(text, { x, y: this.y + 5 + row * 13, size, right, tag, ...style });
        }
      }
      this.y += heightOf(wrapped);
      this.rule();
    };
    const titles = wrap(
      columns.map(({ title }) => title),
      "bold",
    );
    const writeHeader = (cell: "TH" | null) => writeRow(titles, { cell, weight: "bold", color: colors.soft });
    this.reserve(60);
    writeHeader("TH");
    for (const row of rows) {
      const { page } = this.doc;
      const wrapped = wrap(row);
      this.reserve(heightOf(wrapped));
      if (this.doc.page !== page) writeHeader(null);
      writeRow(wrapped, { cell: "TD", color: colors.text });
    }
  }

  /** Large numbers side by side, each with its label and a note. */
  figures(figures: { label: string; value: string; note: string }[]): void {
    const figureWidth = this.width / figures.length;
    const notes = figures.map(({ note }) => linesOf(this.document.fonts, note, figureWidth - 24, 8.5));
    const height = 52 + Math.max(...notes.map(({ length }) => length)) * 12;
    this.reserve(height);
    const { doc, left, y } = this;
    this.decoration(() => {
      doc.roundedRect(left, y, this.width, height, 6);
      for (let index = 1; index < figures.length; index += 1)
        doc.moveTo(left + index * figureWidth, y).lineTo(left + index * figureWidth, y + height);
      doc.lineWidth(0.8).strokeColor(colors.line).stroke();
    });
    for (const [index, { label, value }] of figures.entries()) {
      const x = left + index * figureWidth + 12;
      const tag = this.tag("P");
      this.line(label, { x, y: y + 10, size: 8.5, color: colors.soft, tag });
      this.line(value, { x, y: y + 23, size: 17, weight: "display", tag });
      for (const [row, text] of (notes[index] ?? []).entries())
        this.line(text, { x, y: y + 46 + row * 12, size: 8.5, color: colors.soft, tag });
    }
    this.y += height + 14;
  }

  widthOf(text: string, size: number, weight?: FontWeight): number {
    return widthOf(this.document.fonts, text, size, weight);
  }

  /** Numbers the pages and ends the document. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      const y = this.doc.page.height - 36;
      const [text = ""] = this.firstLines(footer, 1, { width: this.width - 60, size: 8 });
      this.line(text, { x: this.left, y, size: 8, color: colors.soft, tag: null });
      const number = `${page + 1} / ${count}`;
      this.line(number, {
        x: this.left + this.width,
        y,
        size: 8,
        right: true,
        color: colors.soft,
        tag: null,
      });
    }
    return this.document.end();
  }
}
