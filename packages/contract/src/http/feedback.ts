import * as z from "zod";
import * as endpoints from "../endpoints/feedback.ts";
import { languages } from "../languages.ts";
import { operation } from "./operation.ts";

const rating = z.number().int().min(1).max(5);

export const getFeedback = operation(endpoints.getFeedback, {
  summary: "Returns this participant's rating of the session",
  response: z.object({ rating: rating.nullable() }),
});

export const sendFeedback = operation(endpoints.sendFeedback, {
  summary: "Stores how much this participant would like to play again, 1 to 5; the last rating counts",
  body: z.object({ rating }),
  response: z.object({ rating }),
});

/** Whether people did what their team committed to. */
export const commitmentOutcome = z.enum(["kept", "partly", "not_yet"]);
export type CommitmentOutcome = z.output<typeof commitmentOutcome>;

export const getCommitmentOutcome = operation(endpoints.getCommitmentOutcome, {
  summary:
    "Returns whether the question about the team's commitment is open for this participant, and their response",
  response: z.object({ requested: z.boolean(), outcome: commitmentOutcome.nullable() }),
});

export const sendCommitmentOutcome = operation(endpoints.sendCommitmentOutcome, {
  summary:
    "Stores whether the team's commitment was kept, from two weeks after the session; the last response counts",
  body: z.object({ outcome: commitmentOutcome }),
  response: z.object({ requested: z.boolean(), outcome: commitmentOutcome.nullable() }),
});

/** What this participant's team agreed on the last time. Of other people's responses only the counts are in it. */
const lastCommitment = z.object({
  commitment: z
    .object({
      /** As the team wrote it: a sentence, or its two fields as two lines. */
      text: z.string(),
      /** The language of that session. Absent from nodes of an earlier version. */
      language: z.enum(languages).optional(),
      outcome: commitmentOutcome.nullable(),
      /** Null until `smallestGroup` people of the team have responded. */
      counts: z.record(commitmentOutcome, z.int().min(0)).nullable(),
    })
    .nullable(),
});
export type LastCommitment = z.output<typeof lastCommitment>;

export const getLastCommitment = operation(endpoints.getLastCommitment, {
  summary:
    "Returns the commitment of this participant's team in the company's last session of the same people, or null",
  response: lastCommitment,
});

export const sendLastCommitment = operation(endpoints.sendLastCommitment, {
  summary:
    "Stores whether that commitment was kept; it is the response that the question after two weeks asks for",
  body: z.object({ outcome: commitmentOutcome }),
  response: lastCommitment,
});
