import type { Executor } from "../../db/client.ts";
import { auditLog } from "../../db/schema/index.ts";

export interface AuditEntry {
  /** Null for a change of the platform itself. */
  companyId: string | null;
  /** Null where no person acted: a job, a payment notice. */
  userId: string | null;
  /** What was done, as `noun.verb`: `session.confirm`. */
  action: string;
  /** To what, as `noun:id`. */
  subject: string;
  /** Ids, numbers and names of fields; never a name, an address or anything a person wrote. */
  detail?: Record<string, unknown>;
}

/** Notes who changed what. Called with the transaction of the change, so that neither stands without the other. */
export async function audit(db: Executor, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}
