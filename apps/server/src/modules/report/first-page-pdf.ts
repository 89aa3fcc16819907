import { existsSync, readFileSync } from "node:fs";
import type { Report } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { bandOf } from "@lantern/engine";
import { colors, type PdfWriter } from "../../core/documents/pdf-writer.ts";
import { type FileTexts, fileTexts, productName } from "../../core/documents/text/index.ts";
import { formatNumber } from "../../core/format.ts";
import { drawCover, timeOf } from "./cover-pdf.ts";

type Texts = FileTexts["report"]["first"];

/** Of the picture at the top, whose width is that of the page. */
const pictureHeight = 238;
const titleSize = 26;
const sentenceSize = 14;
const sentenceLine = sentenceSize * 1.5;

/**
 * The page for somebody who reads no other one: the adventure's picture, three figures and five sentences. They say nothing
 * that the rest of the report does not show.
 */
export function writeFirstPage(pdf: PdfWriter, report: Report, language: Language): void {
  const { first, summary } = fileTexts[language].report;
  writeTop(pdf, report.session, language);
  writeFigures(pdf, figuresOf(report, first, language));
  pdf.y += 10;
  pdf.heading(summary.title);
  for (const sentence of sentencesOf(report, first)) {
    const tag = pdf.tag("P");
    for (const row of pdf.firstLines(sentence, 6, { size: sentenceSize })) {
      pdf.line(row, { x: pdf.left, y: pdf.y, size: sentenceSize, tag });
      pdf.y += sentenceLine;
    }
    pdf.y += 12;
  }
  pdf.nextPage();
}

function writeTop(pdf: PdfWriter, session: Report["session"], language: Language): void {
  const below = `${session.experience.title}, ${timeOf(session, language)}`;
  const picture = pictureOf(session.experience.slug);
  if (picture) drawTop(pdf, picture, session.title, below);
  else drawCover(pdf, session.title, below);
}

function drawTop(pdf: PdfWriter, picture: Buffer, title: string, below: string): void {
  const { doc } = pdf;
  const { width } = doc.page;
  const shade = doc
    .linearGradient(0, 0, 0, pictureHeight)
    .stop(0, "#0b1020", 0.55)
    .stop(0.35, "#0b1020", 0.1)
    .stop(1, "#0b1020", 0.9);
  pdf.decoration(() => {
    doc.image(picture, 0, 0, { width, height: pictureHeight });
    doc.rect(0, 0, width, pictureHeight).fill(shade);
  });
  pdf.line(productName, { x: pdf.left, y: 30, size: 9.5, weight: "bold", color: "#ffd48a" });
  const style = { size: titleSize, weight: "display" } as const;
  const rows = pdf.firstLines(title, 2, style);
  const tag = pdf.tag("H1");
  for (const [row, text] of rows.entries()) {
    const y = pictureHeight - 44 - (rows.length - row) * titleSize * 1.2;
    pdf.line(text, { ...style, x: pdf.left, y, color: "#ffffff", tag });
  }
  pdf.line(below, { x: pdf.left, y: pictureHeight - 34, size: 10.5, color: "#e6ecf3" });
  pdf.y = pictureHeight + 30;
}

/** The picture of the adventure for emails, which is a JPEG. An unfinished adventure has none. */
function pictureOf(slug: string): Buffer | null {
  const file = new URL(
    `../../../../../content/experiences/${encodeURIComponent(slug)}/mail-cover.jpg`,
    import.meta.url,
  );
  return existsSync(file) ? readFileSync(file) : null;
}

interface Figure {
  value: string;
  label: string;
}

function writeFigures(pdf: PdfWriter, figures: Figure[]): void {
  const width = pdf.width / figures.length;
  for (const [index, { value, label }] of figures.entries()) {
    const x = pdf.left + index * width;
    const tag = pdf.tag("P");
    pdf.line(value, { x, y: pdf.y, size: 30, weight: "display", color: colors.tide, tag });
    for (const [row, text] of pdf.firstLines(label, 2, { width: width - 20, size: 10 }).entries())
      pdf.line(text, { x, y: pdf.y + 40 + row * 14, size: 10, color: colors.soft, tag });
  }
  pdf.y += 78;
  pdf.rule();
}

/** The first three of those that this session has. */
function figuresOf(report: Report, texts: Texts, language: Language): Figure[] {
  const { attendance, teams, hidden_teams } = report;
  const { solved, puzzles } = puzzlesOf(report);
  const again = playAgainOf(report);
  const { happened, responses } = outcomesOf(report);
  const figures: (Figure | false)[] = [
    { value: texts.of(attendance.came, attendance.listed), label: texts.attended },
    puzzles > 0 && { value: texts.of(solved, puzzles), label: texts.solved },
    again !== null && { value: texts.of(again, report.feedback.responses), label: texts.playAgain },
    responses > 0 && { value: texts.of(happened, responses), label: texts.happened },
    {
      value: formatNumber(teams.length + hidden_teams, language),
      label: texts.teams(teams.length + hidden_teams),
    },
    {
      value: formatNumber(new Set(teams.map(({ ending }) => ending.id)).size, language),
      label: texts.endings,
    },
  ];
  return figures.filter((one) => one !== false).slice(0, 3);
}

function sentencesOf(report: Report, texts: Texts): string[] {
  const { summary, feedback, hidden_teams } = report;
  const again = playAgainOf(report);
  return [
    summary.came,
    summary.together,
    measuredIn(report, texts) ?? texts.notMeasured(hidden_teams > 0),
    summary.committed,
    again === null ? texts.fewRatings : texts.again(again, feedback.responses),
  ];
}

/** What the means of the measures over all teams say together; null where nothing was measured. */
function measuredIn({ teams }: Report, texts: Texts): string | null {
  const means = (teams[0]?.measures ?? []).flatMap(({ id, title }) => {
    const values = teams.flatMap(({ measures }) => measures?.find((one) => one.id === id)?.value ?? []);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.length === 0 ? [] : [{ title, mean }];
  });
  means.sort((a, b) => b.mean - a.mean);
  const [highest, lowest] = [means[0], means.at(-1)];
  if (!highest || !lowest || means.length < 2) return null;
  return bandOf(lowest.mean) === "high"
    ? texts.allHigh(means.length)
    : texts.measured(means.length, highest.title, lowest.title);
}

function puzzlesOf({ teams }: Report) {
  const all = teams.flatMap(({ puzzles }) => puzzles);
  return { puzzles: all.length, solved: all.filter(({ solved }) => solved).length };
}

/** How many gave one of the two highest ratings; null where too few gave any. */
function playAgainOf({ feedback }: Report): number | null {
  return feedback.ratings?.slice(3).reduce((sum, count) => sum + count, 0) ?? null;
}

function outcomesOf({ teams }: Report) {
  const all = teams.flatMap(({ commitment }) => commitment?.outcomes ?? []);
  const sum = (of: "kept" | "partly" | "not_yet") => all.reduce((total, counts) => total + counts[of], 0);
  const happened = sum("kept");
  return { happened, responses: happened + sum("partly") + sum("not_yet") };
}
