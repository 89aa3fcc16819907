import { type SeriesReport, smallestGroup } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { fileTexts } from "../../core/documents/text/index.ts";
import type { CompanyScope } from "../../core/gates.ts";
import {
  commitmentsOf,
  countsBySession,
  findSeries,
  listSeriesSessions,
  noAttendees,
  outcomesBySession,
  outcomesOfTeam,
  pairsMet,
  peopleOfSeries,
  type ReportedSession,
  type SessionRow,
} from "../session/index.ts";
import { meansOf } from "./insights-presenter.ts";
import { storedOrMade } from "./make-report.ts";
import { commitmentIds, commitmentTextsOf } from "./repository.ts";
import { summaryOf } from "./series-summary-presenter.ts";
import { measureTitleIn } from "./translate-measure.ts";
import { translateStory } from "./translate-story.ts";

type DatedSession = SeriesReport["sessions"][number];

/**
 * Reads the report of a series, made from the reports of its sessions.
 * @param language of its sentences, and of the titles of adventures that are told in it
 */
export async function readSeriesReport(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  language: Language = "en",
): Promise<SeriesReport> {
  const { companyId } = scope;
  const series = await findSeries(ctx.db, companyId, id);
  const rows = (await listSeriesSessions(ctx.db, companyId, id)).filter(
    ({ status }) => status !== "cancelled",
  );
  const played = new Map<string, ReportedSession>();
  for (const row of rows) {
    const report = row.status === "completed" ? await storedOrMade(ctx, row) : null;
    if (report)
      played.set(row.id, translateStory(report, ctx.adventures.pack(report.experience.slug), language));
  }
  if (played.size === 0) throw new AppError("REQUEST_001", { status: 409 });
  const ids = [...played.keys()];
  const [counts, responses, people] = await Promise.all([
    countsBySession(ctx.db, ids),
    outcomesBySession(ctx.db, companyId, ids),
    peopleOfSeries(ctx.db, companyId, id),
  ]);
  const teamsSoFar: string[][] = [];
  const sessions: DatedSession[] = [];
  for (const row of rows) {
    const report = played.get(row.id);
    if (!report) {
      sessions.push({ ...presentDate(ctx, row, language), played: null });
      continue;
    }
    teamsSoFar.push(...report.groups);
    const { attendees, came, declined } = counts.get(row.id) ?? noAttendees;
    const texts = await commitmentTextsOf(ctx.db, row.id, commitmentIds(report));
    const given = responses.get(row.id) ?? new Map();
    sessions.push({
      ...presentDate(ctx, row, language),
      adventure: report.experience.title,
      played: {
        listed: attendees,
        came,
        declined,
        absent: Math.max(0, attendees - came - declined),
        teams: report.teams.length + report.hiddenTeams,
        pairs: pairsMet(teamsSoFar, people),
        measures: meansOf(report),
        commitments: report.teams.flatMap(({ name, people: members, commitmentTextId }) =>
          commitmentTextId === null
            ? []
            : [
                {
                  team: name,
                  text: texts.get(commitmentTextId) ?? null,
                  outcomes: outcomesOfTeam(members, given),
                },
              ],
        ),
      },
    });
  }
  const report = {
    id,
    title: series.title,
    people: people.size,
    pairs: pairsMet(teamsSoFar, people),
    commitments: commitmentsOf(
      [...played].map(([sessionId, { teams }]) => ({
        teams,
        responses: responses.get(sessionId) ?? new Map(),
      })),
    ),
    measures: measuresOf([...played.values()], language),
    sessions,
    smallest_group: smallestGroup,
  };
  return { ...report, summary: summaryOf(report, fileTexts[language].seriesReport.summary) };
}

function presentDate(
  { adventures }: Context,
  row: SessionRow,
  language: Language,
): Omit<DatedSession, "played"> {
  const { id, title, status, startsAt, timezone, experience } = row;
  const adventure = experience ? (adventures.current(experience, language)?.title ?? null) : null;
  return { id, title, status, adventure, starts_at: startsAt?.toISOString() ?? null, timezone };
}

/** Each measure once, in the order of the first report that has it. */
function measuresOf(reports: ReportedSession[], language: Language): SeriesReport["measures"] {
  const all = reports.flatMap(({ teams }) => teams.flatMap(({ measures }) => measures));
  return [
    ...new Map(all.map(({ id, title }) => [id, { id, title: measureTitleIn(language, id, title) }])).values(),
  ];
}
