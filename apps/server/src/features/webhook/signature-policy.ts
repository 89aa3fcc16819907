import { createHmac } from "node:crypto";

/**
 * The secret of a webhook, as the Standard Webhooks specification writes it. It is computed when it is needed
 * and never stored, so a copy of the database cannot sign anything.
 */
export function secretOf(appKey: string, webhook: { id: string; secretVersion: number }): string {
  const key = createHmac("sha256", appKey).update(`webhook:${webhook.id}:${webhook.secretVersion}`);
  return `whsec_${key.digest("base64")}`;
}

/** The headers that prove where a body comes from (Standard Webhooks, version 1). */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
