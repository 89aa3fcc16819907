import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawLine, linesOf, registerFonts } from "../../core/documents/pdf-text.ts";
import { en } from "../../core/documents/text.ts";
import { formatAmount } from "../../core/email/money.ts";
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
  /** No money moved. */
  sandbox: boolean;
}

const [left, right, middle] = [56, 539, 310];
const [ink, soft, line] = ["#111827", "#4b5563", "#d6d0c3"];
const day = (at: Date) => at.toISOString().slice(0, 10);

const words = en.receipt;

/** A receipt on one page of A4. */
export async function receiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "en",
    info: { Title: words.title(facts.number), Author: en.product, CreationDate: facts.paidAt },
  });
  registerFonts(doc);
  const write = writer(doc);
  write(en.product, { y: 56, size: 15, weight: "bold" });
  write(words.title(facts.number), { y: 104, size: 24, weight: "bold" });
  write(words.paid(day(facts.paidAt), facts.orderId), { y: 140, size: 10, color: soft });

  const from = write.block(words.from, sellerLines(facts.seller), left, 184);
  const to = write.block(words.to, facts.buyer, middle, 184);
  const y = Math.max(from, to) + 32;
  const sum = formatAmount(facts.amountCents, facts.currency);
  const each = formatAmount(facts.amountCents / facts.credits, facts.currency);
  write(words.columns.what, { y, size: 10, color: soft });
  write(words.columns.credits, { y, x: 330, size: 10, color: soft, right: true });
  write(words.columns.each, { y, x: 430, size: 10, color: soft, right: true });
  write(words.columns.amount, { y, x: right, size: 10, color: soft, right: true });
  write.rule(y + 18);
  write(words.what, { y: y + 28, size: 11 });
  write(String(facts.credits), { y: y + 28, x: 330, size: 11, right: true });
  write(each, { y: y + 28, x: 430, size: 11, right: true });
  write(sum, { y: y + 28, x: right, size: 11, right: true });
  write.rule(y + 52);
  write(words.total(facts.currency), { y: y + 64, size: 13, weight: "bold" });
  write(sum, { y: y + 64, x: right, size: 13, weight: "bold", right: true });
  marks(facts).forEach((mark, n) => {
    write(mark, { y: y + 100 + n * 20, size: 11, weight: "bold", color: "#9f1239" });
  });
  doc.end();
  return buffer(doc);
}

function marks({ status, refundedCents, refundedAt, currency, sandbox }: ReceiptFacts): string[] {
  const refunded = refundedCents > 0 && refundedAt;
  return [
    ...(refunded ? [words.refunded(formatAmount(refundedCents, currency), day(refundedAt))] : []),
    ...(status === "disputed" ? [words.disputed] : []),
    ...(sandbox ? [words.sandbox] : []),
  ];
}

/** Who runs the installation; what is not configured says so. */
function sellerLines({ name, address, vat }: Config["operator"]): string[] {
  return [
    name ?? words.notSet.name,
    ...(address ?? words.notSet.address).split(/\n|\\n|, /),
    vat ? words.vat(vat) : words.notSet.vat,
  ];
}

function writer(doc: PDFKit.PDFDocument) {
  type Style = Omit<Parameters<typeof drawLine>[2], "x"> & { x?: number; color?: string };
  const write = (text: string, { x = left, color = ink, ...place }: Style) => {
    doc.fillColor(color);
    drawLine(doc, text, { x, ...place });
  };
  const block = (title: string, texts: string[], x: number, y: number): number => {
    write(title, { x, y, size: 10, color: soft });
    const lines = texts.flatMap((text) => linesOf(doc, text, 225, 11)).slice(0, 14);
    lines.forEach((text, n) => {
      write(text, { x, y: y + 18 + n * 16, size: 11, weight: n === 0 ? "bold" : "regular" });
    });
    return y + 18 + lines.length * 16;
  };
  const rule = (y: number) => doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(line).stroke();
  return Object.assign(write, { block, rule });
}
