import * as z from "zod";
import { operation } from "./operation.ts";

/** What became of the line a team agreed on. */
export const commitmentOutcome = z.enum(["kept", "partly", "not_yet"]);
export type CommitmentOutcome = z.output<typeof commitmentOutcome>;

export const getCommitmentOutcome = operation({
  id: "getCommitmentOutcome",
  method: "GET",
  path: "/api/exp/commitment",
  summary: "Whether this participant is asked by now what became of their team's line, and what they said",
  access: "participant",
  status: 200,
  response: z.object({ requested: z.boolean(), outcome: commitmentOutcome.nullable() }),
});

export const sendCommitmentOutcome = operation({
  id: "sendCommitmentOutcome",
  method: "POST",
  path: "/api/exp/commitment",
  summary: "What became of the team's line, from two weeks after the hour on; the last answer counts",
  access: "participant",
  body: z.object({ outcome: commitmentOutcome }),
  status: 200,
  response: z.object({ requested: z.boolean(), outcome: commitmentOutcome.nullable() }),
});
