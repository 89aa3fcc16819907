import type { Executor } from "../../db/client.ts";
import { auditLog } from "../../db/schema/index.ts";

export interface AuditEntry {
  /** Null for a change of the platform itself. */
  companyId: string | null;
  /** Null if no person acted, as with a job or an event of the payment provider. */
  userId: string | null;
  /** What was done, as `noun.verb`: `session.confirm`. */
  action: string;
  /** The subject, as `noun:id`. */
  subject: string;
  /** Ids, numbers and names of fields; never a name, an address or anything a person wrote. */
  detail?: Record<string, unknown>;
}

/** Records who changed what. Takes the transaction of the change, so that neither is stored without the other. */
export async function audit(db: Executor, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}
