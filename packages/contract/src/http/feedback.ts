import * as z from "zod";
import { operation } from "./operation.ts";

const rating = z.number().int().min(1).max(5);

export const getFeedback = operation({
  id: "getFeedback",
  method: "GET",
  path: "/api/exp/feedback",
  summary: "What this participant has answered to the one question after the hour",
  access: "participant",
  status: 200,
  response: z.object({ rating: rating.nullable() }),
});

export const sendFeedback = operation({
  id: "sendFeedback",
  method: "POST",
  path: "/api/exp/feedback",
  summary: "One answer per participant: how gladly they would play another hour, 1 to 5; the last one counts",
  access: "participant",
  body: z.object({ rating }),
  status: 200,
  response: z.object({ rating }),
});
