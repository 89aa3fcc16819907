import { createHmac } from "node:crypto";
import { limits } from "@lantern/contract/limits";
import { type AppKeys, allKeys } from "../../system/app-keys.ts";

interface Signed {
  id: string;
  secretVersion: number;
  secretChangedAt: Date | null;
}

/**
 * The secret of a webhook, as the Standard Webhooks specification writes it. It is computed when it is needed
 * and never stored, so a copy of the database cannot sign anything.
 */
export function secretOf(appKey: string, webhook: Pick<Signed, "id" | "secretVersion">): string {
  const key = createHmac("sha256", appKey).update(`webhook:${webhook.id}:${webhook.secretVersion}`);
  return `whsec_${key.digest("base64")}`;
}

/** Until when the secret before this one signs as well; null: it does not. */
export function oldSecretUntil({ secretChangedAt }: Pick<Signed, "secretChangedAt">, now: Date): Date | null {
  if (!secretChangedAt) return null;
  const until = new Date(secretChangedAt.getTime() + limits.webhookSecretHours * 3_600_000);
  return now < until ? until : null;
}

/**
 * The secrets that sign now, the newest first, so that a receiver can change over without losing an event: those of each
 * key of the installation, and the one before a change.
 */
export function secretsOf(keys: AppKeys, webhook: Signed, now: Date): string[] {
  const earlier = { ...webhook, secretVersion: webhook.secretVersion - 1 };
  const versions = oldSecretUntil(webhook, now) ? [webhook, earlier] : [webhook];
  return allKeys(keys).flatMap((appKey) => versions.map((version) => secretOf(appKey, version)));
}

/** The headers that prove where a body comes from (Standard Webhooks, version 1). A receiver accepts any signature. */
export function signedHeaders(secrets: string[], id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
