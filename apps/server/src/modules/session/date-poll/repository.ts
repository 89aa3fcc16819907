import { and, eq, exists, sql } from "drizzle-orm";
import type { Executor, Tx } from "../../../db/client.ts";
import { datePollResponses, datePolls, sessions } from "../../../db/schema/index.ts";

export type DatePollRow = typeof datePolls.$inferSelect;
export type DateResponseRow = typeof datePollResponses.$inferSelect;

export async function findDatePoll(db: Executor, sessionId: string): Promise<DatePollRow | undefined> {
  const [row] = await db.select().from(datePolls).where(eq(datePolls.sessionId, sessionId));
  return row;
}

export const listDateResponses = (db: Executor, sessionId: string): Promise<DateResponseRow[]> =>
  db.select().from(datePollResponses).where(eq(datePollResponses.sessionId, sessionId));

/** Its responses are deleted with it. */
export async function deleteDatePoll(tx: Executor, sessionId: string): Promise<boolean> {
  const deleted = await tx.delete(datePolls).where(eq(datePolls.sessionId, sessionId)).returning();
  return deleted.length > 0;
}

export async function insertDatePoll(tx: Tx, values: typeof datePolls.$inferInsert): Promise<void> {
  await tx.insert(datePolls).values(values);
}

export async function insertEmailed(
  tx: Tx,
  values: (typeof datePollResponses.$inferInsert)[],
): Promise<void> {
  if (values.length > 0) await tx.insert(datePollResponses).values(values);
}

/** The poll of a draft, for a person who was emailed its dates, with their response. */
export async function findDateQuestion(db: Executor, sessionId: string, consumerId: string) {
  const [row] = await db
    .select({ poll: datePolls, response: datePollResponses })
    .from(datePollResponses)
    .innerJoin(datePolls, eq(datePolls.sessionId, datePollResponses.sessionId))
    .innerJoin(sessions, eq(sessions.id, datePolls.sessionId))
    .where(and(ofPerson(sessionId, consumerId), eq(sessions.status, "draft")));
  return row;
}

/**
 * Stores what a person has responded, if each of these starts is still offered.
 *
 * @returns whether it was stored
 */
export async function saveDateResponse(
  tx: Executor,
  { sessionId, consumerId }: Pick<DateResponseRow, "sessionId" | "consumerId">,
  suits: string[],
  respondedAt: Date,
): Promise<boolean> {
  const offered = tx
    .select({ one: sql`1` })
    .from(datePolls)
    .where(
      and(eq(datePolls.sessionId, sessionId), sql`${datePolls.starts} @> ${JSON.stringify(suits)}::jsonb`),
    );
  const saved = await tx
    .update(datePollResponses)
    .set({ suits, respondedAt })
    .where(and(ofPerson(sessionId, consumerId), exists(offered)))
    .returning({ consumerId: datePollResponses.consumerId });
  return saved.length > 0;
}

const ofPerson = (sessionId: string, consumerId: string) =>
  and(eq(datePollResponses.sessionId, sessionId), eq(datePollResponses.consumerId, consumerId));
