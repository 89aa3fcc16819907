import type { Report } from "@lantern/contract/http";
import { en } from "../../../core/documents/text.ts";
import type { PdfWriter } from "./pdf-writer.ts";

const HEIGHT = 150;

/** The evening over the first page: what was played, and when it was for those who planned it. */
export function cover(sheet: PdfWriter, session: Report["session"]): void {
  const { doc } = sheet;
  const { width } = doc.page;
  const sky = doc.linearGradient(0, 0, 0, HEIGHT).stop(0, "#0b1020").stop(0.7, "#1e2a4a").stop(1, "#4a4560");
  doc.rect(0, 0, width, HEIGHT).fill(sky);
  lanterns(doc, width);
  sheet.line(en.product, { x: sheet.left, y: 34, size: 9.5, weight: "bold", color: "#ffd48a" });
  const size = sheet.widthOf(session.title, 24, "display") > sheet.width ? 16 : 24;
  sheet.line(session.title, { x: sheet.left, y: 64, size, weight: "display", color: "#f9fafb" });
  sheet.line(`${session.experience.title}, ${when(session)}`, {
    ...{ x: sheet.left, y: 98, size: 10.5 },
    color: "#dbe4ee",
  });
  sheet.y = HEIGHT;
}

function lanterns(doc: PDFKit.PDFDocument, width: number): void {
  for (let index = 0; index < 7; index += 1) {
    const x = width - 250 + index * 34;
    const y = HEIGHT - 14 - ((index * 5) % 9);
    const glow = doc.radialGradient(x, y, 0, x, y, 18).stop(0, "#ffb454", 0.55).stop(1, "#ffb454", 0);
    doc.circle(x, y, 18).fill(glow);
    doc.roundedRect(x - 2.5, y - 4, 5, 8, 1).fill("#ffd48a");
  }
}

function when({ started_at, ended_at, timezone }: Report["session"]): string {
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: timezone }).format(new Date(moment));
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const day = format(started_at, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return en.report.when(day.replace(",", ""), format(started_at, clock), format(ended_at, clock), timezone);
}
