import * as z from "zod";
import { webhookEvents, webhookKinds } from "../choices.ts";
import * as endpoints from "../endpoints/webhooks.ts";
import { faultMessage } from "../fault.ts";
import { singleLine } from "../text.ts";
import { currentPassword, id, idParams } from "./fields.ts";
import { operation, wireFault } from "./operation.ts";
import { page, pageQuery } from "./paging.ts";

/** The server also checks where the address leads. */
const url = singleLine(1000).pipe(z.url({ protocol: /^https?$/, error: faultMessage("WEBHOOK_URL") }));

const events = z
  .array(z.enum(webhookEvents), { error: faultMessage("WEBHOOK_EVENTS") })
  .min(1, faultMessage("WEBHOOK_EVENTS"))
  .max(webhookEvents.length, faultMessage("WEBHOOK_EVENTS"))
  .transform((chosen) => [...new Set(chosen)]);

export const webhook = z
  .object({
    id,
    kind: z.enum(webhookKinds),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    /** When it was paused: every attempt of the last three days had failed, or an Owner paused it. */
    paused_at: z.string().nullable(),
    /** The first failure since the last success. */
    failing_since: z.string().nullable(),
    /** Until then, the secret before the newest one signs as well. */
    old_secret_until: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof webhook>;

/** A webhook with the secret that signs its events. Channels of Slack and Teams have none. */
const webhookWithSecret = webhook.extend({ secret: z.string().nullable() }).meta({ id: "WebhookWithSecret" });

/**
 * `waiting`: to be sent, or tried again. `accepted`: a channel took it, and its response does not prove that it was
 * posted. `failed`: all attempts failed.
 */
const deliveryState = z.enum(["waiting", "delivered", "accepted", "failed"]);

export const delivery = z
  .object({
    id,
    event: z.string(),
    state: deliveryState,
    attempts: z.number().int(),
    /** What was sent, or will be. */
    body: z.string(),
    /** Of the last attempt: the HTTP status, the beginning of the response, and what went wrong, as a sentence and as a code. */
    status: z.number().int().nullable(),
    response: z.string().nullable(),
    error: z.string().nullable(),
    fault: wireFault.nullable(),
    duration_ms: z.number().int().nullable(),
    created_at: z.string(),
    last_at: z.string().nullable(),
    next_at: z.string().nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type Delivery = z.output<typeof delivery>;

export const listWebhooks = operation(endpoints.listWebhooks, {
  summary: "Lists the company's webhooks (Owner)",
  response: z.object({ items: z.array(webhook), next: z.null() }),
});

export const createWebhookBody = z.object({
  kind: z.enum(webhookKinds),
  url,
  events,
  current_password: currentPassword,
});

export const createWebhook = operation(endpoints.createWebhook, {
  summary: "Adds a webhook. The response has the secret that signs its events (Owner)",
  body: createWebhookBody,
  freshProof: true,
  status: 201,
  response: webhookWithSecret,
});

export const patchWebhook = operation(endpoints.patchWebhook, {
  summary: "Changes a webhook, pauses it, or resumes it (Owner)",
  params: idParams,
  body: z.object({
    url: url.optional(),
    events: events.optional(),
    paused: z.boolean().optional(),
    current_password: currentPassword,
  }),
  freshProof: ["url", "events"],
  response: webhook,
});

export const deleteWebhook = operation(endpoints.deleteWebhook, {
  summary: "Deletes a webhook and its log (Owner)",
  params: idParams,
});

export const renewWebhookSecret = operation(endpoints.renewWebhookSecret, {
  summary: "Makes a new secret. The old one signs as well for 24 hours (Owner)",
  params: idParams,
  body: z.object({ current_password: currentPassword }),
  freshProof: true,
  response: webhookWithSecret,
});

export const testWebhook = operation(endpoints.testWebhook, {
  summary: "Sends an event of the type `webhook.test`, once (Owner)",
  params: idParams,
  status: 202,
});

export const listDeliveries = operation(endpoints.listDeliveries, {
  summary: "Lists what was sent to a webhook in the last thirty days, newest first (Owner)",
  params: idParams,
  query: pageQuery.omit({ search: true }).extend({ state: deliveryState.optional() }),
  response: page(delivery),
});

export const resendDelivery = operation(endpoints.resendDelivery, {
  summary: "Sends an event again, with all attempts (Owner)",
  params: idParams,
  status: 202,
});
