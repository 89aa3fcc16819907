import * as z from "zod";
import { languages } from "../languages.ts";
import type { StoredScorecard } from "../live/frames.ts";
import { token } from "./access.ts";
import { email, id, secret } from "./fields.ts";
import { operation, typed } from "./operation.ts";
import { sessionStatus } from "./session.ts";
import { participantUser } from "./user.ts";

const credentials = z.object({
  email,
  sessionId: id,
  /** The browser's secret from the live `hello` frame: this browser may take over its own seat. */
  browser: z.string().min(1).max(128).optional(),
});
const bySession = z.object({ sessionId: id });

export const experienceAuth = operation("experienceAuth", "GET /api/exp/auth", {
  summary:
    "Returns a token for an attendee's address and a session; 409 SEAT_IN_USE while another browser uses the seat",
  access: "open",
  query: credentials,
  response: token,
});

export const experienceLogin = operation("experienceLogin", "POST /api/exp/auth", {
  summary:
    "Like GET, with a body: an address, optionally with an emailed code, or the signed token of a join link",
  access: "open",
  body: z.union([z.object({ token: secret }), credentials.extend({ code: z.string().max(20).optional() })]),
  response: token,
});

export const requestJoinCode = operation("requestJoinCode", "POST /api/exp/code", {
  summary: "Emails an attendee a code that proves their address; the response is the same for every address",
  access: "open",
  body: z.object({ email, sessionId: id }),
  status: 202,
});

export const experienceLogout = operation("experienceLogout", "POST /api/exp/logout", {
  summary: "Ends the participant's token",
  access: "participant",
});

export const openSession = z
  .object({
    id,
    title: z.string(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    timezone: z.string().nullable(),
    status: sessionStatus,
    /** Language of its pages and emails. */
    language: z.enum(languages),
  })
  .meta({ id: "OpenSession" });

export const getOpenSession = operation("getOpenSession", "GET /api/exp/session", {
  summary: "Returns what the join page may show to anyone",
  access: "open",
  query: bySession,
  response: openSession,
});

export const openCalendar = operation("openCalendar", "GET /api/exp/calendar.ics", {
  summary: "Returns the session as a calendar file",
  access: "open",
  query: bySession,
  status: 200,
});

export const rsvp = operation("rsvp", "POST /api/exp/rsvp", {
  summary: "Stores a participant's RSVP, proved by the token of their link",
  access: "open",
  body: z.object({ token: secret, coming: z.boolean() }),
  response: z.object({ coming: z.boolean(), session: openSession }),
});

export const dataPackage = z
  .object({
    user: participantUser,
    session: openSession,
    experience: z.object({
      slug: z.string(),
      title: z.string(),
      synopsis: z.string(),
      /** Language of the story. */
      locale: z.string(),
      cover: z.string(),
    }),
    team: z.object({ id: z.string(), name: z.string(), members: z.array(z.string()) }).nullable(),
    company: z.object({
      name: z.string(),
      /** Path of its logo, and its color as `#rrggbb`. */
      logo: z.string().nullable(),
      brand_color: z.string().nullable(),
    }),
    media: z.object({
      kind: z.enum(["mesh", "livekit", "daily"]),
      customDailyRoomUrl: z.string().nullable(),
    }),
    server_time: z.string(),
  })
  .meta({ id: "DataPackage" });

export const getDataPackage = operation("getDataPackage", "GET /api/consumer/getdatapackage", {
  summary: "Returns everything that a participant's page needs at the start",
  access: "participant",
  query: bySession,
  response: dataPackage,
});

export const getScorecard = operation("getScorecard", "GET /api/session/scorecard/:sessionId", {
  summary: "Returns the final scorecard as this participant may see it",
  access: "participant",
  params: bySession,
  response: typed<StoredScorecard>(),
});

const consentsGiven = z.object({
  camera: z.boolean().nullable(),
  microphone: z.boolean().nullable(),
  voice: z.boolean().nullable(),
});

export const getConsents = operation("getConsents", "GET /api/exp/consents", {
  summary: "Returns this participant's consents in this session; null where they have not decided",
  access: "participant",
  response: consentsGiven,
});

export const putConsents = operation("putConsents", "PUT /api/exp/consents", {
  summary: "Stores consents to the use of camera, microphone or voice activity; the last decision counts",
  access: "participant",
  body: z.object({
    camera: z.boolean().optional(),
    microphone: z.boolean().optional(),
    voice: z.boolean().optional(),
  }),
  response: consentsGiven,
});

export const exportOwnData = operation("exportOwnData", "GET /api/exp/data", {
  summary: "Returns everything that is stored about this participant as JSON",
  access: "participant",
  response: z.record(z.string(), z.unknown()),
});

export const eraseOwnData = operation("eraseOwnData", "DELETE /api/exp/data", {
  summary: "Deletes everything about this participant; an error while they are in a running session",
  access: "participant",
});
