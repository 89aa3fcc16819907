import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { sessionConsumers, sessions } from "../../db/schema/index.ts";

/** How many of these people, or of the whole company if there are none, have played each adventure, and when last. */
export async function countPlayed(db: Executor, companyId: string, people: readonly string[]) {
  const rows = await db
    .select({
      experience: sessions.experience,
      people: sql<number>`count(distinct ${sessionConsumers.consumerId})::int`,
      lastAt: sql<Date>`max(${sessionConsumers.attendedAt})`.mapWith(sessionConsumers.attendedAt),
    })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(
      and(
        eq(sessionConsumers.companyId, companyId),
        isNotNull(sessionConsumers.attendedAt),
        isNotNull(sessions.experience),
        people.length > 0 ? inArray(sessionConsumers.consumerId, [...people]) : undefined,
      ),
    )
    .groupBy(sessions.experience)
    .orderBy(sessions.experience);
  return rows.map((row) => ({
    experience: row.experience ?? "",
    people: row.people,
    last_at: row.lastAt.toISOString(),
  }));
}
