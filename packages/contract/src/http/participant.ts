import * as z from "zod";
import { languages } from "../languages.ts";
import { token } from "./access.ts";
import { email, id, secret } from "./fields.ts";
import { operation } from "./operation.ts";
import { sessionStatus } from "./session.ts";
import { participantUser } from "./user.ts";

const credentials = z.object({
  email,
  sessionId: id,
  /** The secret that the live hour's hello carries: who plays in this browser may come in again. */
  browser: z.string().min(1).max(128).optional(),
});
const bySession = z.object({ sessionId: id });

export const experienceAuth = operation({
  id: "experienceAuth",
  method: "GET",
  path: "/api/exp/auth",
  summary:
    "An experience token for an attendee's address and a session, good for lobby and play; 409 SEAT_IN_USE while somebody else holds the seat",
  access: "open",
  query: credentials,
  status: 200,
  response: token,
});

export const experienceLogin = operation({
  id: "experienceLogin",
  method: "POST",
  path: "/api/exp/auth",
  summary: "The same with a body, also with a mailed code; or the signed token of a join link",
  access: "open",
  body: z.union([z.object({ token: secret }), credentials.extend({ code: z.string().max(20).optional() })]),
  status: 200,
  response: token,
});

export const requestJoinCode = operation({
  id: "requestJoinCode",
  method: "POST",
  path: "/api/exp/code",
  summary: "Mails an attendee a code that proves their address; the answer is the same for everybody",
  access: "open",
  body: z.object({ email, sessionId: id }),
  status: 202,
});

export const experienceLogout = operation({
  id: "experienceLogout",
  method: "POST",
  path: "/api/exp/logout",
  summary: "Ends the bearer's experience token",
  access: "participant",
  status: 204,
});

export const openSession = z
  .object({
    id,
    title: z.string(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    timezone: z.string().nullable(),
    status: sessionStatus,
    /** Of its pages and mails. */
    language: z.enum(languages),
  })
  .meta({ id: "OpenSession" });

export const getOpenSession = operation({
  id: "getOpenSession",
  method: "GET",
  path: "/api/exp/session",
  summary: "What the join screen may show before anyone has said who they are",
  access: "open",
  query: bySession,
  status: 200,
  response: openSession,
});

export const openCalendar = operation({
  id: "openCalendar",
  method: "GET",
  path: "/api/exp/calendar.ics",
  summary: "The same facts as a calendar file",
  access: "open",
  query: bySession,
  status: 200,
});

export const rsvp = operation({
  id: "rsvp",
  method: "POST",
  path: "/api/exp/rsvp",
  summary: "A participant says, with the token of their link, whether they come",
  access: "open",
  body: z.object({ token: secret, coming: z.boolean() }),
  status: 200,
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
      /** In which the story is told. */
      locale: z.string(),
      cover: z.string(),
    }),
    team: z.object({ id: z.string(), name: z.string(), members: z.array(z.string()) }).nullable(),
    company: z.object({
      name: z.string(),
      /** Path of its logo, and its colour as `#rrggbb`. */
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

export const getDataPackage = operation({
  id: "getDataPackage",
  method: "GET",
  path: "/api/consumer/getdatapackage",
  summary: "Everything a participant's page needs to begin",
  access: "participant",
  query: bySession,
  status: 200,
  response: dataPackage,
});

export const getScorecard = operation({
  id: "getScorecard",
  method: "GET",
  path: "/api/session/scorecard/:sessionId",
  summary: "The finished scorecard as this participant may see it, in the live contract's shape",
  access: "participant",
  params: bySession,
  status: 200,
  response: z.unknown(),
});

const consentsGiven = z.object({
  camera: z.boolean().nullable(),
  microphone: z.boolean().nullable(),
  voice: z.boolean().nullable(),
});

export const getConsents = operation({
  id: "getConsents",
  method: "GET",
  path: "/api/exp/consents",
  summary: "What this participant has agreed to in this session; null where nothing was said",
  access: "participant",
  status: 200,
  response: consentsGiven,
});

export const putConsents = operation({
  id: "putConsents",
  method: "PUT",
  path: "/api/exp/consents",
  summary: "Records an answer before camera, microphone or voice activity is used; the last word counts",
  access: "participant",
  body: z.object({
    camera: z.boolean().optional(),
    microphone: z.boolean().optional(),
    voice: z.boolean().optional(),
  }),
  status: 200,
  response: consentsGiven,
});

export const exportOwnData = operation({
  id: "exportOwnData",
  method: "GET",
  path: "/api/exp/data",
  summary: "Everything that is stored about the participant who asks, as JSON",
  access: "participant",
  status: 200,
  response: z.record(z.string(), z.unknown()),
});

export const eraseOwnData = operation({
  id: "eraseOwnData",
  method: "DELETE",
  path: "/api/exp/data",
  summary: "Takes the participant who asks out of everything; refused while they are in a running session",
  access: "participant",
  status: 204,
});
