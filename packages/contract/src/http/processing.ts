import * as z from "zod";
import { operation } from "./operation.ts";

export const getDataProcessing = operation({
  id: "getDataProcessing",
  method: "GET",
  path: "/api/company/data-processing",
  summary: "What the bearer's company lets be measured, and for how long it keeps what people wrote",
  access: "dashboard",
  status: 200,
  response: z
    .object({
      company: z.string(),
      person_measures: z.boolean(),
      chat_retention_days: z.number().int(),
    })
    .meta({ id: "DataProcessing" }),
});
