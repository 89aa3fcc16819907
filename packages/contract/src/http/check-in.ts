import * as z from "zod";
import { type CheckInStatement, checkInStatements, checkInWaves } from "../choices.ts";
import * as endpoints from "../endpoints/check-in.ts";
import { operation } from "./operation.ts";

/** From 1 (disagree) to 5 (agree); null for a statement that was skipped. */
const step = z.number().int().min(1).max(5).nullable();

const checkInResponses = z.object(
  Object.fromEntries(checkInStatements.map((id) => [id, step])) as Record<CheckInStatement, typeof step>,
);
export type CheckInResponses = z.output<typeof checkInResponses>;

const ownCheckIn = z.object({
  /** Null when there is nothing to respond to now, or the company has not switched the check-in on. */
  wave: z.enum(checkInWaves).nullable(),
  /** This participant's own, in this wave. */
  responses: checkInResponses,
});
export type OwnCheckIn = z.output<typeof ownCheckIn>;

export const getCheckIn = operation(endpoints.getCheckIn, {
  summary: "Returns whether the check-in is open for this participant, and their own responses",
  response: ownCheckIn,
});

export const sendCheckIn = operation(endpoints.sendCheckIn, {
  summary: "Stores this participant's responses to the statements of the check-in; the last ones count",
  body: checkInResponses,
  response: ownCheckIn,
});

/** One of the statements, or the mean of those that a person responded to both times. */
const checkInMeasure = z.enum([...checkInStatements, "all"]);
export type CheckInMeasure = z.output<typeof checkInMeasure>;

const count = z.number().int().min(0);

const evidenceFigure = z.object({
  /** The change is from before the session to this wave. */
  wave: z.enum(checkInWaves).exclude(["before"]),
  measure: checkInMeasure,
  /**
   * `hidden`: fewer than five people in every batch so far. `unknown`: the interval contains zero, or there are too few
   * sessions for one. `up` and `down`: it does not contain zero.
   */
  state: z.enum(["hidden", "unknown", "up", "down"]),
  people: count,
  /** Series, and sessions that are in none. */
  sessions: count,
  /** Mean change in steps, with its 95 % interval. Null without an interval. */
  change: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** About how many more people would settle it; null for more than 1,000, or where it is settled. */
  more: count.nullable(),
});
export type EvidenceFigure = z.output<typeof evidenceFigure>;

const evidence = z
  .object({
    /** Whether the company has switched the check-in on. */
    on: z.boolean(),
    figures: z.array(evidenceFigure),
    smallest_group: count,
  })
  .meta({ id: "Evidence" });
export type Evidence = z.output<typeof evidence>;

export const getEvidence = operation(endpoints.getEvidence, {
  scope: "reports",
  summary:
    "Returns what changed according to the check-ins of all the company's sessions; there are no filters, and figures change only when a batch of whole sessions is released",
  response: evidence,
});
