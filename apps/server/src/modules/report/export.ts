import { type Insights, measureId, type Report, type ReportTable } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { csvOf } from "../../core/documents/csv.ts";
import { type FileTexts, fileTexts } from "../../core/documents/text/index.ts";

type Cell = string | number | null;

/** One table of a report as CSV, with headings in this language. */
export function reportCsv(report: Report, table: ReportTable, language: Language): string {
  return csvOf(tables[table](report, fileTexts[language]));
}

const tables: Record<ReportTable, (report: Report, texts: FileTexts) => Cell[][]> = {
  attendance: ({ attendance }, texts) => [
    texts.tables.attendance,
    ...attendance.people.map(({ name, department, office, status, team }) => [
      name ?? texts.removed,
      department,
      office,
      texts.attendance[status],
      team,
    ]),
  ],

  teams: ({ teams }, { tables: texts }) => [
    [...texts.teams, ...measureTitles(teams), ...texts.commitments],
    ...teams.map((team) => [
      team.name,
      team.people,
      team.nickname,
      team.ending.title,
      team.points.total,
      team.award.title,
      team.puzzles.filter(({ solved }) => solved).length,
      team.puzzles.length,
      team.puzzles.reduce((sum, { hints }) => sum + hints, 0),
      ...measureTitles(teams).map(
        (title) => team.measures?.find((one) => one.title === title)?.label ?? null,
      ),
      team.commitment?.text ?? null,
      ...(["kept", "partly", "not_yet"] as const).map(
        (response) => team.commitment?.outcomes?.[response] ?? null,
      ),
    ]),
  ],

  decisions: ({ decisions, teams }, { tables: texts }) => [
    texts.decisions,
    ...decisions.flatMap((decision) =>
      decision.teams.flatMap((choice) =>
        decision.options.map(({ id, text }) => [
          decision.question,
          text,
          teams.find((team) => team.id === choice.team)?.name ?? null,
          choice.option === id ? texts.chosen.yes : texts.chosen.no,
        ]),
      ),
    ),
  ],
};

function measureTitles(teams: Report["teams"]): string[] {
  return teams[0]?.measures?.map(({ title }) => title) ?? [];
}

/** All measures but listening, which no report has. */
const reported = measureId.options.filter((id) => id !== "listening");

/** A row for each session, with the bands that the page shows and the numbers behind them. */
export function insightsCsv({ sessions }: Insights, language: Language): string {
  const { bands, names, insights } = fileTexts[language].tables;
  const decimals = (value: number | null | undefined, digits: number) =>
    value == null ? null : Number(value.toFixed(digits));
  return csvOf([
    [
      ...insights.session,
      ...reported.flatMap((id) => [names[id], insights.value(names[id])]),
      ...insights.ratings,
    ],
    ...sessions.map((one) => [
      one.title,
      one.ended_at.slice(0, 10),
      one.listed,
      one.came,
      ...reported.flatMap((id) => {
        const band = one.bands?.[id];
        return [band ? bands[band] : null, decimals(one.measures?.[id], 2)];
      }),
      decimals(one.feedback?.average, 1),
      one.feedback?.responses ?? null,
    ]),
  ]);
}
