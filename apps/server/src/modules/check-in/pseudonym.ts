import { createHmac } from "node:crypto";
import { type AppKeys, allKeys } from "../../system/app-keys.ts";

/** Whose responses these are, in one series or session only. Without the server's key nobody can tell. */
function pseudonymOf(appKey: string, unitId: string, consumerId: string): string {
  return createHmac("sha256", appKey).update(`check-in:${unitId}:${consumerId}`).digest("base64url");
}

/** By each key of the installation, the newest first: earlier responses have the pseudonym of an earlier key. */
export const pseudonymsOf = (keys: AppKeys, unitId: string, consumerId: string): [string, ...string[]] =>
  allKeys(keys).map((appKey) => pseudonymOf(appKey, unitId, consumerId)) as [string, ...string[]];
