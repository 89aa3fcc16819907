import type { Report } from "@lantern/contract/http";
import { en } from "../../../core/documents/text.ts";
import { ink, type PdfWriter } from "./pdf-writer.ts";

type Decision = Report["decisions"][number];
type Votes = Decision["teams"][number]["before"];

const words = en.report.choices;
const GAP = 11;

/** Each mark is one person, before talking and after; its shape says which option. */
export function choices(sheet: PdfWriter, { decisions, teams }: Report): void {
  if (decisions.length === 0) return;
  sheet.heading(words.title, words.note);
  for (const decision of decisions) {
    const { options } = decision;
    sheet.need(46 + decision.teams.length * 30);
    sheet.line(decision.title, { x: sheet.left, y: sheet.y, size: 11, weight: "bold" });
    sheet.y += 17;
    sheet.paragraph(decision.question, { color: ink.soft });
    for (const [index, { road }] of options.entries()) {
      mark(sheet.doc, index, sheet.left + 5, sheet.y + 6);
      sheet.line(road, { x: sheet.left + 14, y: sheet.y, size: 9 });
      sheet.y += 13;
    }
    sheet.y += 4;
    for (const made of decision.teams) voted(sheet, decision, made, teams);
    sheet.y += 10;
    sheet.rule();
    sheet.y += 10;
  }
}

function voted(
  sheet: PdfWriter,
  { options }: Decision,
  made: Decision["teams"][number],
  teams: Report["teams"],
) {
  sheet.need(18);
  const name = teams.find(({ id }) => id === made.team)?.name ?? "";
  const taken = options.find(({ id }) => id === made.option)?.road ?? "";
  const { left, width, y } = sheet;
  sheet.line(name, { x: left, y, size: 9, weight: "bold" });
  sheet.line(taken, { x: left + width * 0.22, y, size: 9 });
  if (!made.before || !made.after)
    sheet.line(words.small, { x: left + width * 0.52, y, size: 9, color: ink.soft });
  else {
    row(sheet, words.before, made.before, options, left + width * 0.52);
    row(sheet, words.after, made.after, options, left + width * 0.77);
  }
  sheet.y += 17;
}

function row(
  sheet: PdfWriter,
  label: string,
  votes: NonNullable<Votes>,
  options: Decision["options"],
  x: number,
) {
  sheet.line(label, { x, y: sheet.y, size: 8.5, color: ink.soft });
  let at = x + 42;
  for (const [index, { id }] of options.entries())
    for (let one = 0; one < (votes[id] ?? 0); one += 1) {
      mark(sheet.doc, index, at, sheet.y + 6);
      at += GAP;
    }
}

/** A full disc, a ring, a diamond, a square: told apart without colour. */
function mark(doc: PDFKit.PDFDocument, index: number, x: number, y: number): void {
  doc.lineWidth(1.1).strokeColor(ink.ember).fillColor(ink.ember);
  if (index === 0) doc.circle(x, y, 3.4).fill();
  else if (index === 1) doc.circle(x, y, 3).stroke();
  else if (index === 2) doc.polygon([x, y - 4], [x + 4, y], [x, y + 4], [x - 4, y]).stroke();
  else doc.rect(x - 3, y - 3, 6, 6).stroke();
}
