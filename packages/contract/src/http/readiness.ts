import * as z from "zod";
import { CHECK_ITEMS } from "../choices.ts";
import * as endpoints from "../endpoints.ts";
import { idParams } from "./fields.ts";
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
  summary:
    "Reminds invited people who have not responded or not passed the system check; each at most once an hour",
  params: idParams,
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
