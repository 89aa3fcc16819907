import type { Db } from "../../db/client.ts";
import { type AuditEntry, audit } from "./audit.ts";

const everyMs = 3_600_000;
const rememberedMax = 10_000;

/** Records what is done often and changes nothing, such as reading by a key or by ADMIN: once an hour. */
export type AuditHourly = (entry: AuditEntry) => Promise<void>;

/** Each node remembers for itself, so that several may record the same hour. */
export function createHourlyAudit(db: Db, now: () => Date): AuditHourly {
  const recordedAt = new Map<string, number>();
  return async (entry) => {
    const name = JSON.stringify(entry);
    const at = now().getTime();
    const before = recordedAt.get(name);
    if (before !== undefined && at - before < everyMs) return;
    if (recordedAt.size >= rememberedMax) recordedAt.clear();
    recordedAt.set(name, at);
    await audit(db, entry);
  };
}
