import type { Db } from "../../db/client.ts";
import { type AuditEntry, audit } from "./audit.ts";

const everyMs = 3_600_000;
const rememberedMax = 10_000;

/** Records what is done often and changes nothing, such as reading by a key or by ADMIN: once an hour. */
export type AuditHourly = (entry: AuditEntry) => Promise<void>;

/** Each node remembers for itself, so that several may record the same hour. */
export function createHourlyAudit(db: Db, now: () => Date): AuditHourly {
  /** Only what is stored, so that an entry whose write failed is written the next time. */
  const recordedAt = new Map<string, number>();
  const writing = new Map<string, Promise<void>>();
  const write = async (name: string, entry: AuditEntry, at: number) => {
    await audit(db, entry);
    if (recordedAt.size >= rememberedMax) recordedAt.clear();
    recordedAt.set(name, at);
  };
  return async (entry) => {
    const name = JSON.stringify(entry);
    const at = now().getTime();
    const before = recordedAt.get(name);
    if (before !== undefined && at - before < everyMs) return;
    const current = writing.get(name) ?? write(name, entry, at).finally(() => writing.delete(name));
    writing.set(name, current);
    await current;
  };
}
