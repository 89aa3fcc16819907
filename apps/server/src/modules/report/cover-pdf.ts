import type { Report } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import type { PdfWriter } from "../../core/documents/pdf-writer.ts";
import { fileTexts, productName } from "../../core/documents/text/index.ts";
import { textsIn } from "../../core/i18n/index.ts";

const height = 150;

/** The top of the first page of a report, with its title and a line below it. */
export function drawCover(pdf: PdfWriter, title: string, below: string): void {
  const { doc } = pdf;
  const { width } = doc.page;
  const sky = doc.linearGradient(0, 0, 0, height).stop(0, "#0b1020").stop(0.7, "#1e2a4a").stop(1, "#4a4560");
  pdf.decoration(() => {
    doc.rect(0, 0, width, height).fill(sky);
    drawLanterns(doc, width);
  });
  pdf.line(productName, { x: pdf.left, y: 34, size: 9.5, weight: "bold", color: "#ffd48a" });
  const isShort = pdf.widthOf(title, 24, "display") <= pdf.width;
  const style = { size: isShort ? 24 : 16, weight: "display" } as const;
  const tag = pdf.tag("H1");
  for (const [row, text] of pdf.firstLines(title, 2, style).entries())
    pdf.line(text, { ...style, x: pdf.left, y: (isShort ? 64 : 54) + row * 20, color: "#f9fafb", tag });
  pdf.line(below, { x: pdf.left, y: 98, size: 10.5, color: "#dbe4ee" });
  pdf.y = height;
}

function drawLanterns(doc: PDFKit.PDFDocument, width: number): void {
  for (let index = 0; index < 7; index += 1) {
    const x = width - 250 + index * 34;
    const y = height - 14 - ((index * 5) % 9);
    const glow = doc.radialGradient(x, y, 0, x, y, 18).stop(0, "#ffb454", 0.55).stop(1, "#ffb454", 0);
    doc.circle(x, y, 18).fill(glow);
    doc.roundedRect(x - 2.5, y - 4, 5, 8, 1).fill("#ffd48a");
  }
}

/** The day and the times of a session, in its own time zone. */
export function timeOf({ started_at, ended_at, timezone }: Report["session"], language: Language): string {
  const locale = textsIn(language).times.locale(timezone);
  const format = (time: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone }).format(new Date(time));
  const day = format(started_at, { dateStyle: "full" });
  const [start, end] = [format(started_at, { timeStyle: "short" }), format(ended_at, { timeStyle: "short" })];
  return fileTexts[language].report.when(day, start, end, timezone);
}
