import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Tx } from "../../db/client.ts";
import { consumers, outbox, sessionConsumers, sessions, systemChecks, teams } from "../../db/schema/index.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type SessionValues = Partial<Omit<typeof sessions.$inferInsert, "id" | "companyId">>;
export type TeamRow = typeof teams.$inferSelect;

export async function insertSession(
  tx: Executor,
  companyId: string,
  values: SessionValues & { title: string },
) {
  const [made] = await tx
    .insert(sessions)
    .values({ ...values, companyId })
    .returning();
  return made!;
}

const own = (companyId: string, id: string) => and(eq(sessions.companyId, companyId), eq(sessions.id, id));

export async function findSession(
  db: Executor,
  companyId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [found] = await db.select().from(sessions).where(own(companyId, id));
  return found;
}

/** Reads a session for a change of it: changes of one session happen one after another. */
export async function lockSession(tx: Tx, companyId: string, id: string): Promise<SessionRow | undefined> {
  const [locked] = await tx.select().from(sessions).where(own(companyId, id)).for("no key update");
  return locked;
}

/** Whatever company it belongs to: for participants and the live hour, who have a proof of another kind. */
export async function findAnySession(db: Executor, id: string): Promise<SessionRow | undefined> {
  const [found] = await db.select().from(sessions).where(eq(sessions.id, id));
  return found;
}

export async function updateSession(tx: Executor, id: string, values: SessionValues): Promise<SessionRow> {
  const [changed] = await tx.update(sessions).set(values).where(eq(sessions.id, id)).returning();
  return changed!;
}

/** An administrator's change: the version rises, so that an older page's change is noticed. */
export async function changeSession(tx: Executor, id: string, values: SessionValues): Promise<SessionRow> {
  const [changed] = await tx
    .update(sessions)
    .set({ ...values, version: sql`${sessions.version} + 1` })
    .where(eq(sessions.id, id))
    .returning();
  return changed!;
}

export async function deleteSession(tx: Executor, id: string): Promise<void> {
  await tx.delete(sessionConsumers).where(eq(sessionConsumers.sessionId, id));
  await tx.delete(sessions).where(eq(sessions.id, id));
}

export interface Tally {
  attendees: number;
  invited: number;
  ready: number;
  declined: number;
  attended: number;
}

const emptyTally: Tally = { attendees: 0, invited: 0, ready: 0, declined: 0, attended: 0 };

function tallies(db: Executor) {
  const here = sql`${sessionConsumers.rsvp} is distinct from 'declined'`;
  return db
    .select({
      sessionId: sessionConsumers.sessionId,
      attendees: sql<number>`count(*)::int`.as("attendees"),
      invited: sql<number>`count(${sessionConsumers.invitedAt})::int`.as("invited"),
      ready: sql<number>`count(*) filter (where ${systemChecks.passed} and ${here})::int`.as("ready"),
      declined: sql<number>`count(*) filter (where not ${here})::int`.as("declined"),
      attended: sql<number>`count(${sessionConsumers.attendedAt})::int`.as("attended"),
    })
    .from(sessionConsumers)
    .leftJoin(
      systemChecks,
      and(
        eq(systemChecks.sessionId, sessionConsumers.sessionId),
        eq(systemChecks.consumerId, sessionConsumers.consumerId),
      ),
    )
    .groupBy(sessionConsumers.sessionId)
    .as("tally");
}

/** The columns of the joined tally; a session without attendees has no row in it. */
function orNone(tally: ReturnType<typeof tallies>) {
  const zero = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`;
  const { attendees, invited, ready, declined, attended } = tally;
  return {
    attendees: zero(attendees),
    invited: zero(invited),
    ready: zero(ready),
    declined: zero(declined),
    attended: zero(attended),
  };
}

export interface SessionListing {
  limit: number;
  search?: string | undefined;
  when: "upcoming" | "past" | "all";
  status?: SessionRow["status"] | undefined;
  archived: boolean;
  after?: [string, string] | undefined;
}

/** Sort keys rise through every list: next start first, or last start first, or newest first. */
const order: Record<SessionListing["when"], SQL<number>> = {
  upcoming: sql`coalesce(extract(epoch from ${sessions.startsAt}), 1e12)::float8`,
  past: sql`(-extract(epoch from coalesce(${sessions.startsAt}, ${sessions.createdAt})))::float8`,
  all: sql`(-extract(epoch from ${sessions.createdAt}))::float8`,
};

const states: Record<SessionListing["when"], SessionRow["status"][]> = {
  upcoming: ["draft", "confirmed", "live"],
  past: ["completed", "cancelled"],
  all: ["draft", "confirmed", "live", "completed", "cancelled"],
};

export async function listSessions(db: Executor, companyId: string, listing: SessionListing) {
  const { search, after, status } = listing;
  const key = order[listing.when];
  const tally = tallies(db);
  return db
    .select({ session: sessions, tally: orNone(tally), sortKey: sql<string>`(${key})::text` })
    .from(sessions)
    .leftJoin(tally, eq(tally.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.companyId, companyId),
        inArray(sessions.status, status ? [status] : states[listing.when]),
        listing.archived ? isNotNull(sessions.archivedAt) : isNull(sessions.archivedAt),
        search ? sql`strpos(lower(${sessions.title}), lower(${search})) > 0` : undefined,
        after &&
          or(
            gt(key, sql`${after[0]}::float8`),
            and(eq(key, sql`${after[0]}::float8`), gt(sessions.id, after[1])),
          ),
      ),
    )
    .orderBy(asc(key), asc(sessions.id))
    .limit(listing.limit + 1);
}

/** The attendees with who they are, their system check and the state of the last mail to them. */
export async function listAttendees(db: Executor, sessionId: string) {
  const latest = alias(outbox, "latest");
  const lastMail = db
    .selectDistinctOn([latest.consumerId], {
      consumerId: latest.consumerId,
      sentAt: sql<Date | null>`${latest.sentAt}`.as("mail_sent_at"),
      lastError: sql<string | null>`${latest.lastError}`.as("mail_error"),
      outboxId: sql<string>`${latest.id}`.as("mail_id"),
    })
    .from(latest)
    .where(and(eq(latest.sessionId, sessionId), isNotNull(latest.consumerId)))
    .orderBy(latest.consumerId, sql`${latest.id} desc`)
    .as("last_mail");
  return db
    .select({
      seat: sessionConsumers,
      consumer: consumers,
      check: systemChecks,
      mail: { id: lastMail.outboxId, sentAt: lastMail.sentAt, lastError: lastMail.lastError },
    })
    .from(sessionConsumers)
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .leftJoin(
      systemChecks,
      and(
        eq(systemChecks.sessionId, sessionConsumers.sessionId),
        eq(systemChecks.consumerId, sessionConsumers.consumerId),
      ),
    )
    .leftJoin(lastMail, eq(lastMail.consumerId, sessionConsumers.consumerId))
    .where(eq(sessionConsumers.sessionId, sessionId))
    .orderBy(asc(consumers.lastName), asc(consumers.firstName), asc(consumers.email));
}

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];

export async function listTeams(db: Executor, sessionId: string): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(eq(teams.sessionId, sessionId))
    .orderBy(asc(teams.position), asc(teams.id));
}

/** Numbers that reservations follow from. */
export async function countSeats(db: Executor, sessionId: string): Promise<Tally> {
  const tally = tallies(db);
  const [found] = await db.select().from(tally).where(eq(tally.sessionId, sessionId));
  return found ?? emptyTally;
}
