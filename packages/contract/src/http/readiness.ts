import * as z from "zod";
import { CHECK_ITEMS, requests } from "../choices.ts";
import * as endpoints from "../endpoints/readiness.ts";
import { limits } from "../limits.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** One kind of traffic that a network must allow. */
const networkNeed = z.object({
  what: z.enum(["pages", "relay", "direct"]),
  /** A host name; null where the other side is another participant. */
  host: z.string().nullable(),
  ports: z.string(),
  protocol: z.enum(["TCP", "UDP"]),
});

export const getNetworkNeeds = operation(endpoints.getNetworkNeeds, {
  summary: "Lists the addresses and ports that a company's network must allow for this installation",
  response: z.object({ items: z.array(networkNeed) }),
});

export const nudgeAttendees = operation(endpoints.nudgeAttendees, {
  scope: "sessions:write",
  summary:
    "Asks invited people for their answer, and those who are coming for the system check; each at most once an hour",
  params: idParams,
  /** Without a body everybody is asked who has something to do. */
  body: z
    .object({
      waiting_for: z.enum(requests).optional(),
      consumer_ids: z.array(id).max(limits.seatsMax).optional(),
    })
    .default({}),
  response: z.object({ reminded: z.number().int() }),
});

/** Results by item. Items that were not checked are absent. */
export const checkResults = z.partialRecord(z.enum(CHECK_ITEMS), z.boolean());
export type CheckResults = z.output<typeof checkResults>;

export const systemCheck = operation(endpoints.systemCheck, {
  summary: "Stores the results of this participant's system check for this session",
  body: z.object({ results: checkResults }),
  response: z.object({ passed: z.boolean(), checked_at: z.string() }),
});
