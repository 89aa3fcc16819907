import * as z from "zod";
import { operation } from "./operation.ts";

/** What an outside service is used for. */
export const processingPurpose = z.enum([
  "mail",
  "payments",
  "sign_in",
  "relay",
  "media",
  "chat",
  "error_reports",
  "database",
  "fan_out",
]);
export type ProcessingPurpose = z.output<typeof processingPurpose>;

export const getProcessing = operation({
  id: "getProcessing",
  method: "GET",
  path: "/api/processing",
  summary: "Who runs this installation, and which outside services it is set up with",
  access: "open",
  status: 200,
  response: z
    .object({
      operator: z.object({
        name: z.string().nullable(),
        address: z.string().nullable(),
        support_email: z.string().nullable(),
      }),
      host: z.string(),
      /** Empty: nothing leaves this server but the mails, which then end in its own mailbox. */
      services: z.array(z.object({ purpose: processingPurpose, name: z.string() })),
    })
    .meta({ id: "Processing" }),
});

export const getMeasured = operation({
  id: "getMeasured",
  method: "GET",
  path: "/api/company/measured",
  summary: "What the bearer's company lets be measured, and for how long it keeps what people wrote",
  access: "dashboard",
  status: 200,
  response: z
    .object({
      company: z.string(),
      person_measures: z.boolean(),
      chat_retention_days: z.number().int(),
    })
    .meta({ id: "Measured" }),
});
