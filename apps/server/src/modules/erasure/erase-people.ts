import { and, eq, inArray, sql } from "drizzle-orm";
import { eraseAuditValues } from "../../core/audit/erase.ts";
import type { Context } from "../../core/context.ts";
import type { Tx } from "../../db/client.ts";
import {
  commitmentAnswers,
  consents,
  consumers,
  enrollmentWaits,
  notifications,
  outbox,
  peopleGroupMembers,
  sessionConsumers,
  sessions,
  sessionTexts,
  systemChecks,
  teamPageNames,
  unplacedReplies,
  users,
} from "../../db/schema/index.ts";
import { endTokens } from "../access/index.ts";
import { eraseCheckIns } from "../check-in/index.ts";

/**
 * Deletes the personal data and texts of these participants. Ids stay: a seat in a past session, rows of the live log,
 * a credit in the ledger. Sessions no longer name their address for replies. Emails to them are deleted too, also unsent ones, so a last email must be enqueued after this.
 *
 * @returns how many of them existed
 */
export async function erasePeople(
  { settings, now }: Pick<Context, "settings" | "now">,
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  await clearReplies(tx, companyId, ids);
  await deleteRepliesOf(tx, companyId, ids);
  const erased = await tx
    .update(consumers)
    .set({
      firstName: null,
      lastName: null,
      email: null,
      earlierAddresses: [],
      timezone: null,
      department: null,
      office: null,
      language: null,
      userName: null,
      externalId: null,
      leftAt: null,
      deletedAt: now(),
    })
    .where(and(eq(consumers.companyId, companyId), inArray(consumers.id, ids), sql`deleted_at is null`))
    .returning({ id: consumers.id });
  const erasedIds = erased.map(({ id }) => id);
  if (erasedIds.length === 0) return 0;
  await eraseCheckIns(tx, settings, erasedIds);
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.status, ["draft", "confirmed"])));
  await tx
    .delete(sessionConsumers)
    .where(and(inArray(sessionConsumers.consumerId, erasedIds), inArray(sessionConsumers.sessionId, open)));
  await endTokens(tx, { consumerIds: erasedIds });
  await tx.delete(peopleGroupMembers).where(inArray(peopleGroupMembers.consumerId, erasedIds));
  await tx.delete(consents).where(inArray(consents.consumerId, erasedIds));
  await tx.delete(systemChecks).where(inArray(systemChecks.consumerId, erasedIds));
  await tx.delete(sessionTexts).where(inArray(sessionTexts.author, erasedIds));
  await tx.delete(commitmentAnswers).where(inArray(commitmentAnswers.consumerId, erasedIds));
  await tx.delete(outbox).where(inArray(outbox.consumerId, erasedIds));
  await tx.delete(notifications).where(inArray(notifications.consumerId, erasedIds));
  await tx.delete(unplacedReplies).where(inArray(unplacedReplies.consumerId, erasedIds));
  await tx.delete(enrollmentWaits).where(inArray(enrollmentWaits.consumerId, erasedIds));
  await tx.delete(teamPageNames).where(inArray(teamPageNames.consumerId, erasedIds));
  await eraseAuditValues(
    tx,
    erasedIds.map((id) => `consumer:${id}`),
  );
  return erasedIds.length;
}

/** Removes their addresses where sessions and emails name them for replies; not those of an administrator. */
async function clearReplies(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  for (const table of [sessions, outbox])
    await tx
      .update(table)
      .set({ replyTo: null })
      .where(
        and(
          eq(table.companyId, companyId),
          sql`lower(${table.replyTo}) in (select lower(${consumers.email}) from ${consumers} where ${inArray(consumers.id, ids)})`,
          sql`lower(${table.replyTo}) not in (select lower(${users.email}) from ${users})`,
        ),
      );
}

/** Those to other people's invitations, where they replied or are named instead. */
async function deleteRepliesOf(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await tx
    .delete(unplacedReplies)
    .where(
      and(
        eq(unplacedReplies.companyId, companyId),
        sql`lower(${unplacedReplies.address}) in (select lower(${consumers.email}) from ${consumers} where ${inArray(consumers.id, ids)})`,
      ),
    );
}
