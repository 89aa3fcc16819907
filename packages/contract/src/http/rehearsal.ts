import * as z from "zod";
import * as endpoints from "../endpoints/rehearsal.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** `token` is for the one human seat. `rehearsal_id` is used in place of a session's id. */
export const rehearsal = z.object({ rehearsal_id: id, token: z.string() }).meta({ id: "Rehearsal" });

const speed = z.number().min(limits.speedMin).max(limits.speedMax).default(1);

export const rehearseSession = operation(endpoints.rehearseSession, {
  summary: "Starts a rehearsal of this session's adventure with three simulated teammates; it costs nothing",
  params: idParams,
  body: z.object({ speed }).default({ speed: 1 }),
  status: 201,
  response: rehearsal,
});

export const startDemo = operation(endpoints.startDemo, {
  summary:
    "Starts the public demo: one scene, with three simulated teammates, for a visitor without an account",
  body: z.object({
    /** Language of its pages, for example `es` or `es-MX`. An unsupported language becomes English. */
    language: text(20).default("en"),
    speed,
  }),
  status: 201,
  response: rehearsal,
});
