import * as z from "zod";
import * as endpoints from "../endpoints/series-report.ts";
import { commitmentOutcome } from "./feedback.ts";
import { fileLanguage, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { measureId } from "./report.ts";
import { pairsMet, seriesCommitments } from "./series.ts";
import { sessionStatus } from "./session.ts";

const count = z.number().int();

/** A session that was played. What a report of a session withholds of small groups is withheld here too. */
const playedSession = z.object({
  listed: count,
  came: count,
  declined: count,
  absent: count,
  /** All teams. Commitments and measures are those of teams of three people or more. */
  teams: count,
  /** After this session, counted from the first one on. */
  pairs: pairsMet,
  /** Means of the teams of three or more people; null if there were none. */
  measures: z.record(measureId, z.number().nullable()).nullable(),
  commitments: z.array(
    z.object({
      team: z.string(),
      /** Null after the person who typed it was removed. */
      text: z.string().nullable(),
      /** Null below three responses. */
      outcomes: z.record(commitmentOutcome, count).nullable(),
    }),
  ),
});

export const seriesReport = z
  .object({
    id,
    title: z.string(),
    /** What a reader in a hurry needs: who came, how much of the group has met, what teams agreed on. */
    summary: z.array(z.string()),
    /** Different people in its sessions. */
    people: count,
    pairs: pairsMet,
    commitments: seriesCommitments,
    /** The measures that at least one session has. */
    measures: z.array(z.object({ id: measureId, title: z.string() })),
    /** By date, without cancelled ones. */
    sessions: z.array(
      z.object({
        id,
        title: z.string(),
        status: sessionStatus,
        adventure: z.string().nullable(),
        starts_at: z.string().nullable(),
        timezone: z.string().nullable(),
        played: playedSession.nullable(),
      }),
    ),
    smallest_group: count,
  })
  .meta({ id: "SeriesReport" });
export type SeriesReport = z.output<typeof seriesReport>;

export const getSeriesReport = operation(endpoints.getSeriesReport, {
  scope: "reports",
  summary: "Returns the report of a series of which at least one session has been played: JSON or a PDF",
  params: idParams,
  query: z.object({ format: z.enum(["json", "pdf"]).default("json"), language: fileLanguage }),
  response: seriesReport,
});
