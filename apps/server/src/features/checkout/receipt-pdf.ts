import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawLine, linesOf, registerFonts } from "../../core/documents/pdf-text.ts";
import { en } from "../../core/documents/text.ts";
import { formatAmount, formatDay } from "../../core/format.ts";
import type { Config } from "../../system/config.ts";
import type { OrderRow } from "./repository.ts";

export interface ReceiptFacts
  extends Pick<OrderRow, "credits" | "amountCents" | "currency" | "refundedCents" | "refundedAt" | "status"> {
  number: string;
  orderId: string;
  paidAt: Date;
  seller: Config["operator"];
  /** Name, address and VAT number of the company, line by line. */
  buyer: string[];
  /** A test payment: no money was charged. */
  sandbox: boolean;
}

/** In points, from the left edge of the page. */
const [left, right, middle] = [56, 539, 310];
const colors = { text: "#111827", soft: "#4b5563", line: "#d6d0c3", warning: "#9f1239" };
const texts = en.receipt;

/** A receipt on one page of A4. */
export async function receiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "en",
    info: { Title: texts.title(facts.number), Author: en.product, CreationDate: facts.paidAt },
  });
  registerFonts(doc);
  const write = writer(doc);
  write(en.product, { y: 56, size: 15, weight: "bold" });
  write(texts.title(facts.number), { y: 104, size: 24, weight: "bold" });
  write(texts.paid(formatDay(facts.paidAt), facts.orderId), { y: 140, size: 10, color: colors.soft });

  const from = write.block(texts.from, sellerLines(facts.seller), left, 184);
  const to = write.block(texts.to, facts.buyer, middle, 184);
  const y = Math.max(from, to) + 32;
  const sum = formatAmount(facts.amountCents, facts.currency);
  const each = formatAmount(facts.amountCents / facts.credits, facts.currency);
  write(texts.columns.what, { y, size: 10, color: colors.soft });
  write(texts.columns.credits, { y, x: 330, size: 10, color: colors.soft, right: true });
  write(texts.columns.each, { y, x: 430, size: 10, color: colors.soft, right: true });
  write(texts.columns.amount, { y, x: right, size: 10, color: colors.soft, right: true });
  write.rule(y + 18);
  write(texts.what, { y: y + 28, size: 11 });
  write(String(facts.credits), { y: y + 28, x: 330, size: 11, right: true });
  write(each, { y: y + 28, x: 430, size: 11, right: true });
  write(sum, { y: y + 28, x: right, size: 11, right: true });
  write.rule(y + 52);
  write(texts.total(facts.currency), { y: y + 64, size: 13, weight: "bold" });
  write(sum, { y: y + 64, x: right, size: 13, weight: "bold", right: true });
  remarksOn(facts).forEach((remark, n) => {
    write(remark, { y: y + 100 + n * 20, size: 11, weight: "bold", color: colors.warning });
  });
  doc.end();
  return buffer(doc);
}

function remarksOn({ status, refundedCents, refundedAt, currency, sandbox }: ReceiptFacts): string[] {
  const refunded = refundedCents > 0 && refundedAt;
  return [
    ...(refunded ? [texts.refunded(formatAmount(refundedCents, currency), formatDay(refundedAt))] : []),
    ...(status === "disputed" ? [texts.disputed] : []),
    ...(sandbox ? [texts.sandbox] : []),
  ];
}

/** The operator of this installation. Missing settings are named. */
function sellerLines({ name, address, vat }: Config["operator"]): string[] {
  return [
    name ?? texts.notSet.name,
    ...(address ?? texts.notSet.address).split(/\n|\\n|, /),
    vat ? texts.vat(vat) : texts.notSet.vat,
  ];
}

function writer(doc: PDFKit.PDFDocument) {
  type Style = Omit<Parameters<typeof drawLine>[2], "x"> & { x?: number; color?: string };
  const write = (text: string, { x = left, color = colors.text, ...options }: Style) => {
    doc.fillColor(color);
    drawLine(doc, text, { x, ...options });
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
  return Object.assign(write, { block, rule });
}
