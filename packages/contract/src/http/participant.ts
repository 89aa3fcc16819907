import * as z from "zod";
import * as endpoints from "../endpoints/participant.ts";
import { faultMessage } from "../fault.ts";
import { languages } from "../languages.ts";
import { text } from "../text.ts";
import { token } from "./access.ts";
import { email, id, secret, timezone } from "./fields.ts";
import { operation } from "./operation.ts";
import { sessionStatus } from "./session.ts";
import { participantUser } from "./user.ts";
import { storedScorecard } from "./views.ts";

const credentials = z.object({
  email,
  sessionId: id,
  /** The browser's secret from the live `hello` frame: this browser may take over its own seat. */
  browser: text(128).min(1).optional(),
});
/** An address that an emailed code proves, as a page sends it: with a code. */
export const emailedCodeBody = credentials.extend({ code: text(20).min(1, faultMessage("REQUIRED")) });
/** The time zone of whoever opens their link; it becomes theirs if none is stored. */
const ofBrowser = { timezone: timezone.optional() };
const bySession = z.object({ sessionId: id });

export const experienceAuth = operation(endpoints.experienceAuth, {
  summary:
    "Returns a token for an attendee's address and a session; 409 SEAT_IN_USE while another browser uses the seat",
  query: credentials,
  response: token,
});

export const experienceLogin = operation(endpoints.experienceLogin, {
  summary:
    "Like GET, with a body: an address, optionally with an emailed code, or the signed token of a join link",
  body: z.union([
    z.object({ token: secret, ...ofBrowser }),
    credentials.extend({ code: text(20).optional() }),
  ]),
  response: token,
});

export const joinCodeBody = z.object({ email, sessionId: id });

export const requestJoinCode = operation(endpoints.requestJoinCode, {
  summary: "Emails an attendee a code that proves their address; the response is the same for every address",
  body: joinCodeBody,
  status: 202,
});

export const confirmNewAddress = operation(endpoints.confirmNewAddress, {
  summary:
    "Confirms, with the link that a participant's old address got, that the address their company replaced it with is theirs",
  body: z.object({ token: text(200) }),
});

export const experienceLogout = operation(endpoints.experienceLogout, {
  summary: "Ends the participant's token",
});

export const openSession = z
  .object({
    id,
    title: z.string(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    timezone: z.string().nullable(),
    status: sessionStatus,
    /** Language of its pages and emails, for people of whom no other is known. */
    language: z.enum(languages),
  })
  .meta({ id: "OpenSession" });

export const getOpenSession = operation(endpoints.getOpenSession, {
  summary: "Returns what the join page may show to anyone",
  query: bySession.extend({
    /** Of the texts about the adventure; where it is not told in it, and by default, they are in the session's. */
    language: z.enum(languages).optional(),
  }),
  response: openSession
    .extend({
      /** The adventure that the session plays; null while none is chosen. */
      story: z
        .object({
          title: z.string(),
          logline: z.string(),
          cover: z.string(),
          /** The language of these texts, and those in which it can be read, its author's first. */
          locale: z.string(),
          languages: z.array(z.string()),
        })
        .nullable(),
    })
    .meta({ id: "JoinSession" }),
});

export const openCalendar = operation(endpoints.openCalendar, {
  summary: "Returns the session as a calendar file",
  query: bySession,
  status: 200,
});

export const rsvp = operation(endpoints.rsvp, {
  summary: "Stores a participant's RSVP, proved by the token of their link",
  body: z.object({ token: secret, coming: z.boolean(), ...ofBrowser }),
  response: z.object({ coming: z.boolean(), session: openSession }),
});

export const dataPackage = z
  .object({
    user: participantUser,
    /** With the language of this person's pages, unless they choose another in which the story is told. */
    session: openSession,
    experience: z.object({
      slug: z.string(),
      title: z.string(),
      synopsis: z.string(),
      /** Language of these texts. */
      locale: z.string(),
      /** Languages in which the story can be read, its author's first. */
      languages: z.array(z.string()),
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
      kind: z.enum(["mesh", "daily"]),
      customDailyRoomUrl: z.string().nullable(),
    }),
    /** By a personal link or a code in an email. Only then can this person read and change their own data. */
    has_proved_address: z.boolean(),
    server_time: z.string(),
  })
  .meta({ id: "DataPackage" });

export const getDataPackage = operation(endpoints.getDataPackage, {
  summary: "Returns everything that a participant's page needs at the start",
  query: bySession,
  response: dataPackage,
});

export const getScorecard = operation(endpoints.getScorecard, {
  summary: "Returns the final scorecard as this participant may see it",
  params: bySession,
  query: z.object({ language: z.enum(languages).optional() }),
  response: storedScorecard,
});

const consentsGiven = z.object({
  camera: z.boolean().nullable(),
  microphone: z.boolean().nullable(),
  voice: z.boolean().nullable(),
});

export const getConsents = operation(endpoints.getConsents, {
  summary: "Returns this participant's consents in this session; null where they have not decided",
  response: consentsGiven,
});

export const putConsents = operation(endpoints.putConsents, {
  summary: "Stores consents to the use of camera, microphone or voice activity; the last decision counts",
  body: z.object({
    camera: z.boolean().optional(),
    microphone: z.boolean().optional(),
    voice: z.boolean().optional(),
  }),
  response: consentsGiven,
});

export const exportOwnData = operation(endpoints.exportOwnData, {
  summary: "Returns everything that is stored about this participant as JSON",
  response: z.record(z.string(), z.unknown()),
});

export const eraseOwnData = operation(endpoints.eraseOwnData, {
  summary: "Deletes everything about this participant; an error while they are in a running session",
});
