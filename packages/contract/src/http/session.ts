import * as z from "zod";
import { limits } from "../limits.ts";
import { fieldTexts, id, idParams, instant, multiline, singleLine, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";
import { checkResults } from "./readiness.ts";

export const sessionStatus = z.enum(["draft", "confirmed", "live", "completed", "cancelled"]);
export type SessionStatus = z.output<typeof sessionStatus>;

/** The states of an attendee, worked out once, on the server. */
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

/** Whether an invited attendee still owes an answer or a passed system check. */
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
    /** State of the last mail to this person about this session. */
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
  /** The administrator's change that made this version. Nobody, where the company's page never changed it. */
  updated_at: z.string(),
  updated_by: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
  counts: z.object({
    attendees: z.number().int(),
    invited: z.number().int(),
    /** Ready, or there already. */
    ready: z.number().int(),
    declined: z.number().int(),
    /** However short they stayed. */
    came: z.number().int(),
    /** Whose seat used a credit. */
    attended: z.number().int(),
  }),
});

export const sessionSummary = summary.meta({ id: "SessionSummary" });
export type SessionSummary = z.output<typeof sessionSummary>;

export const session = summary
  .extend({
    /** The door for everyone: asks for the e-mail. Personal links stand in the mails. */
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

/** That a start lies in the future is judged by the server's clock (SESSION_012). */
export const sessionBody = z.object({
  title: singleLine(limits.titleMax),
  experience: z.string().max(80).nullish(),
  starts_at: instant.nullish(),
  timezone: timezone.nullish(),
  seats: seats.nullish(),
  language: z.string().max(20).optional(),
  hosting: z.enum(["autopilot", "host"]).optional(),
  notes: multiline(limits.notesMax).optional(),
  /** Local mode only; otherwise it stays 1. */
  speed: z.number().min(limits.speedMin).max(limits.speedMax).optional(),
});

/** `agenda`: what is ahead by its start, then what is past, the newest first. */
export const sessionSort = z.enum(["agenda", "start", "-start", "title", "-title"]);
export type SessionSort = z.output<typeof sessionSort>;

export const listSessions = operation({
  id: "listSessions",
  method: "GET",
  path: "/api/session",
  summary: "The company's sessions: `upcoming`, `past` or all; searched by title or person",
  access: "dashboard",
  query: pageQuery.extend({
    when: z.enum(["upcoming", "past", "all"]).default("all"),
    status: sessionStatus.optional(),
    archived: z.enum(["true", "false", "any"]).default("false"),
    sort: sessionSort.default("agenda"),
  }),
  status: 200,
  response: page(sessionSummary),
});

export const countSessions = operation({
  id: "countSessions",
  method: "GET",
  path: "/api/session/counts",
  summary: "How many sessions are in each state; archived ones are counted apart",
  access: "dashboard",
  status: 200,
  response: z.object({
    draft: z.number().int(),
    confirmed: z.number().int(),
    live: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    archived: z.number().int(),
  }),
});

export const createSession = operation({
  id: "createSession",
  method: "POST",
  path: "/api/session",
  summary: "Makes a draft; only the title is required",
  access: "dashboard",
  body: sessionBody,
  status: 201,
  response: session,
});

export const getSession = operation({
  id: "getSession",
  method: "GET",
  path: "/api/session/:id",
  summary: "One session with its attendees and teams",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: session,
});

export const patchSession = operation({
  id: "patchSession",
  method: "PATCH",
  path: "/api/session/:id",
  summary: "Changes a session; the date has its own call once it is confirmed",
  access: "dashboard",
  params: idParams,
  body: sessionBody.partial(),
  status: 200,
  response: session,
});

export const deleteSession = operation({
  id: "deleteSession",
  method: "DELETE",
  path: "/api/session/:id",
  summary: "Deletes a draft",
  access: "dashboard",
  params: idParams,
  status: 204,
});

export const dateBody = z.object({ starts_at: instant, timezone });

export const putSessionDate = operation({
  id: "putSessionDate",
  method: "PUT",
  path: "/api/session/:id/date",
  summary: "Moves a session; invited people get a mail with the new time",
  access: "dashboard",
  params: idParams,
  body: dateBody,
  status: 200,
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

export const putAttendees = operation({
  id: "putAttendees",
  method: "PUT",
  path: "/api/session/:id/attendees",
  summary: "Sets who attends, and the teams wished for; a team without id is made",
  access: "dashboard",
  params: idParams,
  body: attendeesBody,
  status: 200,
  response: session,
});

const act = { method: "POST", access: "dashboard", params: idParams, status: 200 } as const;

export const confirmSession = operation({
  ...act,
  id: "confirmSession",
  path: "/api/session/:id/confirm",
  summary: "Confirms a draft and reserves its seats",
  response: session,
});

export const inviteAttendees = operation({
  ...act,
  id: "inviteAttendees",
  path: "/api/session/:id/invite",
  summary: "Mails the invitation to all attendees not yet invited, or again to those named",
  body: z.object({ consumer_ids: z.array(id).optional() }).default({}),
  response: z.object({ invited: z.number().int() }),
});

export const revokeLinks = operation({
  id: "revokeLinks",
  method: "POST",
  path: "/api/session/:id/links/revoke",
  summary: "Ends the join links, and the tokens taken with them, of all attendees or of those named",
  access: "dashboard",
  params: idParams,
  body: z.object({ consumer_ids: z.array(id).max(limits.seatsMax).optional() }),
  status: 204,
});

export const cancelSession = operation({
  ...act,
  id: "cancelSession",
  path: "/api/session/:id/cancel",
  summary: "Cancels a session, releases its seats and tells everyone invited",
  response: session,
});

export const archiveSession = operation({
  ...act,
  id: "archiveSession",
  path: "/api/session/:id/archive",
  summary: "Puts a completed or cancelled session out of the list, or back into it",
  body: z.object({ archived: z.boolean().default(true) }).default({ archived: true }),
  response: session,
});

export const duplicateSession = operation({
  ...act,
  id: "duplicateSession",
  path: "/api/session/:id/duplicate",
  summary: "Makes a draft with the same story, seats, language, notes and attendees, and no date",
  status: 201,
  response: session,
});

export const sessionLink = operation({
  id: "sessionLink",
  method: "GET",
  path: "/api/session/:id/link",
  summary: "The door for everyone, or the personal join link of one attendee",
  access: "dashboard",
  params: idParams,
  query: z.object({ consumer_id: id.optional() }),
  status: 200,
  response: z.object({ url: z.string() }),
});

export const startSession = operation({
  ...act,
  id: "startSession",
  path: "/api/session/:id/start",
  summary: "Starts a confirmed session now (its host; in local mode any session)",
  response: session,
});

export const sessionCalendar = operation({
  id: "sessionCalendar",
  method: "GET",
  path: "/api/session/:id/calendar.ics",
  summary: "The session as a calendar file",
  access: "dashboard",
  params: idParams,
  status: 200,
});
