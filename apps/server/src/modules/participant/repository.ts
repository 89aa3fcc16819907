import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import {
  companies,
  consumers,
  formerSeats,
  sessionConsumers,
  sessions,
  systemChecks,
} from "../../db/schema/index.ts";
import { seatOf } from "../session/index.ts";

/** A seat with its session, participant and company. */
export async function findSeat(
  db: Executor,
  sessionId: string,
  who: { consumerId: string } | { email: string },
) {
  const person =
    "email" in who ? sql`lower(${consumers.email}) = lower(${who.email})` : eq(consumers.id, who.consumerId);
  const [attendee] = await db
    .select({
      seat: sessionConsumers,
      session: sessions,
      consumer: consumers,
      company: {
        id: companies.id,
        name: companies.name,
        brandColor: companies.brandColor,
        logoHash: companies.logoHash,
      },
    })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(and(eq(sessionConsumers.sessionId, sessionId), person));
  return attendee;
}

/** Whether the seat of a join link was deleted since, and the link has not been revoked. */
export async function hadSeat(
  db: Executor,
  { sessionId, consumerId, linkVersion }: Pick<Seat["seat"], "sessionId" | "consumerId" | "linkVersion">,
): Promise<boolean> {
  const former = and(
    eq(formerSeats.sessionId, sessionId),
    eq(formerSeats.consumerId, consumerId),
    eq(formerSeats.linkVersion, linkVersion),
  );
  return (await db.$count(formerSeats, former)) > 0;
}

export type Seat = NonNullable<Awaited<ReturnType<typeof findSeat>>>;

/** Counts a code as used. Resolves with false when another request has used it. */
export async function useCode(
  db: Executor,
  { sessionId, consumerId, codesUsed }: Pick<Seat["seat"], "sessionId" | "consumerId" | "codesUsed">,
): Promise<boolean> {
  const used = await db
    .update(sessionConsumers)
    .set({ codesUsed: codesUsed + 1 })
    .where(and(seatOf(sessionId, consumerId), eq(sessionConsumers.codesUsed, codesUsed)))
    .returning({ id: sessionConsumers.consumerId });
  return used.length > 0;
}

export async function saveSystemCheck(tx: Executor, check: typeof systemChecks.$inferInsert) {
  await tx
    .insert(systemChecks)
    .values(check)
    .onConflictDoUpdate({ target: [systemChecks.sessionId, systemChecks.consumerId], set: check });
}
