import type { SessionSummary } from "@lantern/contract/http";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { sessionConsumers, sessions, systemChecks } from "../../db/schema/index.ts";
import { attendeeState, checkOfSeat, waitingFor } from "./attendee-state.ts";

/** How many attendees of a session are in which state. */
export type SessionCounts = SessionSummary["counts"];

export const noAttendees: SessionCounts = {
  attendees: 0,
  invited: 0,
  no_answer: 0,
  not_checked: 0,
  ready: 0,
  declined: 0,
  here: 0,
  came: 0,
  attended: 0,
};

const number = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`;

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
      no_answer: number(sql`${waitingFor} = 'answer'`),
      not_checked: number(sql`${waitingFor} = 'check'`),
      ready: number(sql`${attendeeState} in ('here', 'joined', 'attended', 'ready')`),
      declined: number(sql`${attendeeState} = 'declined'`),
      here: number(sql`${attendeeState} = 'here'`),
      came: sql<number>`count(${sessionConsumers.joinedAt})::int`,
      attended: sql<number>`count(${sessionConsumers.attendedAt})::int`,
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
