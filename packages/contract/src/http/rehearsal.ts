import * as z from "zod";
import { limits } from "../limits.ts";
import { id, idParams, singleLine } from "./fields.ts";
import { operation } from "./operation.ts";

/** `token` is the bearer of the one human seat; `rehearsal_id` stands where a session's id would. */
export const rehearsal = z.object({ rehearsal_id: id, token: z.string() }).meta({ id: "Rehearsal" });

const speed = z.number().min(limits.speedMin).max(limits.speedMax).default(1);

export const rehearseSession = operation({
  id: "rehearseSession",
  method: "POST",
  path: "/api/session/:id/rehearse",
  summary: "A rehearsal of this session's experience with three simulated team-mates; costs nothing",
  access: "dashboard",
  params: idParams,
  body: z.object({ speed }).default({ speed: 1 }),
  status: 201,
  response: rehearsal,
});

export const startDemo = operation({
  id: "startDemo",
  method: "POST",
  path: "/api/demo",
  summary: "A rehearsal for a visitor without account",
  access: "open",
  body: z.object({
    experience: z.string().max(80).optional(),
    /** Of its pages, for example `es` or `es-MX`; what we do not have is English. */
    language: z.string().max(20).default("en"),
    speed,
    first_name: singleLine(limits.nameMax).optional(),
  }),
  status: 201,
  response: rehearsal,
});
