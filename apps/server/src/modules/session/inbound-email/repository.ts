import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Executor, Tx } from "../../../db/client.ts";
import {
  calendarEntries,
  consumers,
  outbox,
  sessionConsumers,
  sessions,
  unplacedReplies,
} from "../../../db/schema/index.ts";

/** Whose invitation an email came for. */
export interface Invitation {
  session: typeof sessions.$inferSelect;
  consumer: typeof consumers.$inferSelect;
  /** Null once they were removed. */
  seat: typeof sessionConsumers.$inferSelect | null;
  /** The address that their calendar entry has for answers. */
  organizer: string | null;
}

/** Everything that a participant of any company was invited to: whoever asks has a proof of another kind. */
export async function findInvitations(db: Executor, consumerId: string): Promise<Invitation[]> {
  return db
    .select({
      session: sessions,
      consumer: consumers,
      seat: sessionConsumers,
      organizer: calendarEntries.organizer,
    })
    .from(calendarEntries)
    .innerJoin(sessions, eq(sessions.id, calendarEntries.sessionId))
    .innerJoin(consumers, eq(consumers.id, calendarEntries.consumerId))
    .leftJoin(
      sessionConsumers,
      and(
        eq(sessionConsumers.sessionId, calendarEntries.sessionId),
        eq(sessionConsumers.consumerId, calendarEntries.consumerId),
      ),
    )
    .where(and(eq(calendarEntries.consumerId, consumerId), isNull(consumers.deletedAt)));
}

export type Reply = Omit<typeof unplacedReplies.$inferInsert, "id" | "companyId" | "createdAt"> & {
  createdAt: Date;
};

/** Of one person in one session. Who has their address could send any number. */
const maxStored = 20;

/**
 * Lists a reply for the administrators, once. What somebody sends who was erased meanwhile is not stored.
 *
 * @returns the session, and whether this is the first time; null for what is not stored
 */
export async function saveUnplaced(tx: Tx, reply: Reply) {
  const { sessionId, consumerId } = reply;
  const [subject] = await tx
    .select({ companyId: consumers.companyId, session: { id: sessions.id, title: sessions.title } })
    .from(consumers)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(consumers.id, consumerId), isNull(consumers.deletedAt)))
    .for("share", { of: consumers });
  if (!subject) return null;
  const listed = await tx
    .insert(unplacedReplies)
    .values({ ...reply, companyId: subject.companyId })
    .onConflictDoNothing()
    .returning({ id: unplacedReplies.id });
  const theirs = and(eq(unplacedReplies.sessionId, sessionId), eq(unplacedReplies.consumerId, consumerId));
  const oldest = tx
    .select({ id: unplacedReplies.id })
    .from(unplacedReplies)
    .where(theirs)
    .orderBy(desc(unplacedReplies.id))
    .offset(maxStored);
  await tx.delete(unplacedReplies).where(and(theirs, inArray(unplacedReplies.id, oldest)));
  return { ...subject, isNew: listed.length > 0 };
}

/** The session and participant that an email was about: of a series, its next session that the participant attends. */
export async function findSubject(db: Executor, emailId: string) {
  const [email] = await db.select().from(outbox).where(eq(outbox.id, emailId));
  if (!email?.consumerId) return null;
  const { consumerId, sessionId, seriesId } = email;
  if (sessionId) return { sessionId, consumerId };
  if (!seriesId) return null;
  const [attended] = await db
    .select({ sessionId: sessions.id })
    .from(sessions)
    .innerJoin(sessionConsumers, eq(sessionConsumers.sessionId, sessions.id))
    .where(and(eq(sessions.seriesId, seriesId), eq(sessionConsumers.consumerId, consumerId)))
    .orderBy(inArray(sessions.status, ["completed", "cancelled"]), sessions.startsAt)
    .limit(1);
  return attended ? { sessionId: attended.sessionId, consumerId } : null;
}

/** Marks an email as one that came back. The first report counts. */
export async function markBounced(db: Executor, emailId: string, at: Date, reason: string): Promise<boolean> {
  const marked = await db
    .update(outbox)
    .set({ deadAt: at, lastError: reason })
    .where(and(eq(outbox.id, emailId), isNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return marked.length > 0;
}
