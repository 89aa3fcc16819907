import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawLine, linesOf, registerFonts } from "../../core/documents/pdf-text.ts";
import { en } from "../../core/documents/text.ts";

/** What is on a document, as text. */
export interface DocumentFacts {
  title: string;
  issued: Date;
  /** Below the title: dates, and the buyer's own number. */
  sub: string[];
  /** Name, address and tax number, line by line. */
  seller: string[];
  buyer: string[];
  /** The only row. A part of an order has no number of credits. */
  row: { what: string; credits: string; each: string; amount: string };
  total: string;
  /** Sentences below the total. */
  notes: string[];
  /** What has changed since, or must not be overlooked. */
  remarks: string[];
  /** How to pay, or to order. */
  next: { title: string; lines: string[] } | null;
  footer: string;
}

/** In points, from the left edge of the page. */
const [left, right, middle] = [56, 539, 310];
const columns = { credits: 330, each: 430 };
const colors = { text: "#111827", soft: "#4b5563", line: "#d6d0c3", warning: "#9f1239" };
const texts = en.billing;

/** A receipt, invoice, credit note or quote on one page of A4. */
export async function drawPage(facts: DocumentFacts): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "en",
    displayTitle: true,
    info: { Title: facts.title, Author: en.product, CreationDate: facts.issued },
  });
  registerFonts(doc);
  const write = writer(doc);
  write(en.product, { y: 56, size: 15, weight: "bold" });
  write(facts.title, { y: 104, size: 24, weight: "bold" });
  for (const [n, text] of facts.sub.entries())
    write(text, { y: 140 + n * 17, size: 11, color: n === 0 ? colors.soft : colors.text });

  const parties = 172 + facts.sub.length * 17;
  const from = write.block(texts.from, facts.seller, left, parties);
  const to = write.block(texts.to, facts.buyer, middle, parties);
  const y = Math.max(from, to) + 32;
  const header = { y, size: 10, color: colors.soft };
  write(texts.columns.what, header);
  if (facts.row.credits) {
    write(texts.columns.credits, { ...header, x: columns.credits, right: true });
    write(texts.columns.each, { ...header, x: columns.each, right: true });
  }
  write(texts.columns.amount, { ...header, x: right, right: true });
  write.rule(y + 18);
  const row = { y: y + 28, size: 11 };
  write(facts.row.what, row);
  write(facts.row.credits, { ...row, x: columns.credits, right: true });
  write(facts.row.each, { ...row, x: columns.each, right: true });
  write(facts.row.amount, { ...row, x: right, right: true });
  write.rule(y + 52);
  write(facts.total, { y: y + 64, size: 13, weight: "bold" });
  write(facts.row.amount, { y: y + 64, x: right, size: 13, weight: "bold", right: true });

  let end = y + 96;
  for (const note of facts.notes) end = write.paragraph(note, end, { size: 10, color: colors.soft });
  for (const remark of facts.remarks)
    end = write.paragraph(remark, end + 4, { size: 11, weight: "bold", color: colors.warning });
  if (facts.next) {
    write(facts.next.title, { y: end + 20, size: 13, weight: "bold" });
    end += 44;
    for (const line of facts.next.lines) end = write.paragraph(line, end, { size: 11 });
  }
  write(facts.footer, { y: doc.page.height - 44, size: 9, color: colors.soft });
  doc.end();
  return buffer(doc);
}

function writer(doc: PDFKit.PDFDocument) {
  type Style = Omit<Parameters<typeof drawLine>[2], "x"> & { x?: number; color?: string };
  const write = (text: string, { x = left, color = colors.text, ...options }: Style) => {
    doc.fillColor(color);
    drawLine(doc, text, { x, ...options });
  };
  /** Wrapped over the whole width. Returns where the next one begins. */
  const paragraph = (text: string, y: number, style: Omit<Style, "y">): number => {
    const lines = linesOf(doc, text, right - left, style.size, style.weight);
    const height = style.size * 1.5;
    for (const [n, line] of lines.entries()) write(line, { ...style, y: y + n * height });
    return y + lines.length * height + 2;
  };
  const block = (title: string, paragraphs: string[], x: number, y: number): number => {
    write(title, { x, y, size: 10, color: colors.soft });
    const lines = paragraphs.flatMap((text) => linesOf(doc, text, 225, 11)).slice(0, 14);
    lines.forEach((text, n) => {
      write(text, { x, y: y + 18 + n * 16, size: 11, weight: n === 0 ? "bold" : "regular" });
    });
    return y + 18 + lines.length * 16;
  };
  const rule = (y: number) =>
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(colors.line).stroke();
  return Object.assign(write, { block, paragraph, rule });
}
