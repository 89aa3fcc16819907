import * as z from "zod";
import * as endpoints from "../endpoints/outbox.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

/** `waiting`: not sent yet, or to be retried. `dead`: all attempts failed. `bounced`: sent, and returned for good. */
const emailState = z.enum(["waiting", "sent", "bounced", "dead"]);

/** An email as the console shows it, without its content. */
export const outboxEmail = z
  .object({
    id,
    kind: z.string(),
    to: z.string(),
    /** Who gets a copy. */
    cc: z.string().nullable(),
    subject: z.string(),
    state: emailState,
    attempts: z.number().int(),
    last_error: z.string().nullable(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    company: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: "OutboxEmail" });

export const listOutbox = operation(endpoints.listOutbox, {
  summary: "Lists emails, newest first, by state, address or kind (ADMIN)",
  query: pageQuery.extend({ state: emailState.optional() }),
  response: page(outboxEmail).extend({ dead: z.number().int(), waiting: z.number().int() }),
});

export const retryEmail = operation(endpoints.retryEmail, {
  summary: "Sends an email that is waiting or dead again, now (ADMIN)",
  params: idParams,
  response: outboxEmail,
});
