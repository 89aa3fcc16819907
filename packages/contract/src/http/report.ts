import * as z from "zod";
import { commitmentOutcome } from "./commitment.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const count = z.number().int();

/** What is told of a group, and not of a smaller one: votes, measures, sums of stays and answers. */
export const smallestGroup = 3;

export const measureId = z.enum(["contribution", "voice", "clues", "listening", "pace", "togetherness"]);
export type MeasureId = z.output<typeof measureId>;

/** Votes by option; null of a team that is too small to tell them. */
const spread = z.record(z.string(), count).nullable();

export const reportPerson = z.object({
  consumer_id: id,
  /** Null once the person was removed. */
  name: z.string().nullable(),
  department: z.string().nullable(),
  office: z.string().nullable(),
  status: z.enum(["came", "declined", "absent"]),
  team: z.string().nullable(),
});

export const reportMeasure = z.object({
  id: measureId,
  title: z.string(),
  value: z.number().nullable(),
  band: z.enum(["low", "middle", "high"]).nullable(),
  label: z.string(),
  sentence: z.string(),
  how: z.string(),
});

const part = z.object({ points: count, of: count, why: z.string() });

export const reportTeam = z.object({
  id: z.string(),
  name: z.string(),
  nickname: z.string(),
  people: count,
  ending: z.object({ id: z.string(), title: z.string() }),
  points: z.object({
    total: count,
    /** Null of a small team: one part is reckoned from its measures. */
    parts: z.object({ story: part, puzzles: part, collaboration: part, spirit: part }).nullable(),
  }),
  award: z.object({ id: z.string(), title: z.string(), text: z.string(), badge: z.string() }),
  puzzles: z.array(
    z.object({
      scene: z.string(),
      title: z.string(),
      solved: z.boolean(),
      seconds: count,
      of_seconds: count,
      hints: count,
    }),
  ),
  /** Null of a team of fewer than three. */
  measures: z.array(reportMeasure).nullable(),
  /** The line they agreed on; `removed` when who typed it was removed. */
  commitment: z
    .object({
      text: z.string().nullable(),
      removed: z.boolean(),
      /** What its people said became of it, two weeks later; null below three answers. */
      outcomes: z.record(commitmentOutcome, count).nullable(),
    })
    .nullable(),
});

export const report = z
  .object({
    session: z.object({
      id,
      title: z.string(),
      experience: z.object({ slug: z.string(), title: z.string() }),
      started_at: z.string(),
      ended_at: z.string(),
      timezone: z.string(),
    }),
    attendance: z.object({
      listed: count,
      came: count,
      declined: count,
      absent: count,
      /** Minutes in sums; null when fewer than three people came. */
      time_present: z.object({ whole: count, early: count, median_minutes: count }).nullable(),
      people: z.array(reportPerson),
    }),
    credits: z.object({ captured: count, released: count }),
    teams: z.array(reportTeam),
    endings: z.array(z.object({ id: z.string(), title: z.string() })),
    /** Null votes mean that a team did not meet the question, or is too small. */
    decisions: z.array(
      z.object({
        scene: z.string(),
        title: z.string(),
        question: z.string(),
        options: z.array(z.object({ id: z.string(), text: z.string(), road: z.string() })),
        teams: z.array(z.object({ team: z.string(), option: z.string(), before: spread, after: spread })),
      }),
    ),
    feedback: z.object({
      /** How many who came answered the one question. */
      answers: count,
      requested: count,
      /** How many gave which rating, 1 to 5; null below three answers. */
      ratings: z.array(count).length(5).nullable(),
    }),
    smallest_group: count,
  })
  .meta({ id: "Report" });

export type Report = z.output<typeof report>;

export const reportTable = z.enum(["attendance", "teams", "decisions"]);
export type ReportTable = z.output<typeof reportTable>;

export const getReport = operation({
  id: "getReport",
  method: "GET",
  path: "/api/session/:id/report",
  summary:
    "The report of a completed session: JSON, one of its tables as CSV, or a PDF (by `format` or Accept)",
  access: "dashboard",
  params: idParams,
  query: z.object({
    format: z.enum(["json", "csv", "pdf"]).optional(),
    table: reportTable.default("attendance"),
  }),
  takesLong: true,
  status: 200,
  response: report,
});

const measures = z.record(measureId, z.number().nullable());

export const insights = z
  .object({
    /** Completed ones, the first one first. */
    sessions: z.array(
      z.object({
        id,
        title: z.string(),
        ended_at: z.string(),
        listed: count,
        came: count,
        /** Means over teams of three and more; null where there was none. */
        measures: measures.nullable(),
        /** Null below three answers. */
        feedback: z.object({ answers: count, average: z.number() }).nullable(),
      }),
    ),
    /** Months in UTC, without a gap from the first to the last. */
    months: z.array(z.object({ month: z.string(), sessions: count, people: count, credits: count })),
    /** People of the list by department: how many have played once or more. Small ones are put together. */
    departments: z.array(z.object({ name: z.string().nullable(), reached: count, of: count })),
    smallest_group: count,
  })
  .meta({ id: "Insights" });

export type Insights = z.output<typeof insights>;

export const getInsights = operation({
  id: "getInsights",
  method: "GET",
  path: "/api/company/insights",
  summary: "What the company's sessions show together",
  access: "dashboard",
  status: 200,
  response: insights,
});
