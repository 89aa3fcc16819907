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
 * Takes name, address and words of these people out of everything that is stored. What stays is a number: a seat
 * in a past session, a line of the live log, a credit in the ledger. Letters to them go, also unsent ones, so a
 * letter of farewell is posted after this. Answers how many there were.
 */
export async function erasePeople(tx: Tx, companyId: string, ids: string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .update(consumers)
    .set({
      ...{ firstName: null, lastName: null, email: null },
      ...{ timezone: null, department: null, office: null },
      deletedAt: now,
    })
    .where(and(eq(consumers.companyId, companyId), inArray(consumers.id, ids), sql`deleted_at is null`))
    .returning({ id: consumers.id });
  const theirs = gone.map(({ id }) => id);
  if (theirs.length === 0) return 0;
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.status, ["draft", "confirmed"])));
  await tx
    .delete(sessionConsumers)
    .where(and(inArray(sessionConsumers.consumerId, theirs), inArray(sessionConsumers.sessionId, open)));
  await endTokens(tx, { consumerIds: theirs });
  await tx.delete(consents).where(inArray(consents.consumerId, theirs));
  await tx.delete(systemChecks).where(inArray(systemChecks.consumerId, theirs));
  await tx.delete(sessionTexts).where(inArray(sessionTexts.author, theirs));
  await tx.delete(outbox).where(inArray(outbox.consumerId, theirs));
  await tx.delete(notifications).where(inArray(notifications.consumerId, theirs));
  return theirs.length;
}
