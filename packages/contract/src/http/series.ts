import * as z from "zod";
import * as endpoints from "../endpoints/series.ts";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { singleLine, text } from "../text.ts";
import { commitmentOutcome } from "./feedback.ts";
import { id, idParams, instant, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { sessionBody, sessionSummary } from "./session.ts";

const count = z.number().int();

const seriesSummary = z
  .object({
    id,
    title: z.string(),
    created_at: z.string(),
    /** Sessions that are not cancelled, and how many of them have been played. */
    sessions: count,
    played: count,
    /** Start of the next session, or null after the last one. */
    next_at: z.string().nullable(),
  })
  .meta({ id: "SeriesSummary" });
export type SeriesSummary = z.output<typeof seriesSummary>;

/** How many pairs of a group have been in one team, or null for a group that is too small or has not played yet. */
export const pairsMet = z.object({ met: count, pairs: count }).nullable();

export const seriesCommitments = z.object({
  /** Teams that agreed on something. */
  teams: count,
  /** Of the teams from which at least three people answered; null if there are none. */
  outcomes: z.record(commitmentOutcome, count).nullable(),
});

const series = z
  .object({
    id,
    title: z.string(),
    created_at: z.string(),
    /** By date. */
    sessions: z.array(sessionSummary),
    /** Different people in its sessions. */
    people: count,
    /** The time zones that these people are in, as far as we have them. */
    timezones: z.array(z.string()),
    pairs: pairsMet,
    commitments: seriesCommitments,
  })
  .meta({ id: "Series" });
export type Series = z.output<typeof series>;

/** The positions of the starts that are on the day of an earlier one in the list, in this time zone. */
export function repeatedDays(starts: readonly (string | Date)[], zone: string): number[] {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  const days = starts.map((at) => format.format(new Date(at)));
  return days.flatMap((day, index) => (days.indexOf(day) < index ? [index] : []));
}

/** The server checks that every start is in the future (SESSION_012). */
export const seriesBody = z
  .object({
    title: singleLine(limits.titleMax),
    consumer_ids: z
      .array(id)
      .min(1, faultMessage("SERIES_PEOPLE"))
      .max(limits.seatsMax, faultMessage("SEATS")),
    timezone,
    sessions: z
      .array(z.object({ experience: text(80).min(1, faultMessage("REQUIRED")), starts_at: instant }))
      .min(limits.seriesMin, faultMessage("SERIES_LENGTH"))
      .max(limits.seriesMax, faultMessage("SERIES_LENGTH")),
  })
  .extend(
    sessionBody.pick({
      language: true,
      hosting: true,
      notes: true,
      greeting: true,
      reply_to: true,
      cost_center: true,
      speed: true,
    }).shape,
  )
  .extend({
    /** At each date; fewer than people, or none: one for each of them. More are free for people who enroll by a link. */
    seats: sessionBody.shape.seats,
  })
  .superRefine(({ sessions, timezone: zone }, context) => {
    // This also runs when only a field's own rule has failed; then there are no days to compare.
    const starts = sessions.map(({ starts_at }) => starts_at);
    if (!timezone.safeParse(zone).success || starts.some((at) => Number.isNaN(Date.parse(at)))) return;
    for (const index of repeatedDays(starts, zone))
      context.addIssue({
        code: "custom",
        path: ["sessions", index, "starts_at"],
        message: faultMessage("SERIES_DAY"),
      });
  });

export const listSeries = operation(endpoints.listSeries, {
  scope: "sessions:read",
  summary: "Lists the company's series, the newest first",
  query: pageQuery.omit({ search: true }),
  response: page(seriesSummary),
});

export const createSeries = operation(endpoints.createSeries, {
  scope: "sessions:write",
  summary:
    "Plans a series: a draft for each date, all with the same attendees and at least a seat for each of them",
  body: seriesBody,
  status: 201,
  response: series,
});

export const getSeries = operation(endpoints.getSeries, {
  scope: "sessions:read",
  summary: "Returns a series with its sessions",
  params: idParams,
  response: series,
});

export const seriesTitleBody = z.object({ title: singleLine(limits.titleMax) });

export const patchSeries = operation(endpoints.patchSeries, {
  scope: "sessions:write",
  summary: "Renames a series, and those of its sessions to come that still have its title and a number",
  params: idParams,
  body: seriesTitleBody,
  response: series,
});

export const confirmSeries = operation(endpoints.confirmSeries, {
  scope: "sessions:write",
  summary: "Confirms all drafts of a series and reserves their seats, or none of them",
  params: idParams,
  response: series,
});

export const inviteSeries = operation(endpoints.inviteSeries, {
  scope: "sessions:write",
  summary:
    "Emails everybody not yet invited one invitation with all confirmed dates; with `preview`, sends nothing and returns it as the caller would get it",
  params: idParams,
  body: z.object({ preview: z.boolean().default(false) }).default({ preview: false }),
  response: z.object({
    /** How many people get the email. */
    invited: count,
    email: z.object({ subject: z.string(), html: z.string() }).optional(),
  }),
});

const someSessions = z
  .array(id)
  .min(1, faultMessage("SERIES_SOME"))
  .max(limits.seriesMax, faultMessage("SERIES_LENGTH"));

export const seriesDatesBody = z.object({
  timezone,
  sessions: z
    .array(z.object({ id, starts_at: instant }))
    .min(1, faultMessage("SERIES_SOME"))
    .max(limits.seriesMax, faultMessage("SERIES_LENGTH")),
});

export const putSeriesDates = operation(endpoints.putSeriesDates, {
  scope: "sessions:write",
  summary: "Reschedules sessions of a series, all or none; invited people get one email with the new dates",
  params: idParams,
  body: seriesDatesBody,
  response: series,
});

export const cancelSeriesBody = z.object({ session_ids: someSessions });

export const cancelSeries = operation(endpoints.cancelSeries, {
  scope: "sessions:write",
  summary: "Cancels sessions of a series, all or none, and releases their credits",
  params: idParams,
  body: cancelSeriesBody,
  response: series,
});
