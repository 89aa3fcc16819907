import * as z from "zod";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

/** `waiting` is on its way or tried again, `dead` was given up. */
export const emailState = z.enum(["waiting", "sent", "dead"]);

/** A letter as the console sees it: that it is, not what it says. */
export const outboxEmail = z
  .object({
    id,
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: emailState,
    attempts: z.number().int(),
    last_error: z.string().nullable(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    company: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: "OutboxEmail" });

export const listOutbox = operation({
  id: "listOutbox",
  method: "GET",
  path: "/api/admin/outbox",
  summary: "Letters, newest first, by state and by address or kind (ADMIN)",
  access: "dashboard",
  query: pageQuery.extend({ state: emailState.optional() }),
  status: 200,
  response: page(outboxEmail).extend({ dead: z.number().int(), waiting: z.number().int() }),
});

export const retryEmail = operation({
  id: "retryEmail",
  method: "POST",
  path: "/api/admin/outbox/:id/retry",
  summary: "Sends a letter that was given up or waits, once more and now (ADMIN)",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: outboxEmail,
});
