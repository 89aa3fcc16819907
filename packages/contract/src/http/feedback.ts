import * as z from "zod";
import { operation } from "./operation.ts";

const rating = z.number().int().min(1).max(5);

export const getFeedback = operation("getFeedback", "GET /api/exp/feedback", {
  summary: "Returns this participant's rating of the session",
  access: "participant",
  response: z.object({ rating: rating.nullable() }),
});

export const sendFeedback = operation("sendFeedback", "POST /api/exp/feedback", {
  summary: "Stores how much this participant would like to play again, 1 to 5; the last rating counts",
  access: "participant",
  body: z.object({ rating }),
  response: z.object({ rating }),
});

/** Whether people did what their team committed to. */
export const commitmentOutcome = z.enum(["kept", "partly", "not_yet"]);
export type CommitmentOutcome = z.output<typeof commitmentOutcome>;

export const getCommitmentOutcome = operation("getCommitmentOutcome", "GET /api/exp/commitment", {
  summary:
    "Returns whether the question about the team's commitment is open for this participant, and their response",
  access: "participant",
  response: z.object({ requested: z.boolean(), outcome: commitmentOutcome.nullable() }),
});

export const sendCommitmentOutcome = operation("sendCommitmentOutcome", "POST /api/exp/commitment", {
  summary:
    "Stores whether the team's commitment was kept, from two weeks after the session; the last response counts",
  access: "participant",
  body: z.object({ outcome: commitmentOutcome }),
  response: z.object({ requested: z.boolean(), outcome: commitmentOutcome.nullable() }),
});
