import * as z from "zod";
import * as endpoints from "../endpoints/inbound-email.ts";
import { limits } from "../limits.ts";
import { operation } from "./operation.ts";

export const receiveEmail = operation(endpoints.receiveEmail, {
  summary:
    "Receives an email (message/rfc822) from the operator’s email server: a calendar reply or a bounce",
  bodyBytes: limits.inboundEmailBytes,
  response: z.object({ outcome: z.enum(["answered", "bounced", "full", "listed", "ignored"]) }),
});
