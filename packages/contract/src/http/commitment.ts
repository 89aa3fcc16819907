import * as z from "zod";
import { operation } from "./operation.ts";

/** What became of the line a team agreed on. */
export const commitmentAnswer = z.enum(["kept", "partly", "not_yet"]);
export type CommitmentAnswer = z.output<typeof commitmentAnswer>;

export const getCommitmentAnswer = operation({
  id: "getCommitmentAnswer",
  method: "GET",
  path: "/api/exp/commitment",
  summary: "Whether this participant is asked by now what became of their team's line, and what they said",
  access: "participant",
  status: 200,
  response: z.object({ asked: z.boolean(), answer: commitmentAnswer.nullable() }),
});

export const sendCommitmentAnswer = operation({
  id: "sendCommitmentAnswer",
  method: "POST",
  path: "/api/exp/commitment",
  summary: "What became of the team's line, from two weeks after the hour on; the last answer counts",
  access: "participant",
  body: z.object({ answer: commitmentAnswer }),
  status: 200,
  response: z.object({ asked: z.boolean(), answer: commitmentAnswer.nullable() }),
});
