import type { Report } from "@lantern/contract/http";
import { colors, type PdfWriter } from "../../core/documents/pdf-writer.ts";
import { en } from "../../core/documents/text.ts";

type Decision = Report["decisions"][number];
type TeamChoice = Decision["teams"][number];

const texts = en.report.choices;
/** Between the centers of two badges, in points. */
const badgeSpacing = 11;

/** Each badge is one person's vote, before and after the discussion; its shape is the option. */
export function writeChoices(pdf: PdfWriter, { decisions, teams }: Report): void {
  if (decisions.length === 0) return;
  pdf.heading(texts.title, texts.note);
  for (const { title, question, options, teams: choices } of decisions) {
    pdf.reserve(46 + choices.length * 30);
    pdf.line(title, { x: pdf.left, y: pdf.y, size: 11, weight: "bold" });
    pdf.y += 17;
    pdf.paragraph(question, { color: colors.soft });
    for (const [index, { road }] of options.entries()) {
      drawBadge(pdf.doc, index, pdf.left + 5, pdf.y + 6);
      pdf.line(road, { x: pdf.left + 14, y: pdf.y, size: 9 });
      pdf.y += 13;
    }
    pdf.y += 4;
    for (const choice of choices) {
      const name = teams.find(({ id }) => id === choice.team)?.name ?? "";
      writeTeamChoice(pdf, options, choice, name);
    }
    pdf.y += 10;
    pdf.rule();
    pdf.y += 10;
  }
}

function writeTeamChoice(
  pdf: PdfWriter,
  options: Decision["options"],
  { option, before, after }: TeamChoice,
  name: string,
): void {
  pdf.reserve(18);
  const chosen = options.find(({ id }) => id === option)?.road ?? "";
  const { left, width, y } = pdf;
  pdf.line(name, { x: left, y, size: 9, weight: "bold" });
  pdf.line(chosen, { x: left + width * 0.22, y, size: 9 });
  if (!before || !after) pdf.line(texts.small, { x: left + width * 0.52, y, size: 9, color: colors.soft });
  else {
    writeVotes(pdf, texts.before, before, options, left + width * 0.52);
    writeVotes(pdf, texts.after, after, options, left + width * 0.77);
  }
  pdf.y += 17;
}

function writeVotes(
  pdf: PdfWriter,
  label: string,
  votes: NonNullable<TeamChoice["before"]>,
  options: Decision["options"],
  x: number,
): void {
  pdf.line(label, { x, y: pdf.y, size: 8.5, color: colors.soft });
  let badgeX = x + 42;
  for (const [index, { id }] of options.entries())
    for (let vote = 0; vote < (votes[id] ?? 0); vote += 1) {
      drawBadge(pdf.doc, index, badgeX, pdf.y + 6);
      badgeX += badgeSpacing;
    }
}

/** A full disc, a ring, a diamond, a square: different without color. */
function drawBadge(doc: PDFKit.PDFDocument, index: number, x: number, y: number): void {
  doc.lineWidth(1.1).strokeColor(colors.ember).fillColor(colors.ember);
  if (index === 0) doc.circle(x, y, 3.4).fill();
  else if (index === 1) doc.circle(x, y, 3).stroke();
  else if (index === 2) doc.polygon([x, y - 4], [x + 4, y], [x, y + 4], [x - 4, y]).stroke();
  else doc.rect(x - 3, y - 3, 6, 6).stroke();
}
