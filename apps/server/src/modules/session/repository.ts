import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Tx } from "../../db/client.ts";
import {
  consumers,
  outbox,
  sessionConsumers,
  sessions,
  systemChecks,
  teams,
  users,
} from "../../db/schema/index.ts";
import { isListed } from "../people/index.ts";
import { attendeeState, checkOfSeat, checkState, waitingFor } from "./attendee-state.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type SessionValues = Partial<Omit<typeof sessions.$inferInsert, "id" | "companyId">>;
export type TeamRow = typeof teams.$inferSelect;

/** The condition for one person's seat in one session. */
export const seatOf = (sessionId: string, consumerId: string) =>
  and(eq(sessionConsumers.sessionId, sessionId), eq(sessionConsumers.consumerId, consumerId));

export async function insertSession(
  tx: Executor,
  companyId: string,
  values: SessionValues & { title: string },
) {
  const [inserted] = await tx
    .insert(sessions)
    .values({ ...values, companyId })
    .returning();
  return inserted!;
}

const own = (companyId: string, id: string) => and(eq(sessions.companyId, companyId), eq(sessions.id, id));

export async function findSession(
  db: Executor,
  companyId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(sessions).where(own(companyId, id));
  return session;
}

/** Every session of a company, oldest first. */
export async function listOwnSessions(db: Executor, companyId: string): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.companyId, companyId)).orderBy(asc(sessions.id));
}

/** Locks a session for a change: changes of one session happen one after another. */
export async function lockSession(tx: Tx, companyId: string, id: string): Promise<SessionRow | undefined> {
  const [locked] = await tx.select().from(sessions).where(own(companyId, id)).for("no key update");
  return locked;
}

/** Reads a session of any company: for participants and the live server, whose permission was checked in another way.  */
export async function findAnySession(db: Executor, id: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  return session;
}

export async function updateSession(tx: Executor, id: string, values: SessionValues): Promise<SessionRow> {
  const [changed] = await tx.update(sessions).set(values).where(eq(sessions.id, id)).returning();
  return changed!;
}

export async function deleteSession(tx: Executor, id: string): Promise<void> {
  await tx.delete(sessionConsumers).where(eq(sessionConsumers.sessionId, id));
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** The attendees with their participant data, their system check and the state of the last email to them. */
export async function listAttendees(db: Executor, sessionId: string) {
  const latest = alias(outbox, "latest");
  // The invitation to several sessions of a series is about each of them.
  const ofSeries = eq(
    latest.seriesId,
    db.select({ id: sessions.seriesId }).from(sessions).where(eq(sessions.id, sessionId)),
  );
  const lastEmail = db
    .selectDistinctOn([latest.consumerId], {
      consumerId: latest.consumerId,
      sentAt: sql<Date | null>`${latest.sentAt}`.as("mail_sent_at"),
      lastError: sql<string | null>`${latest.lastError}`.as("mail_error"),
      outboxId: sql<string>`${latest.id}`.as("mail_id"),
      deadAt: sql<Date | null>`${latest.deadAt}`.as("mail_dead_at"),
      toAddress: sql<string>`${latest.toAddress}`.as("mail_to"),
    })
    .from(latest)
    .where(and(or(eq(latest.sessionId, sessionId), ofSeries), isNotNull(latest.consumerId)))
    .orderBy(latest.consumerId, sql`${latest.id} desc`)
    .as("last_mail");
  return db
    .select({
      seat: sessionConsumers,
      consumer: consumers,
      check: systemChecks,
      checkState,
      state: attendeeState,
      waitingFor,
      lastEmail: {
        id: lastEmail.outboxId,
        sentAt: lastEmail.sentAt,
        deadAt: lastEmail.deadAt,
        lastError: lastEmail.lastError,
      },
    })
    .from(sessionConsumers)
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .leftJoin(systemChecks, checkOfSeat)
    .leftJoin(
      lastEmail,
      // What went to an address that was corrected since says nothing about the new one.
      and(
        eq(lastEmail.consumerId, sessionConsumers.consumerId),
        sql`lower(${lastEmail.toAddress}) = lower(${consumers.email})`,
      ),
    )
    .where(eq(sessionConsumers.sessionId, sessionId))
    .orderBy(asc(consumers.lastName), asc(consumers.firstName), asc(consumers.email));
}

/** Gives another session the same attendees, without those who are no longer on the company's list. */
export async function copyAttendees(tx: Tx, fromId: string, sessionId: string): Promise<void> {
  const attendees = await tx
    .select({ consumerId: sessionConsumers.consumerId, companyId: sessionConsumers.companyId })
    .from(sessionConsumers)
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(and(eq(sessionConsumers.sessionId, fromId), isListed));
  if (attendees.length > 0)
    await tx.insert(sessionConsumers).values(attendees.map((one) => ({ ...one, sessionId })));
}

export async function findSeat(db: Executor, sessionId: string, consumerId: string) {
  const [seat] = await db.select().from(sessionConsumers).where(seatOf(sessionId, consumerId));
  return seat;
}

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];

export async function listTeams(db: Executor, sessionId: string): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(eq(teams.sessionId, sessionId))
    .orderBy(asc(teams.position), asc(teams.id));
}

/** Names of administrators by id, to show who changed something last. */
export async function namesOf(db: Executor, companyId: string, ids: (string | null)[]) {
  const userIds = ids.filter((id) => id !== null);
  if (userIds.length === 0) return new Map<string, Named>();
  const rows = await db
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, userIds)));
  return new Map(rows.map((row): [string, Named] => [row.id, row]));
}

export interface Named {
  id: string;
  first_name: string;
  last_name: string;
}
