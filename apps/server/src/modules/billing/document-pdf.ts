import { parentPort } from "node:worker_threads";
import { type LineStyle, PdfDocument } from "../../core/documents/pdf-document.ts";
import { linesOf } from "../../core/documents/pdf-text.ts";
import { productName } from "../../core/documents/text/index.ts";
import type { DocumentFacts } from "../../db/schema/document-files.ts";
import { documentTexts } from "./document-texts.ts";
import { attachFacturX } from "./e-invoice/factur-x-pdf.ts";

/** In points, from the left edge of the page. */
const [left, right, middle] = [56, 539, 310];
const columns = { credits: 330, each: 430 };
const colors = { text: "#111827", soft: "#4b5563", line: "#d6d0c3", warning: "#9f1239" };

/** What is drawn: what is on the page, and the e-invoice that is attached to it. */
export interface Drawing {
  facts: DocumentFacts;
  cii: Uint8Array | null;
}

/** A document on one page of A4. The same facts are always the same bytes. */
async function drawPage({ facts, cii }: Drawing): Promise<Buffer> {
  const texts = documentTexts[facts.language];
  const issued = new Date(facts.issued);
  const content = [facts, texts];
  const pdf = await PdfDocument.open(facts.title, issued, content, facts.language, cii !== null);
  if (cii) attachFacturX(pdf.doc, cii, issued);
  const write = writer(pdf);
  write(productName, { y: 56, size: 15, weight: "bold" });
  write(facts.title, { y: 104, size: 24, weight: "bold", tag: "H1" });
  for (const [n, text] of facts.sub.entries())
    write(text, { y: 140 + n * 17, size: 11, color: n === 0 ? colors.soft : colors.text });

  const parties = 172 + facts.sub.length * 17;
  const from = write.block(texts.from, facts.seller, left, parties);
  const to = write.block(texts.to, facts.buyer, middle, parties);
  const y = Math.max(from, to) + 32;
  const table = pdf.tag("Table");
  const headerRow = pdf.tag("TR", table);
  const header = (text: string, style: { x?: number; right?: boolean } = {}) =>
    write(text, { y, size: 10, color: colors.soft, tag: pdf.tag("TH", headerRow), ...style });
  header(texts.columns.what);
  if (facts.row.credits) {
    header(texts.columns.credits, { x: columns.credits, right: true });
    header(texts.columns.each, { x: columns.each, right: true });
  }
  header(texts.columns.amount, { x: right, right: true });
  write.rule(y + 18);
  const row = pdf.tag("TR", table);
  const cell = (text: string, style: { x?: number; right?: boolean } = {}) =>
    write(text, { y: y + 28, size: 11, tag: pdf.tag("TD", row), ...style });
  cell(facts.row.what);
  if (facts.row.credits) {
    cell(facts.row.credits, { x: columns.credits, right: true });
    cell(facts.row.each, { x: columns.each, right: true });
  }
  cell(facts.row.amount, { x: right, right: true });
  write.rule(y + 52);
  let end = y + 64;
  if (facts.tax) {
    const { net, line, amount } = facts.tax;
    end = write.sum(texts.net, net, end);
    end = write.sum(line, amount, end) + 6;
  }
  const total = { y: end, size: 13, weight: "bold", tag: pdf.tag("P") } as const;
  write(facts.total.name, total);
  write(facts.total.amount, { ...total, x: right, right: true });

  end += 32;
  for (const note of facts.notes) end = write.paragraph(note, end, { size: 10, color: colors.soft });
  for (const remark of facts.remarks)
    end = write.paragraph(remark, end + 4, { size: 11, weight: "bold", color: colors.warning });
  if (facts.next) {
    write(facts.next.title, { y: end + 20, size: 13, weight: "bold", tag: "H2" });
    end += 44;
    for (const line of facts.next.lines) end = write.paragraph(line, end, { size: 11 });
  }
  write(facts.footer, { y: pdf.doc.page.height - 44, size: 9, color: colors.soft });
  return pdf.end();
}

function writer(pdf: PdfDocument) {
  type Style = Omit<LineStyle, "x" | "color"> & { x?: number; color?: string };
  const write = (text: string, style: Style) => pdf.line(text, { x: left, color: colors.text, ...style });
  /** Wrapped over the whole width. Returns where the next one begins. */
  const paragraph = (text: string, y: number, style: Omit<Style, "y">): number => {
    const lines = linesOf(pdf.fonts, text, right - left, style.size, style.weight);
    const height = style.size * 1.5;
    const tag = pdf.tag("P");
    for (const [n, line] of lines.entries()) write(line, { ...style, y: y + n * height, tag });
    return y + lines.length * height + 2;
  };
  const block = (title: string, paragraphs: string[], x: number, y: number): number => {
    write(title, { x, y, size: 10, color: colors.soft, tag: "H2" });
    const tag = pdf.tag("P");
    const lines = paragraphs.flatMap((text) => linesOf(pdf.fonts, text, 225, 11)).slice(0, 14);
    lines.forEach((text, n) => {
      write(text, { x, y: y + 18 + n * 16, size: 11, weight: n === 0 ? "bold" : "regular", tag });
    });
    return y + 18 + lines.length * 16;
  };
  /** A name, wrapped if it is long, with its amount. Returns where the next one begins. */
  const sum = (name: string, amount: string, y: number): number => {
    const style = { size: 11, tag: pdf.tag("P") };
    const lines = linesOf(pdf.fonts, name, columns.each - left, style.size);
    for (const [n, line] of lines.entries()) write(line, { ...style, y: y + n * 16 });
    write(amount, { ...style, y, x: right, right: true });
    return y + lines.length * 16 + 2;
  };
  const rule = (y: number) =>
    pdf.decoration(() =>
      pdf.doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(colors.line).stroke(),
    );
  return Object.assign(write, { block, paragraph, sum, rule });
}

/** A thread runs this file for each document: drawing takes a tenth of a second, in which sessions would wait. */
parentPort?.once("message", async (drawing: Drawing) => parentPort?.postMessage(await drawPage(drawing)));
parentPort?.postMessage("loaded");
