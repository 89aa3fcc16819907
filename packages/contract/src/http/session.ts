import * as z from "zod";
import { checkStates, readinessStates, requests } from "../choices.ts";
import * as endpoints from "../endpoints/session.ts";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { splitMethods } from "../split.ts";
import { multiline, optionalLine, singleLine, text } from "../text.ts";
import { email, id, idParams, instant, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { checkResults } from "./readiness.ts";

export const sessionStatus = z.enum(["draft", "confirmed", "live", "completed", "cancelled"]);
export type SessionStatus = z.output<typeof sessionStatus>;

export const readiness = z.enum(readinessStates);

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
    /** Why that email will not arrive: what the receiving server answered. Null while it still may. */
    email_error: z.string().nullable(),
    system_check: z
      .object({ state: z.enum(checkStates), results: checkResults, checked_at: z.string() })
      .nullable(),
    /** What a reminder asks this person for; null when there is nothing to ask. */
    waiting_for: z.enum(requests).nullable(),
    joined_at: z.string().nullable(),
    attended_at: z.string().nullable(),
  })
  .meta({ id: "Attendee" });

export const team = z.object({ id, name: z.string(), members: z.array(id) }).meta({ id: "Team" });

const summary = z.object({
  id,
  status: sessionStatus,
  archived_at: z.string().nullable(),
  /** The series that it is part of, and its number there, by date from 1. */
  series: z.object({ id, title: z.string(), number: z.number().int(), of: z.number().int() }).nullable(),
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
  /** The first words of the invitation, before the name. */
  greeting: z.string(),
  /** Where replies to the emails go; null: to the administrator who sends them. */
  reply_to: z.string().nullable(),
  /** The code of the company's cost center that its seats are booked on. */
  cost_center: z.string().nullable(),
  credits_reserved: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  /** Time of the last change. `updated_by` is null if no administrator has changed the session yet. */
  updated_at: z.string(),
  updated_by: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
  counts: z.object({
    attendees: z.number().int(),
    invited: z.number().int(),
    /** Invited attendees who have not answered, and those who are coming and have not passed the system check. */
    no_answer: z.number().int(),
    not_checked: z.number().int(),
    /** Attendees who are ready, here, or have joined. */
    ready: z.number().int(),
    declined: z.number().int(),
    /** Connected now, in the lobby or in the session. */
    here: z.number().int(),
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
  .number({ error: faultMessage("SEATS") })
  .int(faultMessage("SEATS"))
  .min(limits.seatsMin, faultMessage("SEATS"))
  .max(limits.seatsMax, faultMessage("SEATS"));

/** The server checks that the start is in the future (SESSION_012). */
export const sessionBody = z.object({
  title: singleLine(limits.titleMax),
  experience: text(80).nullish(),
  starts_at: instant.nullish(),
  timezone: timezone.nullish(),
  seats: seats.nullish(),
  language: text(20).optional(),
  hosting: z.enum(["autopilot", "host"]).optional(),
  notes: multiline(limits.notesMax).optional(),
  greeting: optionalLine(limits.greetingMax).optional(),
  reply_to: email.nullish(),
  /** One of the company's codes. What is booked already stays on the earlier one. */
  cost_center: singleLine(limits.costCenterMax).nullish(),
  /** Other values than 1 are for local mode only. */
  speed: z.number().min(limits.speedMin).max(limits.speedMax).optional(),
});

/** `agenda`: upcoming sessions by start, then past ones, the newest first. */
const sessionSort = z.enum(["agenda", "start", "-start", "title", "-title"]);
export type SessionSort = z.output<typeof sessionSort>;

export const listSessions = operation(endpoints.listSessions, {
  scope: "sessions:read",
  summary: "Lists the company's sessions: `upcoming`, `past` or all; searched by title or person",
  query: pageQuery.extend({
    when: z.enum(["upcoming", "past", "all"]).default("all"),
    status: sessionStatus.optional(),
    archived: z.enum(["true", "false", "any"]).default("false"),
    sort: sessionSort.default("agenda"),
  }),
  response: page(sessionSummary),
});

export const countSessions = operation(endpoints.countSessions, {
  scope: "sessions:read",
  summary: "Counts sessions by status; archived ones are counted separately",
  response: z.object({
    draft: z.number().int(),
    confirmed: z.number().int(),
    live: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    archived: z.number().int(),
  }),
});

export const createSession = operation(endpoints.createSession, {
  scope: "sessions:write",
  summary: "Creates a draft; only the title is required",
  body: sessionBody,
  status: 201,
  response: session,
});

export const splitBody = sessionBody.omit({ seats: true }).extend({
  by: z.enum(splitMethods),
  consumer_ids: z.array(id).min(1).max(limits.splitMax),
});

export const splitSession = operation(endpoints.splitSession, {
  scope: "sessions:write",
  summary:
    "Creates drafts for people whom one session has no room for, split by time zone, department or chance",
  bodyBytes: 130_000,
  body: splitBody,
  status: 201,
  response: z.object({ sessions: z.number().int() }),
});

export const countPlayed = operation(endpoints.countPlayed, {
  scope: "sessions:read",
  summary: "Counts who of these people, or of the company if none are listed, has played which adventure",
  bodyBytes: 130_000,
  body: z.object({ consumer_ids: z.array(id).max(limits.splitMax) }),
  response: z.object({
    items: z.array(z.object({ experience: z.string(), people: z.number().int(), last_at: z.string() })),
  }),
});

export const getSession = operation(endpoints.getSession, {
  scope: "sessions:read",
  summary: "Returns one session with its attendees and teams",
  params: idParams,
  response: session,
});

export const patchSession = operation(endpoints.patchSession, {
  scope: "sessions:write",
  summary: "Changes a session; the date of a confirmed one is changed by `putSessionDate`",
  params: idParams,
  body: sessionBody.partial(),
  response: session,
});

export const deleteSession = operation(endpoints.deleteSession, {
  scope: "sessions:write",
  summary: "Deletes a draft",
  params: idParams,
});

export const dateBody = z.object({ starts_at: instant, timezone });

export const putSessionDate = operation(endpoints.putSessionDate, {
  scope: "sessions:write",
  summary: "Reschedules a session; invited people get an email with the new time",
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
        consumer_ids: z.array(id).max(limits.teamMax, faultMessage("TEAM_SIZE")),
      }),
    )
    .max(limits.seatsMax)
    .optional(),
});

export const putAttendees = operation(endpoints.putAttendees, {
  scope: "sessions:write",
  summary: "Sets the attendees and their teams; a team without an id is created",
  params: idParams,
  bodyBytes: 210_000,
  body: attendeesBody,
  response: session,
});

const act = { params: idParams } as const;

export const confirmSession = operation(endpoints.confirmSession, {
  scope: "sessions:write",
  ...act,
  summary: "Confirms a draft and reserves its seats",
  response: session,
});

export const inviteAttendees = operation(endpoints.inviteAttendees, {
  scope: "sessions:write",
  ...act,
  summary: "Emails the invitation to all attendees not yet invited, or again to the listed ones",
  body: z.object({ consumer_ids: z.array(id).max(limits.seatsMax).optional() }).default({}),
  response: z.object({ invited: z.number().int() }),
});

export const revokeLinks = operation(endpoints.revokeLinks, {
  scope: "sessions:write",
  summary: "Revokes the join links and their tokens, of all attendees or of the listed ones",
  params: idParams,
  body: z.object({ consumer_ids: z.array(id).max(limits.seatsMax).optional() }),
});

export const cancelSession = operation(endpoints.cancelSession, {
  scope: "sessions:write",
  ...act,
  summary: "Cancels a session, releases its credits and notifies everyone invited",
  response: session,
});

export const archiveSession = operation(endpoints.archiveSession, {
  scope: "sessions:write",
  ...act,
  summary: "Archives a completed or cancelled session, or restores it",
  body: z.object({ archived: z.boolean().default(true) }).default({ archived: true }),
  response: session,
});

export const duplicateSession = operation(endpoints.duplicateSession, {
  scope: "sessions:write",
  ...act,
  summary: "Creates a draft with the same adventure, seats, language, notes and attendees, without a date",
  status: 201,
  response: session,
});

export const sessionLink = operation(endpoints.sessionLink, {
  summary: "Returns the link of the join page, or the personal join link of one attendee",
  params: idParams,
  query: z.object({ consumer_id: id.optional() }),
  response: z.object({ url: z.string() }),
});

export const startSession = operation(endpoints.startSession, {
  ...act,
  summary: "Starts a confirmed session now (its host; in local mode any session)",
  response: session,
});

export const sessionCalendar = operation(endpoints.sessionCalendar, {
  scope: "sessions:read",
  summary: "Returns the session as a calendar file",
  params: idParams,
  status: 200,
});
