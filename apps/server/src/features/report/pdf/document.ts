import type { Report } from "@lantern/contract/http";
import { choices } from "./choices.ts";
import { cover } from "./cover.ts";
import { ink, Sheet } from "./sheet.ts";

const statuses = { came: "Came", declined: "Could not come", absent: "Did not come" };

/** The whole report as a document to print and to pass on. */
export async function reportPdf(report: Report): Promise<Buffer> {
  const { session } = report;
  const sheet = new Sheet(`${session.title}: report`, new Date(session.ended_at));
  cover(sheet, session);
  whoCame(sheet, report);
  roads(sheet, report);
  choices(sheet, report);
  measures(sheet, report);
  commitments(sheet, report);
  people(sheet, report);
  return sheet.finish(`${session.title}, Lantern Hour`);
}

function whoCame(sheet: Sheet, { attendance, credits, teams, feedback }: Report): void {
  const { came, listed, stay } = attendance;
  const again = feedback.ratings?.slice(3).reduce((sum, each) => sum + each, 0);
  sheet.heading("Who came");
  sheet.figures([
    {
      ...{ label: "Came", value: `${came} of ${listed}` },
      note: stay
        ? `${stay.whole} stayed from start to end; half of all stayed ${stay.median_minutes} min or more`
        : "",
    },
    {
      ...{ label: "Credits used", value: `${credits.captured}` },
      note: `${credits.released} came back when the hour ended`,
    },
    {
      ...{ label: "Teams", value: `${teams.length}` },
      note: teams.map(({ name, people }) => `${name} ${people}`).join(", "),
    },
    {
      label: "Would play again",
      value: again === undefined ? "Not told" : `${again} of ${feedback.answers}`,
      note: again === undefined ? "Told from three answers on" : "who answered the one question",
    },
  ]);
}

function roads(sheet: Sheet, { teams, decisions }: Report): void {
  sheet.heading("The roads they took");
  sheet.table(
    [
      { title: "Team", share: 0.16 },
      { title: "Road", share: 0.44 },
      { title: "Ending", share: 0.16 },
      { title: "Award", share: 0.14 },
      { title: "Points", share: 0.1, right: true },
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
      { title: "Team", share: 0.16 },
      { title: "Puzzle", share: 0.44 },
      { title: "Solved", share: 0.16 },
      { title: "Minutes", share: 0.14, right: true },
      { title: "Hints", share: 0.1, right: true },
    ],
    teams.flatMap((team) =>
      team.puzzles.map(({ title, solved, seconds, of_seconds, hints }) => [
        ...[team.name, title, solved ? "yes" : "went on without"],
        `${(seconds / 60).toFixed(1)} of ${(of_seconds / 60).toFixed(1)}`,
        `${hints}`,
      ]),
    ),
  );
}

function measures(sheet: Sheet, { teams, smallest_group }: Report): void {
  const shown = teams.filter((team) => team.measures);
  sheet.heading("How they worked", "A mirror, not a mark. Teams only, never people.");
  if (shown.length === 0) sheet.paragraph(`Told of teams of ${smallest_group} or more. There was none.`);
  for (const [index, { title, how }] of (shown[0]?.measures ?? []).entries()) {
    sheet.need(60);
    sheet.line(title, { x: sheet.left, y: sheet.y, size: 10, weight: "bold" });
    sheet.y += 15;
    for (const { name, measures: own } of shown)
      sheet.paragraph(`${name}: ${own?.[index]?.label}. ${own?.[index]?.sentence ?? ""}`);
    sheet.paragraph(how, { size: 8.5, color: ink.soft });
    sheet.y += 9;
  }
}

function commitments(sheet: Sheet, { teams }: Report): void {
  const told = teams.filter(({ commitment }) => commitment);
  if (told.length === 0) return;
  sheet.heading("What they will do");
  for (const { name, commitment } of told) {
    sheet.need(40);
    sheet.paragraph(commitment?.text ? `“${commitment.text}”` : "Removed with the person who wrote it.", {
      size: 12,
    });
    sheet.paragraph([name, becameOf(commitment)].filter(Boolean).join(". "), { color: ink.soft });
    sheet.y += 9;
  }
}

function becameOf(commitment: Report["teams"][number]["commitment"]): string {
  const answers = commitment?.answers;
  if (!answers) return "";
  return `Two weeks later: ${answers.kept} did it, ${answers.partly} in part, ${answers.not_yet} not yet`;
}

function people(sheet: Sheet, { attendance }: Report): void {
  sheet.heading("Attendance", "Who stayed how long is told in sums only.");
  sheet.table(
    [
      { title: "Name", share: 0.32 },
      { title: "Department", share: 0.24 },
      { title: "Attendance", share: 0.22 },
      { title: "Team", share: 0.22 },
    ],
    attendance.people.map(({ name, department, status, team }) => [
      ...[name ?? "Removed", department ?? "", statuses[status], team ?? ""],
    ]),
  );
}
