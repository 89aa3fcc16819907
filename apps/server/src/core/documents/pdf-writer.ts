import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawLine, type FontWeight, linesOf, registerFonts, type TextStyle, widthOf } from "./pdf-text.ts";

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

  constructor(title: string, created: Date) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en",
      displayTitle: true,
      info: { Title: title, Creator: "Lantern Hour", CreationDate: created },
    });
    registerFonts(this.doc);
    this.width = this.doc.page.width - 2 * margin;
  }

  /** Whether this height fits on the current page. */
  fits(height: number): boolean {
    return this.y + height <= this.doc.page.height - footerHeight;
  }

  /** Begins a new page if this height does not fit on the current one. */
  reserve(height: number): void {
    if (this.fits(height)) return;
    this.doc.addPage();
    this.y = margin;
  }

  line(text: string, style: TextStyle & { color?: string }): void {
    this.doc.fillColor(style.color ?? colors.text);
    drawLine(this.doc, text, style);
  }

  heading(text: string, note?: string): void {
    this.reserve(110);
    this.y += 22;
    this.line(text, { x: this.left, y: this.y, size: 16, weight: "display" });
    if (note)
      this.line(note, {
        x: this.left + this.width,
        y: this.y + 4,
        size: 9,
        right: true,
        color: colors.soft,
      });
    this.y += 26;
  }

  /** The height of a paragraph. */
  heightOf(text: string, size = 9.5): number {
    return linesOf(this.doc, text, this.width, size).length * size * 1.45;
  }

  /** At most so many lines of a text; the last one ends with "…" where something is left out. */
  firstLines(
    text: string,
    most: number,
    { width = this.width, size, weight }: { width?: number; size: number; weight?: FontWeight },
  ): string[] {
    const lines = linesOf(this.doc, text, width, size, weight);
    if (lines.length <= most) return lines;
    const last = Array.from(lines[most - 1] ?? "");
    while (last.length > 0 && this.widthOf(`${last.join("")}…`, size, weight) > width) last.pop();
    return [...lines.slice(0, most - 1), `${last.join("").trimEnd()}…`];
  }

  paragraph(text: string, { size = 9.5, color = colors.text, x = this.left, width = this.width } = {}): void {
    for (const line of linesOf(this.doc, text, width, size)) {
      this.reserve(size * 1.5);
      this.line(line, { x, y: this.y, size, color });
      this.y += size * 1.45;
    }
  }

  rule(): void {
    const { left, width, y } = this;
    this.doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .strokeColor(colors.line)
      .stroke();
  }

  /** A ruled table that repeats its header on every page. */
  table(columns: Column[], rows: string[][]): void {
    const size = 9;
    const widths = columns.map(({ share }) => share * this.width);
    const columnX = (index: number) =>
      this.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const wrap = (cells: string[], weight?: FontWeight) =>
      cells.map((cell, index) => linesOf(this.doc, cell, (widths[index] ?? 0) - 10, size, weight));
    const heightOf = (wrapped: string[][]) => Math.max(...wrapped.map(({ length }) => length)) * 13 + 9;
    const writeRow = (wrapped: string[][], style: { weight?: FontWeight; color: string }) => {
      for (const [index, lines] of wrapped.entries())
        for (const [row, text] of lines.entries()) {
          const right = columns[index]?.right ?? false;
          const x = right ? columnX(index) + (widths[index] ?? 0) - 10 : columnX(index);
          this.line(text, { x, y: this.y + 5 + row * 13, size, right, ...style });
        }
      this.y += heightOf(wrapped);
      this.rule();
    };
    const titles = wrap(
      columns.map(({ title }) => title),
      "bold",
    );
    const writeHeader = () => writeRow(titles, { weight: "bold", color: colors.soft });
    this.reserve(60);
    writeHeader();
    for (const row of rows) {
      const { page } = this.doc;
      const wrapped = wrap(row);
      this.reserve(heightOf(wrapped));
      if (this.doc.page !== page) writeHeader();
      writeRow(wrapped, { color: colors.text });
    }
  }

  /** Large numbers side by side, each with its label and a note. */
  figures(figures: { label: string; value: string; note: string }[]): void {
    const figureWidth = this.width / figures.length;
    const notes = figures.map(({ note }) => linesOf(this.doc, note, figureWidth - 24, 8.5));
    const height = 52 + Math.max(...notes.map(({ length }) => length)) * 12;
    this.reserve(height);
    this.doc
      .roundedRect(this.left, this.y, this.width, height, 6)
      .lineWidth(0.8)
      .strokeColor(colors.line)
      .stroke();
    for (const [index, { label, value }] of figures.entries()) {
      const x = this.left + index * figureWidth + 12;
      if (index > 0)
        this.doc
          .moveTo(x - 12, this.y)
          .lineTo(x - 12, this.y + height)
          .strokeColor(colors.line)
          .stroke();
      this.line(label, { x, y: this.y + 10, size: 8.5, color: colors.soft });
      this.line(value, { x, y: this.y + 23, size: 17, weight: "display" });
      for (const [row, text] of (notes[index] ?? []).entries())
        this.line(text, { x, y: this.y + 46 + row * 12, size: 8.5, color: colors.soft });
    }
    this.y += height + 14;
  }

  widthOf(text: string, size: number, weight?: FontWeight): number {
    return widthOf(this.doc, text, size, weight);
  }

  /** Numbers the pages and ends the document. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      const y = this.doc.page.height - 36;
      const [text = ""] = this.firstLines(footer, 1, { width: this.width - 60, size: 8 });
      this.line(text, { x: this.left, y, size: 8, color: colors.soft });
      const number = `${page + 1} / ${count}`;
      this.line(number, { x: this.left + this.width, y, size: 8, right: true, color: colors.soft });
    }
    this.doc.end();
    return buffer(this.doc);
  }
}
