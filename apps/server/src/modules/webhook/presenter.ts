import { englishText } from "@lantern/contract/error-texts";
import { faultOf } from "@lantern/contract/fault";
import type { Delivery, Webhook } from "@lantern/contract/http";
import type { DeliveryRow, WebhookRow } from "./repository.ts";
import { oldSecretUntil, secretOf } from "./signature-policy.ts";

export const presentWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  kind: row.kind,
  url: row.url,
  events: row.events,
  paused_at: row.pausedAt?.toISOString() ?? null,
  failing_since: row.failingSince?.toISOString() ?? null,
  old_secret_until: (row.kind === "signed" && oldSecretUntil(row, now)?.toISOString()) || null,
  created_at: row.createdAt.toISOString(),
});

export const presentWithSecret = (row: WebhookRow, appKey: string, now: Date) => ({
  ...presentWebhook(row, now),
  secret: row.kind === "signed" ? secretOf(appKey, row) : null,
});

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  ...presentError(row.error),
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  body: row.body,
  status: row.status,
  response: row.response,
  duration_ms: row.durationMs,
  created_at: row.createdAt.toISOString(),
  last_at: row.lastAt?.toISOString() ?? null,
  next_at: row.nextAt?.toISOString() ?? null,
});

/** What an earlier version stored is a sentence in English, which has no code. */
function presentError(stored: string | null): Pick<Delivery, "error" | "fault"> {
  const fault = stored === null ? null : faultOf(stored);
  if (!fault || fault.code === "INVALID") return { error: stored, fault: null };
  return { error: englishText(fault), fault };
}
