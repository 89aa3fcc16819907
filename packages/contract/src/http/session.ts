import * as z from "zod";
import { limits } from "../limits.ts";
import { fieldTexts, id, idParams, instant, multiline, singleLine, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { checkResults } from "./readiness.ts";

export const sessionStatus = z.enum(["draft", "confirmed", "live", "completed", "cancelled"]);
export type SessionStatus = z.output<typeof sessionStatus>;

/** The state of an attendee. Only the server determines it. */
export const readiness = z.enum([
  "joined",
  "ready",
  "coming",
  "needs_help",
  "no_answer",
  "not_invited",
  "declined",
  "absent",
]);
export type Readiness = z.output<typeof readiness>;

/** Whether an invited attendee has not responded, or has not passed the system check. */
export const needsReminder = (state: Readiness): boolean =>
  state === "coming" || state === "needs_help" || state === "no_answer";

export const attendee = z
  .object({
    consumer_id: id,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string(),
    timezone: z.string().nullable(),
    department: z.string().nullable(),
    office: z.string().nullable(),
    team_id: id.nullable(),
    readiness,
    rsvp: z.enum(["coming", "declined"]).nullable(),
    rsvp_at: z.string().nullable(),
    invited_at: z.string().nullable(),
    /** State of the last email to this person about this session. */
    email_status: z.enum(["queued", "sent", "failed"]).nullable(),
    system_check: z.object({ passed: z.boolean(), results: checkResults, checked_at: z.string() }).nullable(),
    joined_at: z.string().nullable(),
    attended_at: z.string().nullable(),
  })
  .meta({ id: "Attendee" });

export const team = z.object({ id, name: z.string(), members: z.array(id) }).meta({ id: "Team" });

const summary = z.object({
  id,
  status: sessionStatus,
  archived_at: z.string().nullable(),
  experience: z.string().nullable(),
  title: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  timezone: z.string().nullable(),
  seats: z.number().int().nullable(),
  language: z.string(),
  hosting: z.enum(["autopilot", "host"]),
  speed: z.number(),
  notes: z.string(),
  credits_reserved: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  /** Time of the last change. `updated_by` is null if no administrator has changed the session yet. */
  updated_at: z.string(),
  updated_by: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
  counts: z.object({
    attendees: z.number().int(),
    invited: z.number().int(),
    /** Attendees who are ready or have joined. */
    ready: z.number().int(),
    declined: z.number().int(),
    /** Everybody who joined, however briefly. */
    came: z.number().int(),
    /** Attendees whose seat used a credit. */
    attended: z.number().int(),
  }),
});

export const sessionSummary = summary.meta({ id: "SessionSummary" });
export type SessionSummary = z.output<typeof sessionSummary>;

export const session = summary
  .extend({
    /** The join page for everyone, which asks for the email address. Personal links are in the emails. */
    join_url: z.string(),
    attendees: z.array(attendee),
    teams: z.array(team),
  })
  .meta({ id: "Session" });
export type Session = z.output<typeof session>;

export const seats = z
  .number({ error: fieldTexts.seats })
  .int(fieldTexts.seats)
  .min(limits.seatsMin, fieldTexts.seats)
  .max(limits.seatsMax, fieldTexts.seats);

/** The server checks that the start is in the future (SESSION_012). */
export const sessionBody = z.object({
  title: singleLine(limits.titleMax),
  experience: z.string().max(80).nullish(),
  starts_at: instant.nullish(),
  timezone: timezone.nullish(),
  seats: seats.nullish(),
  language: z.string().max(20).optional(),
  hosting: z.enum(["autopilot", "host"]).optional(),
  notes: multiline(limits.notesMax).optional(),
  /** Other values than 1 are for local mode only. */
  speed: z.number().min(limits.speedMin).max(limits.speedMax).optional(),
});

/** `agenda`: upcoming sessions by start, then past ones, the newest first. */
export const sessionSort = z.enum(["agenda", "start", "-start", "title", "-title"]);
export type SessionSort = z.output<typeof sessionSort>;

export const listSessions = operation("listSessions", "GET /api/session", {
  summary: "Lists the company's sessions: `upcoming`, `past` or all; searched by title or person",
  access: "dashboard",
  query: pageQuery.extend({
    when: z.enum(["upcoming", "past", "all"]).default("all"),
    status: sessionStatus.optional(),
    archived: z.enum(["true", "false", "any"]).default("false"),
    sort: sessionSort.default("agenda"),
  }),
  response: page(sessionSummary),
});

export const countSessions = operation("countSessions", "GET /api/session/counts", {
  summary: "Counts sessions by status; archived ones are counted separately",
  access: "dashboard",
  response: z.object({
    draft: z.number().int(),
    confirmed: z.number().int(),
    live: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    archived: z.number().int(),
  }),
});

export const createSession = operation("createSession", "POST /api/session", {
  summary: "Creates a draft; only the title is required",
  access: "dashboard",
  body: sessionBody,
  status: 201,
  response: session,
});

export const getSession = operation("getSession", "GET /api/session/:id", {
  summary: "Returns one session with its attendees and teams",
  access: "dashboard",
  params: idParams,
  response: session,
});

export const patchSession = operation("patchSession", "PATCH /api/session/:id", {
  summary: "Changes a session; the date of a confirmed one is changed by `putSessionDate`",
  access: "dashboard",
  params: idParams,
  body: sessionBody.partial(),
  response: session,
});

export const deleteSession = operation("deleteSession", "DELETE /api/session/:id", {
  summary: "Deletes a draft",
  access: "dashboard",
  params: idParams,
});

export const dateBody = z.object({ starts_at: instant, timezone });

export const putSessionDate = operation("putSessionDate", "PUT /api/session/:id/date", {
  summary: "Reschedules a session; invited people get an email with the new time",
  access: "dashboard",
  params: idParams,
  body: dateBody,
  response: session,
});

export const attendeesBody = z.object({
  consumer_ids: z.array(id).max(limits.seatsMax),
  teams: z
    .array(
      z.object({
        id: id.optional(),
        name: singleLine(limits.nameMax).optional(),
        consumer_ids: z.array(id).max(limits.teamMax, fieldTexts.teamSize),
      }),
    )
    .max(limits.seatsMax)
    .optional(),
});

export const putAttendees = operation("putAttendees", "PUT /api/session/:id/attendees", {
  summary: "Sets the attendees and their teams; a team without an id is created",
  access: "dashboard",
  params: idParams,
  body: attendeesBody,
  response: session,
});

const act = { access: "dashboard", params: idParams } as const;

export const confirmSession = operation("confirmSession", "POST /api/session/:id/confirm", {
  ...act,
  summary: "Confirms a draft and reserves its seats",
  response: session,
});

export const inviteAttendees = operation("inviteAttendees", "POST /api/session/:id/invite", {
  ...act,
  summary: "Emails the invitation to all attendees not yet invited, or again to the listed ones",
  body: z.object({ consumer_ids: z.array(id).optional() }).default({}),
  response: z.object({ invited: z.number().int() }),
});

export const revokeLinks = operation("revokeLinks", "POST /api/session/:id/links/revoke", {
  summary: "Revokes the join links and their tokens, of all attendees or of the listed ones",
  access: "dashboard",
  params: idParams,
  body: z.object({ consumer_ids: z.array(id).max(limits.seatsMax).optional() }),
});

export const cancelSession = operation("cancelSession", "POST /api/session/:id/cancel", {
  ...act,
  summary: "Cancels a session, releases its credits and notifies everyone invited",
  response: session,
});

export const archiveSession = operation("archiveSession", "POST /api/session/:id/archive", {
  ...act,
  summary: "Archives a completed or cancelled session, or restores it",
  body: z.object({ archived: z.boolean().default(true) }).default({ archived: true }),
  response: session,
});

export const duplicateSession = operation("duplicateSession", "POST /api/session/:id/duplicate", {
  ...act,
  summary: "Creates a draft with the same adventure, seats, language, notes and attendees, without a date",
  status: 201,
  response: session,
});

export const sessionLink = operation("sessionLink", "GET /api/session/:id/link", {
  summary: "Returns the link of the join page, or the personal join link of one attendee",
  access: "dashboard",
  params: idParams,
  query: z.object({ consumer_id: id.optional() }),
  response: z.object({ url: z.string() }),
});

export const startSession = operation("startSession", "POST /api/session/:id/start", {
  ...act,
  summary: "Starts a confirmed session now (its host; in local mode any session)",
  response: session,
});

export const sessionCalendar = operation("sessionCalendar", "GET /api/session/:id/calendar.ics", {
  summary: "Returns the session as a calendar file",
  access: "dashboard",
  params: idParams,
  status: 200,
});
