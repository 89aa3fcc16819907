import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import {
  consents,
  consumers,
  notifications,
  outbox,
  sessionConsumers,
  sessions,
  sessionTexts,
  systemChecks,
} from "../../db/schema/index.ts";
import { endTokens } from "../tokens/end-tokens.ts";

/**
 * Deletes the personal data and texts of these participants. Ids stay: a seat in a past session, rows of the live log,
 * a credit in the ledger. Emails to them are deleted too, also unsent ones, so a last email must be enqueued after this.
 *
 * @returns how many of them existed
 */
export async function erasePeople(tx: Tx, companyId: string, ids: string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const erased = await tx
    .update(consumers)
    .set({
      firstName: null,
      lastName: null,
      email: null,
      timezone: null,
      department: null,
      office: null,
      deletedAt: now,
    })
    .where(and(eq(consumers.companyId, companyId), inArray(consumers.id, ids), sql`deleted_at is null`))
    .returning({ id: consumers.id });
  const erasedIds = erased.map(({ id }) => id);
  if (erasedIds.length === 0) return 0;
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.status, ["draft", "confirmed"])));
  await tx
    .delete(sessionConsumers)
    .where(and(inArray(sessionConsumers.consumerId, erasedIds), inArray(sessionConsumers.sessionId, open)));
  await endTokens(tx, { consumerIds: erasedIds });
  await tx.delete(consents).where(inArray(consents.consumerId, erasedIds));
  await tx.delete(systemChecks).where(inArray(systemChecks.consumerId, erasedIds));
  await tx.delete(sessionTexts).where(inArray(sessionTexts.author, erasedIds));
  await tx.delete(outbox).where(inArray(outbox.consumerId, erasedIds));
  await tx.delete(notifications).where(inArray(notifications.consumerId, erasedIds));
  return erasedIds.length;
}
