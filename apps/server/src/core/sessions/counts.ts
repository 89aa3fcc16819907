import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { sessionConsumers, sessions, systemChecks } from "../../db/schema/index.ts";
import { attendeeState, checkOfSeat } from "./attendee-state.ts";

/** How many attendees of a session are in which state. */
export interface SessionCounts {
  attendees: number;
  invited: number;
  /** Ready or joined. */
  ready: number;
  declined: number;
  /** How many stayed long enough for a credit to be used. */
  attended: number;
  /** How many joined, for whatever time. */
  came: number;
}

export const noAttendees: SessionCounts = {
  attendees: 0,
  invited: 0,
  ready: 0,
  declined: 0,
  attended: 0,
  came: 0,
};

/** The counts of these sessions, by id. A session without attendees has none. */
export async function countsBySession(
  db: Executor,
  sessionIds: string[],
): Promise<Map<string, SessionCounts>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .select({
      sessionId: sessionConsumers.sessionId,
      attendees: sql<number>`count(*)::int`,
      invited: sql<number>`count(${sessionConsumers.invitedAt})::int`,
      ready: sql<number>`count(*) filter (where ${attendeeState} in ('ready', 'joined'))::int`,
      declined: sql<number>`count(*) filter (where ${attendeeState} = 'declined')::int`,
      attended: sql<number>`count(${sessionConsumers.attendedAt})::int`,
      came: sql<number>`count(${sessionConsumers.joinedAt})::int`,
    })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .leftJoin(systemChecks, checkOfSeat)
    .where(inArray(sessionConsumers.sessionId, sessionIds))
    .groupBy(sessionConsumers.sessionId);
  return new Map(rows.map(({ sessionId, ...counts }) => [sessionId, counts]));
}

/** The counts of one session. */
export async function countAttendees(db: Executor, sessionId: string): Promise<SessionCounts> {
  return (await countsBySession(db, [sessionId])).get(sessionId) ?? noAttendees;
}
