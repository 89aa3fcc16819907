import { buffer } from "node:stream/consumers";
import type { Language } from "@lantern/contract/languages";
import PDFDocument from "pdfkit";
import { PdfFonts } from "./pdf-fonts.ts";
import { isPlain, runsOf, visibleIn } from "./pdf-runs.ts";
import { drawLine, type TextStyle } from "./pdf-text.ts";

/** A part of a document as a screen reader finds it: a heading, a paragraph, a table. */
export type Tag = PDFKit.PDFStructureElement;

export interface LineStyle extends TextStyle {
  color: string;
  /** The part that the line belongs to, or the type of a new one. Nothing for what is not read aloud. */
  tag?: Tag | TagType | null;
}

/** By their names in PDF: headings, paragraph, table, row, header cell, cell. */
type TagType = "H1" | "H2" | "H3" | "P" | "Table" | "TR" | "TH" | "TD";

/** A tagged document of A4 pages with our fonts. Everything on a page has a tag or is decoration. */
export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: PdfFonts;
  private readonly root: Tag;

  private constructor(doc: PDFKit.PDFDocument, fonts: PdfFonts) {
    this.doc = doc;
    this.fonts = fonts;
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
  }

  /**
   * @param content all that the document will say: texts in objects and lists, which decide the fonts
   * @param isArchived whether it is PDF/A-3, which has all that a reader of later decades needs, and can have files attached
   */
  static async open(
    title: string,
    created: Date,
    content: unknown,
    language: Language = "en",
    isArchived = false,
  ): Promise<PdfDocument> {
    const doc = new PDFDocument({
      ...(isArchived && { subset: "PDF/A-3b" }),
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      bufferPages: true,
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Creator: "Lantern Hour", CreationDate: created },
    });
    return new PdfDocument(doc, await PdfFonts.open(doc, content));
  }

  /** A new part, after the others of its parent. */
  tag(type: TagType, parent = this.root): Tag {
    // pdfkit's types do not include the scope.
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = {};
    if (type === "TH") options.scope = "Column";
    const tag = this.doc.struct(type, options);
    parent.add(tag);
    return tag;
  }

  line(text: string, { color, tag = "P", ...style }: LineStyle): void {
    const draw = () => {
      this.doc.fillColor(color);
      drawLine(this.fonts, text, style);
    };
    if (tag) this.addTo(typeof tag === "string" ? this.tag(tag) : tag, text, style, draw);
    else this.decoration(draw, "Pagination");
  }

  /** The glyphs of many scripts have another order or number than the characters: those are named. */
  private addTo(tag: Tag, text: string, { weight = "regular" }: TextStyle, draw: () => void): void {
    const { doc, fonts } = this;
    const runs = runsOf(fonts, text, weight);
    if (isPlain(fonts, runs)) {
      tag.add(draw);
      return;
    }
    const actual = visibleIn(text);
    // Who copies the text expects what is read from right to left in the order in which it is drawn.
    const isReversed = runs.some(({ level }) => level > 0);
    const drawNamed = () => {
      doc.markContent("Span", { actual });
      draw();
      doc.endMarkedContent();
    };
    tag.add(doc.struct("Span", { actual }, isReversed ? draw : drawNamed));
  }

  /** Draws what a screen reader leaves out. */
  decoration(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  end(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    return buffer(this.doc);
  }
}
