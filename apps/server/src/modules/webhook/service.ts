import type { AuditVerb } from "@lantern/contract/audit-actions";
import { channelEvents, type WebhookEvent, type WebhookKind } from "@lantern/contract/choices";
import type {
  createWebhook,
  listDeliveries,
  ParsedBodyOf,
  ParsedQueryOf,
  patchWebhook,
} from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { AddressError, targetOf } from "../../core/outgoing/address.ts";
import type { Executor } from "../../db/client.ts";
import { once } from "../../http/idempotency.ts";
import { emailOwners } from "../access/index.ts";
import { presentDelivery, presentWebhook, presentWithSecret } from "./presenter.ts";
import * as repository from "./repository.ts";
import { testEvent } from "./retry-policy.ts";

export async function list(ctx: Context, { companyId }: CompanyScope) {
  return {
    items: (await repository.listWebhooks(ctx.db, companyId)).map((row) => presentWebhook(row, ctx.now())),
    next: null,
  };
}

export async function create(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createWebhook>,
  key: string | undefined,
) {
  requireEvents(body.kind, body.events);
  await requireAddress(ctx, body.url);
  const request = { owner: scope.companyId, operation: "createWebhook", key, body };
  const id = await once(ctx, request, "REQUEST_001", async (tx) => {
    // The lock makes two requests that add the last one wait for each other.
    await lockCompany(tx, scope.companyId);
    if ((await repository.countWebhooks(tx, scope.companyId)) >= limits.webhooksMax)
      throw fieldError("url", "WEBHOOKS_MAX");
    const made = await repository.insertWebhook(tx, { ...body, companyId: scope.companyId });
    await record(tx, scope, "create", made.id, { kind: body.kind, events: body.events });
    await emailOwners(ctx, tx, scope, "webhook");
    return made.id;
  });
  return presentWithSecret(await requireWebhook(ctx.db, scope, id), ctx.settings.appKey, ctx.now());
}

/** Resuming sends everything that has waited. */
export async function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { url, events, paused }: ParsedBodyOf<typeof patchWebhook>,
) {
  const { kind } = await requireWebhook(ctx.db, scope, id);
  if (events) requireEvents(kind, events);
  if (url !== undefined) await requireAddress(ctx, url);
  return ctx.db.transaction(async (tx) => {
    const before = required(await repository.lockWebhook(tx, scope.companyId, id));
    const resumes = paused === false && before.pausedAt !== null;
    const changed = await repository.updateWebhook(tx, id, {
      url: url ?? before.url,
      events: events ?? before.events,
      pausedAt: paused === undefined ? before.pausedAt : paused ? (before.pausedAt ?? ctx.now()) : null,
      failingSince: resumes ? null : before.failingSince,
    });
    if (resumes)
      for (const { id: waiting } of await repository.listWaiting(tx, id))
        await repository.enqueueDelivery(tx, before, waiting);
    const fields = Object.entries({ url, events, paused }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    );
    await record(tx, scope, "change", id, { fields });
    if (url !== undefined || events) await emailOwners(ctx, tx, scope, "webhook");
    return presentWebhook(changed, ctx.now());
  });
}

export async function remove(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await repository.deleteWebhook(tx, scope.companyId, id))) throw missing();
    await record(tx, scope, "delete", id, {});
  });
}

/** The secret before it signs as well for a day. Another new one ends that: at most two sign. */
export async function renewSecret(ctx: Context, scope: CompanyScope, id: string) {
  return ctx.db.transaction(async (tx) => {
    const { secretVersion } = required(await repository.lockWebhook(tx, scope.companyId, id));
    const changed = await repository.updateWebhook(tx, id, {
      secretVersion: secretVersion + 1,
      secretChangedAt: ctx.now(),
    });
    await record(tx, scope, "secret", id, {});
    await emailOwners(ctx, tx, scope, "webhook");
    return presentWithSecret(changed, ctx.settings.appKey, ctx.now());
  });
}

/** A test is tried once, and says nothing about events. */
export async function sendTest(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const webhook = required(await repository.lockWebhook(tx, scope.companyId, id));
    const event = testEvent;
    const body = JSON.stringify({
      type: event,
      timestamp: ctx.now().toISOString(),
      data: { webhook_id: id },
    });
    const values = { webhookId: id, companyId: scope.companyId, event, body, createdAt: ctx.now() };
    await repository.enqueueDelivery(tx, webhook, (await repository.insertDelivery(tx, values)).id);
  });
}

export async function deliveries(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  query: ParsedQueryOf<typeof listDeliveries>,
) {
  const { items, next } = await repository.listDeliveriesOf(ctx.db, scope.companyId, id, query);
  await requireWebhook(ctx.db, scope, id);
  return { items: items.map(({ row }) => presentDelivery(row)), next };
}

export async function resend(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const delivery = await repository.findOwnDelivery(tx, scope.companyId, id);
    if (!delivery) throw missing();
    await repository.updateDelivery(tx, id, { state: "waiting", attempts: 0, nextAt: null });
    await repository.enqueueDelivery(tx, { companyId: scope.companyId, id: delivery.webhookId }, id);
    await record(tx, scope, "resend", delivery.webhookId, { event: delivery.event });
  });
}

function requireEvents(kind: WebhookKind, events: WebhookEvent[]): void {
  const allowed: readonly WebhookEvent[] = channelEvents;
  if (kind !== "signed" && !events.every((event) => allowed.includes(event)))
    throw fieldError("events", "REQUEST_001");
}

async function requireAddress(ctx: Context, url: string): Promise<void> {
  try {
    await targetOf(url, ctx.settings.local);
  } catch (error) {
    if (error instanceof AddressError) throw fieldError("url", "WEBHOOK_URL");
    throw error;
  }
}

const missing = () => new AppError("REQUEST_001", { status: 404 });

function required<Row>(row: Row | undefined): Row {
  if (!row) throw missing();
  return row;
}

const requireWebhook = async (db: Executor, { companyId }: CompanyScope, id: string) =>
  required(await repository.findWebhook(db, companyId, id));

/** The audit log never has addresses. */
const record = (
  tx: Executor,
  { companyId, userId }: CompanyScope,
  action: AuditVerb<"webhook">,
  id: string,
  detail: Record<string, unknown>,
) => audit(tx, { companyId, userId, action: `webhook.${action}`, subject: `webhook:${id}`, detail });
