import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { emailDomain, isBusinessDomain } from "../../core/companies/business-email.ts";
import type { Executor, Tx } from "../../db/client.ts";
import {
  companyDomains,
  consumers,
  enrollments,
  enrollmentWaits,
  type series,
  sessionConsumers,
  singleSignOn,
} from "../../db/schema/index.ts";
import { listVerifiedAdmins } from "../access/index.ts";

export type EnrollmentRow = typeof enrollments.$inferSelect;
export type SeriesRow = typeof series.$inferSelect;
export type WaitRow = typeof enrollmentWaits.$inferSelect;

export async function findEnrollment(db: Executor, id: string): Promise<EnrollmentRow | undefined> {
  const [row] = await db.select().from(enrollments).where(eq(enrollments.id, id));
  return row;
}

export async function enrollmentOfSession(
  db: Executor,
  sessionId: string,
): Promise<EnrollmentRow | undefined> {
  const [row] = await db.select().from(enrollments).where(eq(enrollments.sessionId, sessionId));
  return row;
}

export async function enrollmentOfSeries(
  db: Executor,
  companyId: string,
  seriesId: string,
): Promise<EnrollmentRow | undefined> {
  const [row] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.companyId, companyId), eq(enrollments.seriesId, seriesId)));
  return row;
}

type OpenedValues = Pick<EnrollmentRow, "companyId" | "seats" | "closesAt" | "openedBy"> &
  ({ sessionId: string } | { seriesId: string });

/** Gives a session that was confirmed later what the link of its series says. What it has of its own stays. */
export async function insertOfSession(tx: Tx, link: EnrollmentRow, sessionId: string): Promise<void> {
  const { companyId, seats, closesAt, closedAt, openedBy } = link;
  await tx
    .insert(enrollments)
    .values({ companyId, sessionId, seats, closesAt, closedAt, openedBy })
    .onConflictDoNothing();
}

/** Opens it, or changes and opens it again: its link stays, and so does who invites. */
export async function saveEnrollment(tx: Tx, { openedBy, ...values }: OpenedValues): Promise<void> {
  const { seats, closesAt } = values;
  await tx
    .insert(enrollments)
    .values({ ...values, openedBy })
    .onConflictDoUpdate({
      target: "seriesId" in values ? enrollments.seriesId : enrollments.sessionId,
      set: { seats, closesAt, closedAt: null, openedBy: sql`coalesce(${enrollments.openedBy}, ${openedBy})` },
    });
}

export async function markClosed(
  tx: Tx,
  of: { sessionId: string } | { seriesId: string },
  closedAt: Date,
): Promise<boolean> {
  const isIt =
    "seriesId" in of ? eq(enrollments.seriesId, of.seriesId) : eq(enrollments.sessionId, of.sessionId);
  const closed = await tx
    .update(enrollments)
    .set({ closedAt })
    .where(and(isIt, isNull(enrollments.closedAt)))
    .returning({ id: enrollments.id });
  return closed.length > 0;
}

/**
 * Domains whose addresses can enroll: those that the company has proved, and those of its administrators' confirmed
 * addresses, unless another company has proved them.
 */
export async function domainsOf(db: Executor, companyId: string): Promise<string[]> {
  const admins = await listVerifiedAdmins(db, companyId);
  const theirs = admins.map(({ email }) => emailDomain(email)).filter(isBusinessDomain);
  const { domain, provedAt } = companyDomains;
  const rows = await db
    .select({ companyId: companyDomains.companyId, domain })
    .from(companyDomains)
    .where(
      and(isNotNull(provedAt), or(eq(companyDomains.companyId, companyId), inArray(domain, [...theirs, ""]))),
    );
  const own = rows.filter((row) => row.companyId === companyId).map((row) => row.domain);
  const ofOthers = new Set(rows.filter((row) => row.companyId !== companyId).map((row) => row.domain));
  return [...new Set([...own, ...theirs.filter((each) => !ofOthers.has(each))])].toSorted();
}

/** Whether people can prove their address at the company's provider. Somebody has signed in there already. */
export async function hasProvider(db: Executor, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ companyId: singleSignOn.companyId })
    .from(singleSignOn)
    .where(and(eq(singleSignOn.companyId, companyId), isNotNull(singleSignOn.tokenAcceptedAt)));
  return row !== undefined;
}

/** Whether a directory keeps the company's list of people. */
export async function hasDirectory(db: Executor, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: consumers.id })
    .from(consumers)
    .where(and(eq(consumers.companyId, companyId), isNotNull(consumers.userName)))
    .limit(1);
  return row !== undefined;
}

/** The person with this address, also one who has left. */
export async function findPerson(db: Executor, companyId: string, email: string) {
  const [person] = await db
    .select()
    .from(consumers)
    .where(
      and(
        eq(consumers.companyId, companyId),
        isNull(consumers.deletedAt),
        sql`lower(${consumers.email}) = lower(${email})`,
      ),
    );
  return person;
}

export async function findPersonById(db: Executor, id: string) {
  const [person] = await db
    .select()
    .from(consumers)
    .where(and(eq(consumers.id, id), isNull(consumers.deletedAt), isNull(consumers.leftAt)));
  return person;
}

/** Seats of people who came by the link. */
export async function countEnrolled(db: Executor, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ enrolled: count() })
    .from(sessionConsumers)
    .where(and(eq(sessionConsumers.sessionId, sessionId), isNotNull(sessionConsumers.enrolledAt)));
  return row?.enrolled ?? 0;
}

/** How many people wait, and how many of them are offered a seat now. */
export async function countWaits(db: Executor, enrollmentId: string, now: Date) {
  const offered = sql<number>`count(*) filter (where ${enrollmentWaits.offeredUntil} > ${now.toISOString()})::int`;
  const [row] = await db
    .select({ waiting: count(), offered })
    .from(enrollmentWaits)
    .where(eq(enrollmentWaits.enrollmentId, enrollmentId));
  return row ?? { waiting: 0, offered: 0 };
}

/** People who wait and have no offer, in the order in which they came. */
export const listWaits = (tx: Executor, enrollmentId: string): Promise<WaitRow[]> =>
  tx
    .select()
    .from(enrollmentWaits)
    .where(and(eq(enrollmentWaits.enrollmentId, enrollmentId), isNull(enrollmentWaits.offeredUntil)))
    .orderBy(asc(enrollmentWaits.id));

/** Whether somebody else is ahead of this person. */
export async function hasOthersWaiting(
  tx: Executor,
  enrollmentId: string,
  consumerId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: enrollmentWaits.id })
    .from(enrollmentWaits)
    .where(
      and(
        eq(enrollmentWaits.enrollmentId, enrollmentId),
        isNull(enrollmentWaits.offeredUntil),
        ne(enrollmentWaits.consumerId, consumerId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findWait(tx: Executor, enrollmentId: string, id: string): Promise<WaitRow | undefined> {
  const [row] = await tx
    .select()
    .from(enrollmentWaits)
    .where(and(eq(enrollmentWaits.enrollmentId, enrollmentId), eq(enrollmentWaits.id, id)));
  return row;
}

export async function findWaitOf(
  tx: Executor,
  enrollmentId: string,
  consumerId: string,
): Promise<WaitRow | undefined> {
  const [row] = await tx
    .select()
    .from(enrollmentWaits)
    .where(and(eq(enrollmentWaits.enrollmentId, enrollmentId), eq(enrollmentWaits.consumerId, consumerId)));
  return row;
}

export async function insertWait(
  tx: Executor,
  values: Pick<WaitRow, "companyId" | "enrollmentId" | "consumerId">,
): Promise<WaitRow> {
  const [row] = await tx.insert(enrollmentWaits).values(values).returning();
  return row!;
}

export async function saveOffer(tx: Executor, id: string, offeredUntil: Date): Promise<void> {
  await tx.update(enrollmentWaits).set({ offeredUntil }).where(eq(enrollmentWaits.id, id));
}

export async function deleteWait(tx: Executor, id: string): Promise<void> {
  await tx.delete(enrollmentWaits).where(eq(enrollmentWaits.id, id));
}

export async function deleteWaits(tx: Executor, enrollmentId: string): Promise<void> {
  await tx.delete(enrollmentWaits).where(eq(enrollmentWaits.enrollmentId, enrollmentId));
}

export async function deleteEndedOffers(tx: Executor, enrollmentId: string, now: Date): Promise<void> {
  await tx
    .delete(enrollmentWaits)
    .where(and(eq(enrollmentWaits.enrollmentId, enrollmentId), lte(enrollmentWaits.offeredUntil, now)));
}

/** When the next offer ends; null without one. */
export async function nextOfferEnd(tx: Executor, enrollmentId: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ offeredUntil: enrollmentWaits.offeredUntil })
    .from(enrollmentWaits)
    .where(and(eq(enrollmentWaits.enrollmentId, enrollmentId), gt(enrollmentWaits.offeredUntil, now)))
    .orderBy(asc(enrollmentWaits.offeredUntil))
    .limit(1);
  return row?.offeredUntil ?? null;
}
