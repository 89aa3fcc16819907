import { createHmac } from "node:crypto";

/** Whose responses these are, in one series or session only. Without the server's key nobody can tell. */
export function pseudonymOf(appKey: string, unitId: string, consumerId: string): string {
  return createHmac("sha256", appKey).update(`check-in:${unitId}:${consumerId}`).digest("base64url");
}
