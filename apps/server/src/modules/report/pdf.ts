import type { Report } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { colors, PdfWriter } from "../../core/documents/pdf-writer.ts";
import { type FileTexts, fileTexts } from "../../core/documents/text/index.ts";
import { formatNumber } from "../../core/format.ts";
import { writeChoices } from "./choices-pdf.ts";
import { figuresOf, pathOf } from "./figures-presenter.ts";
import { writeFirstPage } from "./first-page-pdf.ts";

type Texts = FileTexts["report"];

/** The whole report as a document to print and to share. Its own texts are in the language that the report has. */
export async function reportPdf(report: Report, language: Language): Promise<Buffer> {
  const { session } = report;
  const all = fileTexts[language];
  const texts = all.report;
  const number = (value: number, decimals?: number) => formatNumber(value, language, decimals);
  const pdf = await PdfWriter.open(texts.title(session.title), new Date(session.ended_at), report, language);
  writeFirstPage(pdf, report, language);
  pdf.heading(texts.attendance.title);
  pdf.figures(figuresOf(report, texts, number));
  writePaths(pdf, report, texts, number);
  writeChoices(pdf, report, texts.choices);
  writeMeasures(pdf, report, texts.measures);
  writeCommitments(pdf, report, texts.commitments);
  writePeople(pdf, report, all);
  return pdf.finish(texts.footer(session.title));
}

function writePaths(
  pdf: PdfWriter,
  report: Report,
  texts: Texts,
  number: (value: number, decimals?: number) => string,
): void {
  const t = texts.paths;
  const { teams, hidden_teams } = report;
  pdf.heading(t.title);
  if (hidden_teams > 0) pdf.paragraph(texts.hiddenTeams(hidden_teams), { color: colors.soft });
  if (teams.length === 0) return;
  pdf.table(
    [
      { title: t.columns.team, share: 0.16 },
      { title: t.columns.path, share: 0.4 },
      { title: t.columns.ending, share: 0.16 },
      { title: t.columns.award, share: 0.18 },
      { title: t.columns.points, share: 0.1, right: true },
    ],
    teams.map(({ id, name, ending, award, points }) => [
      name,
      pathOf(report, id),
      ending.title,
      award.title,
      number(points.total),
    ]),
  );
  pdf.y += 10;
  pdf.table(
    [
      { title: t.columns.team, share: 0.16 },
      { title: t.puzzle.name, share: 0.4 },
      { title: t.puzzle.solved, share: 0.16 },
      { title: t.puzzle.minutes, share: 0.18, right: true },
      { title: t.puzzle.hints, share: 0.1, right: true },
    ],
    teams.flatMap((team) =>
      team.puzzles.map(({ title, solved, seconds, of_seconds, hints }) => [
        team.name,
        title,
        solved ? t.solved : t.unsolved,
        t.minutes(number(seconds / 60, 1), number(of_seconds / 60, 1)),
        number(hints),
      ]),
    ),
  );
}

function writeMeasures(pdf: PdfWriter, { teams, smallest_group }: Report, t: Texts["measures"]): void {
  pdf.heading(t.title, t.note);
  if (teams.length === 0) pdf.paragraph(t.none(smallest_group));
  for (const [index, { title, how }] of (teams[0]?.measures ?? []).entries()) {
    pdf.reserve(60);
    pdf.line(title, { x: pdf.left, y: pdf.y, size: 10, weight: "bold", tag: "H3" });
    pdf.y += 15;
    for (const { name, measures } of teams)
      pdf.paragraph(t.line(name, measures?.[index]?.label ?? "", measures?.[index]?.sentence ?? ""));
    pdf.paragraph(how, { size: 8.5, color: colors.soft });
    pdf.y += 9;
  }
}

function writeCommitments(pdf: PdfWriter, { teams }: Report, t: Texts["commitments"]): void {
  const committed = teams.flatMap(({ name, commitment }) => (commitment ? [{ name, ...commitment }] : []));
  if (committed.length === 0) return;
  pdf.heading(t.title);
  for (const { name, text, outcomes } of committed) {
    const followUp = outcomes && t.followUp(outcomes.kept, outcomes.partly, outcomes.not_yet);
    pdf.reserve(40);
    pdf.paragraph(text ? t.quote(text) : t.removed, { size: 12 });
    pdf.paragraph(followUp ? `${name}. ${followUp}` : name, { color: colors.soft });
    pdf.y += 9;
  }
}

function writePeople(pdf: PdfWriter, { attendance }: Report, texts: FileTexts): void {
  const { title, note, columns } = texts.report.people;
  pdf.heading(title, note);
  pdf.table(
    [
      { title: columns.name, share: 0.32 },
      { title: columns.department, share: 0.24 },
      { title: columns.attendance, share: 0.22 },
      { title: columns.team, share: 0.22 },
    ],
    attendance.people.map(({ name, department, status, team }) => [
      name ?? texts.removed,
      department ?? "",
      texts.attendance[status],
      team ?? "",
    ]),
  );
}
