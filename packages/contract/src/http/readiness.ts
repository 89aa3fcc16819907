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
  access: "open",
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
  response: z.object({ reminded: z.number().int() }),
});

/** What the system check looks at. */
export const CHECK_ITEMS = [
  ...(["browser", "storage", "realtime", "clock", "direct", "relay"] as const),
  ...(["autoplay", "microphone", "camera", "speakers"] as const),
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** Without these nobody can take part; whatever else is missing, there are portraits, captions and the chat. */
export const REQUIRED_CHECKS: readonly CheckItem[] = ["browser", "realtime"];

/** Outcome by part; a part that was not looked at is absent. */
export const checkResults = z.partialRecord(z.enum(CHECK_ITEMS), z.boolean());
export type CheckResults = z.output<typeof checkResults>;

export const systemCheck = operation({
  id: "systemCheck",
  method: "POST",
  path: "/api/exp/system-check",
  summary: "Stores the outcome of the system check for this participant and session",
  access: "participant",
  body: z.object({ results: checkResults }),
  status: 200,
  response: z.object({ passed: z.boolean(), checked_at: z.string() }),
});
