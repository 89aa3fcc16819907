import type { Report, ReportTable } from "@lantern/contract/http";
import { csvOf } from "../../csv.ts";

type Cell = string | number | null;

/** One table of a report as CSV. */
export function reportCsv(report: Report, table: ReportTable): string {
  return csvOf(tables[table](report));
}

const statuses = { came: "Came", declined: "Could not come", absent: "Did not come" };

const tables: Record<ReportTable, (report: Report) => Cell[][]> = {
  attendance: ({ attendance }) => [
    ["Name", "Department", "Office", "Attendance", "Team"],
    ...attendance.people.map(({ name, department, office, status, team }) => [
      name ?? "Removed",
      department,
      office,
      statuses[status],
      team,
    ]),
  ],

  teams: ({ teams }) => [
    ["Team", "People", "Crew", "Ending", "Points", "Award", "Puzzles solved", "Puzzles", "Hints"].concat(
      measureTitles(teams),
      ...["What they will do", "Did it", "In part", "Not yet"],
    ),
    ...teams.map((team) => [
      ...[team.name, team.people, team.crew, team.ending.title, team.points.total, team.award.title],
      ...[team.puzzles.filter(({ solved }) => solved).length, team.puzzles.length],
      team.puzzles.reduce((sum, { hints }) => sum + hints, 0),
      ...measureTitles(teams).map(
        (title) => team.measures?.find((one) => one.title === title)?.label ?? null,
      ),
      team.commitment?.text ?? null,
      ...(["kept", "partly", "not_yet"] as const).map((answer) => team.commitment?.answers?.[answer] ?? null),
    ]),
  ],

  decisions: ({ decisions, teams }) => [
    ["Question", "Option", "Team", "Chosen", "Votes before talking", "Votes after"],
    ...decisions.flatMap((decision) =>
      decision.teams.flatMap((made) =>
        decision.options.map(({ id, text }) => [
          ...[decision.question, text, teams.find((team) => team.id === made.team)?.name ?? null],
          made.option === id ? "yes" : "no",
          made.before ? (made.before[id] ?? 0) : null,
          made.after ? (made.after[id] ?? 0) : null,
        ]),
      ),
    ),
  ],
};

function measureTitles(teams: Report["teams"]): string[] {
  return teams.find(({ measures }) => measures)?.measures?.map(({ title }) => title) ?? [];
}
