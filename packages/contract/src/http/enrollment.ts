import * as z from "zod";
import * as endpoints from "../endpoints/enrollment.ts";
import { faultMessage } from "../fault.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { email, id, idParams, instant, oneName, personNames, secret, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { signOnResponse } from "./single-sign-on.ts";

/** What the administrators of a session see of its enrollment: numbers, and nobody's name. */
const enrollment = z
  .object({
    /** The link to post. */
    url: z.string(),
    /** The most people who come by the link; null: as many as the session has seats. */
    seats: z.number().int().nullable(),
    /** Nobody enrolls after this; null: until the start. */
    closes_at: z.string().nullable(),
    closed: z.boolean(),
    /** Seats that are still free for the link. */
    free: z.number().int(),
    /** People who came by the link and have a seat. */
    enrolled: z.number().int(),
    /** People on the waiting list, with those to whom a free seat is offered. */
    waiting: z.number().int(),
    offered: z.number().int(),
    /** People who gave their seat back. */
    withdrawn: z.number().int(),
  })
  .meta({ id: "Enrollment" });
export type Enrollment = z.output<typeof enrollment>;

const ofSession = z.object({
  /** Null: it was never opened. */
  enrollment: enrollment.nullable(),
  /** Whoever has an address at one of these can enroll. */
  domains: z.array(z.string()),
});

export const getEnrollment = operation(endpoints.getEnrollment, {
  scope: "sessions:read",
  summary: "Returns the link by which people take a seat of a session themselves, and its numbers",
  params: idParams,
  response: ofSession,
});

const enrollmentSeats = faultMessage("WHOLE_NUMBER", { min: 1, max: limits.seatsMax });

export const enrollmentBody = z.object({
  seats: z
    .number({ error: enrollmentSeats })
    .int(enrollmentSeats)
    .min(1, enrollmentSeats)
    .max(limits.seatsMax, enrollmentSeats)
    .nullable(),
  closes_at: instant.nullable(),
});

export const putEnrollment = operation(endpoints.putEnrollment, {
  scope: "sessions:write",
  summary: "Opens the enrollment of a confirmed session, or changes its seats and closing date",
  params: idParams,
  body: enrollmentBody,
  response: ofSession,
});

export const closeEnrollment = operation(endpoints.closeEnrollment, {
  scope: "sessions:write",
  summary: "Closes the enrollment of a session; people who wait are still offered free seats",
  params: idParams,
});

const seriesEnrollment = enrollment
  .pick({ url: true, seats: true, closes_at: true, closed: true })
  .extend({
    /** Its sessions to come, by date: those for which the link gives seats, and those of which it was closed. */
    dates: z.array(
      enrollment.pick({ closed: true, free: true, enrolled: true, waiting: true }).extend({
        session_id: id,
        starts_at: z.string(),
        /** Seats that the session has reserved. */
        seats: z.number().int(),
      }),
    ),
  })
  .meta({ id: "SeriesEnrollment" });
export type SeriesEnrollment = z.output<typeof seriesEnrollment>;

const ofSeries = z.object({
  /** Null: it was never opened. */
  enrollment: seriesEnrollment.nullable(),
  domains: ofSession.shape.domains,
});

export const getSeriesEnrollment = operation(endpoints.getSeriesEnrollment, {
  scope: "sessions:read",
  summary: "Returns the link by which people take seats of a series themselves, and its numbers by date",
  params: idParams,
  response: ofSeries,
});

export const putSeriesEnrollment = operation(endpoints.putSeriesEnrollment, {
  scope: "sessions:write",
  summary:
    "Opens one link for the confirmed sessions of a series, or changes its seats at each date and closing date",
  params: idParams,
  body: enrollmentBody,
  response: ofSeries,
});

export const closeSeriesEnrollment = operation(endpoints.closeSeriesEnrollment, {
  scope: "sessions:write",
  summary:
    "Closes the enrollment of a series and of its sessions; people who wait are still offered free seats",
  params: idParams,
});

const byEnrollment = z.object({ enrollmentId: id });

export const openEnrollment = z
  .object({
    id,
    /** `full`: people can wait for a seat. */
    state: z.enum(["open", "full", "closed"]),
    title: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    timezone: z.string(),
    language: z.enum(languages),
    story: z
      .object({
        title: z.string(),
        logline: z.string(),
        cover: z.string(),
        /** The picture of the card that a channel shows for the link. */
        card: z.string().nullable(),
      })
      .nullable(),
    /** Who invites, by name; null: nobody in particular. */
    inviter: z.string().nullable(),
    company: z.object({ name: z.string(), logo: z.string().nullable() }),
    /** People can prove their address at the company's provider. */
    single_sign_on: z.boolean(),
    /** The dates of a series that are open, the first of which is described above; null for the link of one session. */
    dates: z
      .array(
        z.object({
          session_id: id,
          starts_at: z.string(),
          /** The title of its story. */
          story: z.string(),
          /** People can wait for a seat. */
          full: z.boolean(),
        }),
      )
      .nullable(),
  })
  .meta({ id: "OpenEnrollment" });

export const getOpenEnrollment = operation(endpoints.getOpenEnrollment, {
  summary: "Returns what the enrollment page shows to everybody who has its link",
  params: byEnrollment,
  query: z.object({ language: z.enum(languages).optional() }),
  response: openEnrollment,
});

const enrollmentCodeBody = z.object({ email, language: z.enum(languages) });

export const requestEnrollmentCode = operation(endpoints.requestEnrollmentCode, {
  summary:
    "Emails a code that proves an address of the company's domains; the same for every address of these",
  params: byEnrollment,
  body: enrollmentCodeBody,
  status: 200,
  response: z.object({ proof: z.string() }),
});

export const startEnrollmentSignOn = operation(endpoints.startEnrollmentSignOn, {
  summary: "Begins the proof of an address at the company's provider; returns where to send the browser",
  params: byEnrollment,
  status: 200,
  response: z.object({ url: z.string() }),
});

export const finishEnrollmentSignOn = operation(endpoints.finishEnrollmentSignOn, {
  summary: "Proves an address with the provider's response, to enroll with it; it opens no account",
  body: signOnResponse,
  status: 200,
  response: z.object({ enrollment_id: id, proof: z.string() }),
});

/** What the page's form has. */
const enrollForm = oneName(
  z.object({
    /** Not with a proof of the company's provider. */
    code: text(20).min(1, faultMessage("REQUIRED")).optional(),
    ...personNames,
  }),
);

const enrollBody = enrollForm.and(
  z.object({
    proof: secret,
    timezone: timezone.optional(),
    language: z.enum(languages).optional(),
    /** Of a series: the sessions to come to. Without it, all that are open. */
    session_ids: z
      .array(id)
      .min(1, faultMessage("SERIES_SOME"))
      .max(limits.seriesMax, faultMessage("SERIES_LENGTH"))
      .optional(),
  }),
);

export const enroll = operation(endpoints.enroll, {
  summary: "Takes a seat with a proved address, or a position on the waiting list",
  params: byEnrollment,
  body: enrollBody,
  status: 200,
  response: z.union([
    /** The token of the join link, as it is emailed. */
    z.object({ state: z.literal("seat"), session_id: id, join: z.string() }),
    /** Leaves the waiting list, and takes a seat that is offered. */
    z.object({ state: z.literal("waiting"), wait: z.string() }),
    /** Of a series, by date. */
    z.object({
      state: z.literal("dates"),
      dates: z.array(z.object({ session_id: id, starts_at: z.string(), state: z.enum(["seat", "waiting"]) })),
    }),
  ]),
});

export const respondToOffer = operation(endpoints.respondToOffer, {
  summary: "Takes the seat that somebody on the waiting list was offered, or leaves the list",
  params: byEnrollment,
  body: z.object({ wait: secret, take: z.boolean() }),
  status: 200,
  response: z.union([
    z.object({ state: z.literal("seat"), session_id: id, join: z.string() }),
    z.object({ state: z.literal("left") }),
  ]),
});
