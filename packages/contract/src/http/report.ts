import * as z from "zod";
import * as endpoints from "../endpoints/report.ts";
import { commitmentOutcome } from "./feedback.ts";
import { fileLanguage, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const count = z.number().int();

/** What a team of fewer people than this did, and time present, ratings and responses of fewer, are never reported. */
export const smallestGroup = 3;

export const measureId = z.enum(["contribution", "voice", "clues", "listening", "pace", "togetherness"]);
export type MeasureId = z.output<typeof measureId>;

export const momentKind = z.enum(["turned", "oneVoice", "unread", "tries", "close", "help", "contrast"]);
export type MomentKind = z.output<typeof momentKind>;

/** Always null: how people voted is not reported. Programs that were written when it was may still read the field. */
const votes = z.record(z.string(), count).nullable();

const reportPerson = z.object({
  consumer_id: id,
  /** Null after the person was removed. */
  name: z.string().nullable(),
  department: z.string().nullable(),
  office: z.string().nullable(),
  status: z.enum(["came", "declined", "absent"]),
  /** Null for somebody without a team, or with one that is too small to be shown. */
  team: z.string().nullable(),
});

const band = z.enum(["low", "middle", "high"]);
export type MeasureBand = z.output<typeof band>;

const reportMeasure = z.object({
  id: measureId,
  title: z.string(),
  value: z.number().nullable(),
  band: band.nullable(),
  label: z.string(),
  sentence: z.string(),
  how: z.string(),
  /** The counts that the sentence is made of. */
  parts: z.record(z.string(), z.number()),
});

const part = z.object({ points: count, of: count, why: z.string() });

const reportTeam = z.object({
  id: z.string(),
  name: z.string(),
  nickname: z.string(),
  people: count,
  ending: z.object({ id: z.string(), title: z.string() }),
  points: z.object({
    total: count,
    /** Always null: one of them is calculated from the measures, of which one tells about votes. */
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
  /** Never null any more, and without listening, which tells about votes. */
  measures: z.array(reportMeasure).nullable(),
  /** The team's commitment. It is `removed` if the person who typed it was removed. */
  commitment: z
    .object({
      text: z.string().nullable(),
      removed: z.boolean(),
      /** Responses two weeks later, by outcome; null below three responses. */
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
    /** Three plain sentences for somebody who reads nothing else: who came, what they did together, what they promised. */
    summary: z.object({ came: z.string(), together: z.string(), committed: z.string() }),
    attendance: z.object({
      listed: count,
      came: count,
      declined: count,
      absent: count,
      /** How long people were present; null if fewer than three people came. */
      time_present: z.object({ whole: count, early: count, median_minutes: count }).nullable(),
      people: z.array(reportPerson),
    }),
    /** `brief`: how many stayed too briefly for a credit; `uncovered`: for how many there was no credit left. */
    credits: z.object({ captured: count, released: count, brief: count, uncovered: count }),
    /** Teams of three people or more. */
    teams: z.array(reportTeam),
    /** The number of smaller teams. No other figure contains anything that they did. */
    hidden_teams: count,
    endings: z.array(z.object({ id: z.string(), title: z.string() })),
    /** What each team chose, of those that came to the decision. How people voted is not reported. */
    decisions: z.array(
      z.object({
        scene: z.string(),
        title: z.string(),
        question: z.string(),
        options: z.array(z.object({ id: z.string(), text: z.string(), road: z.string() })),
        teams: z.array(z.object({ team: z.string(), option: z.string(), before: votes, after: votes })),
      }),
    ),
    /**
     * What stood out in how many teams of three or more people, without their names: by kind, the most frequent first.
     * Null below three such teams, and in reports of sessions that ended before we counted it.
     */
    moments: z
      .object({ teams: count, kinds: z.array(z.object({ kind: momentKind, teams: count })) })
      .nullable(),
    feedback: z.object({
      /** Number of attendees who gave a rating. */
      responses: count,
      requested: count,
      /** Number of ratings of 1 to 5; null below three ratings. */
      ratings: z.array(count).length(5).nullable(),
    }),
    smallest_group: count,
  })
  .meta({ id: "Report" });

export type Report = z.output<typeof report>;

export const reportTable = z.enum(["attendance", "teams", "decisions"]);
export type ReportTable = z.output<typeof reportTable>;

export const getReport = operation(endpoints.getReport, {
  scope: "reports",
  summary:
    "Returns the report of a completed session: JSON, one of its tables as CSV, a PDF (by `format` or Accept), or slides (by `format`)",
  params: idParams,
  query: z.object({
    format: z.enum(["json", "csv", "pdf", "pptx"]).optional(),
    table: reportTable.default("attendance"),
    /**
     * Of JSON, in what the story and its sentences say; by default the story's author's, with English sentences. Of
     * files, with their headings; by default the company's.
     */
    language: fileLanguage,
  }),
  response: report,
});

const measures = z.record(measureId, z.number().nullable());

/** What is different in the latest session, as facts: pages say it in the reader's language. */
const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("attendance"), came: count, listed: count, share: count, before: count }),
  z.object({ kind: z.literal("attendance_same"), came: count, listed: count }),
  z.object({ kind: z.literal("measure"), measure: measureId, from: band, to: band }),
  z.object({ kind: z.literal("measures_same") }),
  z.object({ kind: z.literal("feedback"), average: z.number(), before: z.number() }),
]);

/** What to do next, with what it is about. */
const nextStep = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("missed"), people: count, session_id: id }),
  z.object({ kind: z.literal("measure"), measure: measureId, session_id: id }),
  z.object({ kind: z.literal("department"), name: z.string(), reached: count, of: count }),
  z.object({ kind: z.literal("plan") }),
]);

export const insights = z
  .object({
    /** Both are empty below two sessions. */
    changed: z.array(change),
    next: z.array(nextStep),
    /** Completed sessions, the oldest first. */
    sessions: z.array(
      z.object({
        id,
        title: z.string(),
        ended_at: z.string(),
        listed: count,
        came: count,
        /** Means of the teams of three or more people; null if there were none. Listening is always null. */
        measures: measures.nullable(),
        /** The bands of the means, which begin where those of a report do. */
        bands: z.record(measureId, band.nullable()).nullable(),
        /** Null below three ratings. */
        feedback: z.object({ responses: count, average: z.number() }).nullable(),
      }),
    ),
    /** Every month in UTC from the first to the last. */
    months: z.array(z.object({ month: z.string(), sessions: count, people: count, credits: count })),
    /** Participants by department, and how many of them have played. Small departments are combined. */
    departments: z.array(z.object({ name: z.string().nullable(), reached: count, of: count })),
    smallest_group: count,
  })
  .meta({ id: "Insights" });

export type Insights = z.output<typeof insights>;

export const getInsights = operation(endpoints.getInsights, {
  scope: "reports",
  summary: "Returns statistics of all the company's sessions: JSON, or those of each session as CSV",
  query: z.object({ format: z.enum(["json", "csv"]).default("json"), language: fileLanguage }),
  response: insights,
});
