import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { auditLog, auditValues } from "../../db/schema/index.ts";

/** Erases what the audit log says about these people. The entries themselves stay. */
export async function eraseAuditValues(tx: Tx, about: string[]): Promise<void> {
  await tx.delete(auditValues).where(inArray(auditValues.about, about));
}

export async function eraseCompanyAuditValues(tx: Tx, companyId: string): Promise<void> {
  const entries = tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.companyId, companyId));
  await tx.delete(auditValues).where(inArray(auditValues.entryId, entries));
}
