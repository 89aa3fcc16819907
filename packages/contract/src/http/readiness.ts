import * as z from "zod";
import { idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** One thing that a network must let through. */
export const networkNeed = z.object({
  what: z.enum(["pages", "relay", "direct"]),
  /** A host name; null where the other side is another participant. */
  host: z.string().nullable(),
  ports: z.string(),
  protocol: z.enum(["TCP", "UDP"]),
});

export const getNetworkNeeds = operation({
  id: "getNetworkNeeds",
  method: "GET",
  path: "/api/readiness/network",
  summary: "Addresses and ports that an office's network must allow, from this installation's configuration",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(networkNeed) }),
});

export const nudgeAttendees = operation({
  id: "nudgeAttendees",
  method: "POST",
  path: "/api/session/:id/nudge",
  summary: "Asks everyone invited who has not passed the system check to make it; at most once an hour each",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: z.object({ asked: z.number().int() }),
});
