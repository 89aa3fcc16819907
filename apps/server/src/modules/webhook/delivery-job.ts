import { fault, faultMessage } from "@lantern/contract/fault";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { webhookPausedEmail } from "../../core/email/templates/company.ts";
import { AddressError, targetOf } from "../../core/outgoing/address.ts";
import type { Tx } from "../../db/client.ts";
import { noteAbout } from "../../system/request-id.ts";
import { listOwners } from "../access/index.ts";
import { findReportedSession, findSession } from "../session/index.ts";
import {
  channelBody,
  isConfirmed,
  type PostedPage,
  recapMessage,
  reminderMessage,
  teamPageMessage,
  testMessage,
} from "./message-presenter.ts";
import {
  type DeliveryRow,
  enqueueDelivery,
  findDelivery,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from "./repository.ts";
import { type PostResult, post } from "./request-provider.ts";
import { isBroken, nextAttempt, testEvent } from "./retry-policy.ts";
import { secretsOf, signedHeaders } from "./signature-policy.ts";

type Deps = Pick<Context, "db" | "now" | "settings">;

/**
 * The job `webhook.send`: tries to deliver one event, and records the result. A failed attempt plans the next one itself,
 * so that every pause is in the log. While a webhook is paused, its deliveries wait. An attempt that is aborted does not
 * count: the job queue runs the job again.
 */
export async function deliver(ctx: Deps, id: string, signal?: AbortSignal): Promise<void> {
  const row = await findDelivery(ctx.db, id);
  if (row?.delivery.state !== "waiting" || row.webhook.pausedAt) return;
  const { webhook } = row;
  const { data } = JSON.parse(row.delivery.body) as { data?: { session?: { id?: string } } };
  noteAbout({ company: webhook.companyId, session: data?.session?.id ?? null });
  const body = await bodyOf(ctx, webhook, row.delivery);
  if (body === null) {
    const values = { state: "failed", nextAt: null, error: faultMessage("SESSION_DELETED") } as const;
    return updateDelivery(ctx.db, id, values);
  }
  const began = performance.now();
  const result = await attempt(ctx, webhook, id, body, signal);
  const durationMs = Math.round(performance.now() - began);
  await ctx.db.transaction((tx) => record(ctx, tx, webhook, { ...row.delivery, body, durationMs }, result));
}

async function attempt(
  { settings, now }: Deps,
  webhook: WebhookRow,
  id: string,
  body: string,
  signal: AbortSignal | undefined,
): Promise<PostResult> {
  try {
    const target = await targetOf(webhook.url, settings.local);
    const headers =
      webhook.kind === "signed" ? signedHeaders(secretsOf(settings, webhook, now()), id, now(), body) : {};
    return await post(target, body, headers, signal && { signal });
  } catch (error) {
    if (error instanceof AddressError) return { status: null, response: null, error: fault(error.code) };
    throw error;
  }
}

/** A channel gets a text that is made when it is sent, in the session's language; null: of a session that was deleted. */
async function bodyOf(ctx: Deps, webhook: WebhookRow, { event, body }: DeliveryRow): Promise<string | null> {
  if (webhook.kind === "signed") return body;
  const { data } = JSON.parse(body) as { data?: { session?: { id: string }; team_page?: PostedPage } };
  // A second attempt sends what the first one made.
  if (!data) return body;
  if (!data.session) return channelBody(webhook.kind, testMessage());
  const session = await findSession(ctx.db, webhook.companyId, data.session.id);
  if (!session) return null;
  if (event === "session.reminder") return channelBody(webhook.kind, reminderMessage(session, ctx.now()));
  if (data.team_page) return channelBody(webhook.kind, teamPageMessage(session, data.team_page));
  const report = await findReportedSession(ctx.db, webhook.companyId, session.id);
  return report && channelBody(webhook.kind, recapMessage(session, report, ctx.settings.origin));
}

async function record(
  { now, settings }: Deps,
  tx: Tx,
  webhook: WebhookRow,
  { id, event, body, attempts: before, durationMs }: DeliveryRow,
  result: PostResult,
): Promise<void> {
  const [at, attempts] = [now(), before + 1];
  const error = result.error && JSON.stringify(result.error);
  const facts = { ...result, error, body, attempts, durationMs, lastAt: at };
  const isTest = event === testEvent;
  if (result.error === null) {
    const state = isConfirmed(webhook.kind, result.status, result.response) ? "delivered" : "accepted";
    await updateDelivery(tx, id, { ...facts, state, nextAt: null });
    if (webhook.failingSince && !isTest) await updateWebhook(tx, webhook.id, { failingSince: null });
    return;
  }
  const next = isTest ? null : nextAttempt(at, attempts);
  await updateDelivery(tx, id, { ...facts, state: next ? "waiting" : "failed", nextAt: next });
  if (isTest) return;
  const failingSince = webhook.failingSince ?? at;
  const pause = isBroken(failingSince, at);
  await updateWebhook(tx, webhook.id, { failingSince, ...(pause && { pausedAt: at }) });
  if (next) {
    await enqueueDelivery(tx, webhook, id, next);
  }
  if (pause)
    for (const owner of await listOwners(tx, webhook.companyId))
      await enqueueEmail(tx, webhookPausedEmail(settings, owner, webhook, at));
}
