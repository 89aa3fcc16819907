import type { Report } from "@lantern/contract/http";
import { en } from "../../../core/documents/text.ts";
import { choices } from "./choices.ts";
import { cover } from "./cover.ts";
import { ink, PdfWriter } from "./pdf-writer.ts";

const words = en.report;

/** The whole report as a document to print and to pass on. */
export async function reportPdf(report: Report): Promise<Buffer> {
  const { session } = report;
  const sheet = new PdfWriter(words.title(session.title), new Date(session.ended_at));
  cover(sheet, session);
  whoCame(sheet, report);
  roads(sheet, report);
  choices(sheet, report);
  measures(sheet, report);
  commitments(sheet, report);
  people(sheet, report);
  return sheet.finish(words.foot(session.title));
}

function whoCame(sheet: PdfWriter, { attendance, credits, teams, feedback }: Report): void {
  const { came, listed, time_present: stay } = attendance;
  const again = feedback.ratings?.slice(3).reduce((sum, each) => sum + each, 0);
  const said = words.came;
  sheet.heading(said.title);
  sheet.figures([
    {
      ...{ label: said.came, value: said.of(came, listed) },
      note: stay ? said.stayed(stay.whole, stay.median_minutes) : "",
    },
    {
      ...{ label: said.credits, value: `${credits.captured}` },
      note: said.released(credits.released),
    },
    {
      ...{ label: said.teams, value: `${teams.length}` },
      note: teams.map(({ name, people }) => `${name} ${people}`).join(", "),
    },
    {
      label: said.again,
      value: again === undefined ? said.notTold : said.of(again, feedback.answers),
      note: again === undefined ? said.fewAnswers : said.answered,
    },
  ]);
}

function roads(sheet: PdfWriter, { teams, decisions }: Report): void {
  const { title, columns, puzzle, ...said } = words.roads;
  sheet.heading(title);
  sheet.table(
    [
      { title: columns.team, share: 0.16 },
      { title: columns.road, share: 0.44 },
      { title: columns.ending, share: 0.16 },
      { title: columns.award, share: 0.14 },
      { title: columns.points, share: 0.1, right: true },
    ],
    teams.map((team) => [
      team.name,
      decisions
        .flatMap(({ options, teams: made }) => {
          const taken = made.find((one) => one.team === team.id)?.option;
          return options.find(({ id }) => id === taken)?.road ?? [];
        })
        .join(" · "),
      ...[team.ending.title, team.award.title, `${team.points.total}`],
    ]),
  );
  sheet.y += 10;
  sheet.table(
    [
      { title: columns.team, share: 0.16 },
      { title: puzzle.name, share: 0.44 },
      { title: puzzle.solved, share: 0.16 },
      { title: puzzle.minutes, share: 0.14, right: true },
      { title: puzzle.hints, share: 0.1, right: true },
    ],
    teams.flatMap((team) =>
      team.puzzles.map(({ title, solved, seconds, of_seconds, hints }) => [
        ...[team.name, title, solved ? said.solved : said.left],
        said.minutes((seconds / 60).toFixed(1), (of_seconds / 60).toFixed(1)),
        `${hints}`,
      ]),
    ),
  );
}

function measures(sheet: PdfWriter, { teams, smallest_group }: Report): void {
  const shown = teams.filter((team) => team.measures);
  const said = words.measures;
  sheet.heading(said.title, said.note);
  if (shown.length === 0) sheet.paragraph(said.none(smallest_group));
  for (const [index, { title, how }] of (shown[0]?.measures ?? []).entries()) {
    sheet.need(60);
    sheet.line(title, { x: sheet.left, y: sheet.y, size: 10, weight: "bold" });
    sheet.y += 15;
    for (const { name, measures: own } of shown)
      sheet.paragraph(said.line(name, own?.[index]?.label ?? "", own?.[index]?.sentence ?? ""));
    sheet.paragraph(how, { size: 8.5, color: ink.soft });
    sheet.y += 9;
  }
}

function commitments(sheet: PdfWriter, { teams }: Report): void {
  const told = teams.filter(({ commitment }) => commitment);
  if (told.length === 0) return;
  sheet.heading(words.commitments.title);
  for (const { name, commitment } of told) {
    sheet.need(40);
    sheet.paragraph(commitment?.text ? `“${commitment.text}”` : words.commitments.removed, {
      size: 12,
    });
    sheet.paragraph([name, becameOf(commitment)].filter(Boolean).join(". "), { color: ink.soft });
    sheet.y += 9;
  }
}

function becameOf(commitment: Report["teams"][number]["commitment"]): string {
  const answers = commitment?.outcomes;
  if (!answers) return "";
  return words.commitments.became(answers.kept, answers.partly, answers.not_yet);
}

function people(sheet: PdfWriter, { attendance }: Report): void {
  const { title, note, columns } = words.people;
  sheet.heading(title, note);
  sheet.table(
    [
      { title: columns.name, share: 0.32 },
      { title: columns.department, share: 0.24 },
      { title: columns.attendance, share: 0.22 },
      { title: columns.team, share: 0.22 },
    ],
    attendance.people.map(({ name, department, status, team }) => [
      ...[name ?? en.removed, department ?? "", en.attendance[status], team ?? ""],
    ]),
  );
}
