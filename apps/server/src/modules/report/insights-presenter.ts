import { type Insights, type MeasureId, measureId, smallestGroup } from "@lantern/contract/http";
import { bandOf } from "@lantern/engine";
import type { ReportedSession } from "../session/index.ts";
import { changedIn, nextStepsOf } from "./insight-changes-presenter.ts";

interface InsightFacts {
  /** Oldest first. */
  sessions: { id: string; title: string; listed: number; came: number; report: ReportedSession }[];
  ratings: Map<string, number[]>;
  /** By month, `2026-11`. */
  credits: Map<string, number>;
  departments: Insights["departments"];
}

export function presentInsights({ sessions, ratings, credits, departments }: InsightFacts): Insights {
  const presented = sessions.map(({ id, title, listed, came, report }) => {
    const measures = meansOf(report);
    return {
      id,
      title,
      listed,
      ended_at: new Date(report.endedAt).toISOString(),
      came,
      measures,
      bands: measures && bandsOf(measures),
      feedback: averageOf(ratings.get(id) ?? []),
    };
  });
  const grouped = groupSmall(departments);
  const used = monthsBetween([...presented.map(({ ended_at }) => ended_at.slice(0, 7)), ...credits.keys()]);
  return {
    changed: changedIn(presented),
    next: nextStepsOf(presented, grouped),
    sessions: presented,
    months: used.map((month) => {
      const those = presented.filter(({ ended_at }) => ended_at.startsWith(month));
      const people = those.reduce((sum, { came }) => sum + came, 0);
      return { month, sessions: those.length, people, credits: credits.get(month) ?? 0 };
    }),
    departments: grouped,
    smallest_group: smallestGroup,
  };
}

/** Means of each measure over the teams that have it. */
export function meansOf({ teams }: ReportedSession): Insights["sessions"][number]["measures"] {
  if (teams.length === 0) return null;
  const mean = (id: MeasureId) => {
    const values = teams.flatMap(({ measures }) => measures.find((one) => one.id === id)?.value ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return Object.fromEntries(measureId.options.map((id) => [id, mean(id)])) as Record<
    MeasureId,
    number | null
  >;
}

type Session = Insights["sessions"][number];

/** The bands of means, as a report has those of one team. */
function bandsOf(measures: NonNullable<Session["measures"]>): NonNullable<Session["bands"]> {
  const band = (value: number | null) => (value === null ? null : bandOf(value));
  return Object.fromEntries(measureId.options.map((id) => [id, band(measures[id])])) as NonNullable<
    Session["bands"]
  >;
}

function averageOf(ratings: number[]): { responses: number; average: number } | null {
  const responses = ratings.reduce((sum, each) => sum + each, 0);
  if (responses < smallestGroup) return null;
  return {
    responses,
    average: ratings.reduce((sum, each, index) => sum + each * (index + 1), 0) / responses,
  };
}

/** Every month from the first to the last of these. */
function monthsBetween(months: string[]): string[] {
  const [first, last] = [[...months].sort()[0], [...months].sort().at(-1)];
  if (!first || !last) return [];
  const all: string[] = [];
  for (let at = new Date(`${first}-01T00:00:00Z`); at.toISOString().slice(0, 7) <= last; ) {
    all.push(at.toISOString().slice(0, 7));
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  }
  return all;
}

/** Departments of one or two people, and people without one, in a single row without a name. */
function groupSmall(departments: Insights["departments"]): Insights["departments"] {
  const large = departments.filter(({ name, of }) => name !== null && of >= smallestGroup);
  const rest = departments.filter((one) => !large.includes(one));
  if (rest.length === 0) return large;
  const sum = (of: "of" | "reached") => rest.reduce((total, one) => total + one[of], 0);
  return [...large, { name: null, reached: sum("reached"), of: sum("of") }];
}
