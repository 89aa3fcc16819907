import * as z from "zod";
import { idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** One kind of traffic that a network must allow. */
export const networkNeed = z.object({
  what: z.enum(["pages", "relay", "direct"]),
  /** A host name; null where the other side is another participant. */
  host: z.string().nullable(),
  ports: z.string(),
  protocol: z.enum(["TCP", "UDP"]),
});

export const getNetworkNeeds = operation("getNetworkNeeds", "GET /api/readiness/network", {
  summary: "Lists the addresses and ports that a company's network must allow for this installation",
  access: "open",
  response: z.object({ items: z.array(networkNeed) }),
});

export const nudgeAttendees = operation("nudgeAttendees", "POST /api/session/:id/nudge", {
  summary:
    "Reminds invited people who have not responded or not passed the system check; each at most once an hour",
  access: "dashboard",
  params: idParams,
  response: z.object({ reminded: z.number().int() }),
});

/** Items of the system check. */
export const CHECK_ITEMS = [
  ...(["browser", "storage", "realtime", "clock", "direct", "relay"] as const),
  ...(["autoplay", "microphone", "camera", "speakers"] as const),
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** Items that are required. Without the others people take part with portraits, captions and the chat. */
export const REQUIRED_CHECKS: readonly CheckItem[] = ["browser", "realtime"];

/** Results by item. Items that were not checked are absent. */
export const checkResults = z.partialRecord(z.enum(CHECK_ITEMS), z.boolean());
export type CheckResults = z.output<typeof checkResults>;

export const systemCheck = operation("systemCheck", "POST /api/exp/system-check", {
  summary: "Stores the results of this participant's system check for this session",
  access: "participant",
  body: z.object({ results: checkResults }),
  response: z.object({ passed: z.boolean(), checked_at: z.string() }),
});
