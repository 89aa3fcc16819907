import type { Report } from "@lantern/contract/http";
import { colors, PdfWriter } from "../../core/documents/pdf-writer.ts";
import { en } from "../../core/documents/text.ts";
import { writeChoices } from "./choices-pdf.ts";
import { figuresOf, pathOf } from "./figures-presenter.ts";
import { writeFirstPage } from "./first-page-pdf.ts";

const texts = en.report;

/** The whole report as a document to print and to share. */
export async function reportPdf(report: Report): Promise<Buffer> {
  const { session } = report;
  const pdf = await PdfWriter.open(texts.title(session.title), new Date(session.ended_at), report);
  writeFirstPage(pdf, report);
  writeAttendance(pdf, report);
  writePaths(pdf, report);
  writeChoices(pdf, report);
  writeMeasures(pdf, report);
  writeCommitments(pdf, report);
  writePeople(pdf, report);
  return pdf.finish(texts.footer(session.title));
}

function writeAttendance(pdf: PdfWriter, report: Report): void {
  pdf.heading(texts.attendance.title);
  pdf.figures(figuresOf(report));
}

function writePaths(pdf: PdfWriter, report: Report): void {
  const t = texts.paths;
  const { teams, hidden_teams } = report;
  pdf.heading(t.title);
  if (hidden_teams > 0) pdf.paragraph(texts.hiddenTeams(hidden_teams), { color: colors.soft });
  if (teams.length === 0) return;
  pdf.table(
    [
      { title: t.columns.team, share: 0.16 },
      { title: t.columns.path, share: 0.44 },
      { title: t.columns.ending, share: 0.16 },
      { title: t.columns.award, share: 0.14 },
      { title: t.columns.points, share: 0.1, right: true },
    ],
    teams.map(({ id, name, ending, award, points }) => [
      name,
      pathOf(report, id),
      ending.title,
      award.title,
      `${points.total}`,
    ]),
  );
  pdf.y += 10;
  pdf.table(
    [
      { title: t.columns.team, share: 0.16 },
      { title: t.puzzle.name, share: 0.44 },
      { title: t.puzzle.solved, share: 0.16 },
      { title: t.puzzle.minutes, share: 0.14, right: true },
      { title: t.puzzle.hints, share: 0.1, right: true },
    ],
    teams.flatMap((team) =>
      team.puzzles.map(({ title, solved, seconds, of_seconds, hints }) => [
        team.name,
        title,
        solved ? t.solved : t.unsolved,
        t.minutes((seconds / 60).toFixed(1), (of_seconds / 60).toFixed(1)),
        `${hints}`,
      ]),
    ),
  );
}

function writeMeasures(pdf: PdfWriter, { teams, smallest_group }: Report): void {
  const t = texts.measures;
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

function writeCommitments(pdf: PdfWriter, { teams }: Report): void {
  const t = texts.commitments;
  const committed = teams.flatMap(({ name, commitment }) => (commitment ? [{ name, ...commitment }] : []));
  if (committed.length === 0) return;
  pdf.heading(t.title);
  for (const { name, text, outcomes } of committed) {
    const followUp = outcomes && t.followUp(outcomes.kept, outcomes.partly, outcomes.not_yet);
    pdf.reserve(40);
    pdf.paragraph(text ? `“${text}”` : t.removed, { size: 12 });
    pdf.paragraph(followUp ? `${name}. ${followUp}` : name, { color: colors.soft });
    pdf.y += 9;
  }
}

function writePeople(pdf: PdfWriter, { attendance }: Report): void {
  const { title, note, columns } = texts.people;
  pdf.heading(title, note);
  pdf.table(
    [
      { title: columns.name, share: 0.32 },
      { title: columns.department, share: 0.24 },
      { title: columns.attendance, share: 0.22 },
      { title: columns.team, share: 0.22 },
    ],
    attendance.people.map(({ name, department, status, team }) => [
      name ?? en.removed,
      department ?? "",
      en.attendance[status],
      team ?? "",
    ]),
  );
}
