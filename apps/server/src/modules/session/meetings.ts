import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { sessionReports, sessions } from "../../db/schema/index.ts";

/** Past sessions of a company that teams remember, the newest first. */
const SESSIONS_REMEMBERED = 50;

/** How often each of these people shared a team with the others in past sessions, by consumer id. */
export type Meetings = Map<string, Record<string, number>>;

/** Who of these people met before, from the reports of the company's other sessions. */
export async function meetingsOf(
  db: Executor,
  { id, companyId }: { id: string; companyId: string },
  people: ReadonlySet<string>,
): Promise<Meetings> {
  const rows = await db
    .select({
      teams: sql<string[][]>`jsonb_path_query_array(${sessionReports.played}, '$.teams[*].people')`,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(and(eq(sessionReports.companyId, companyId), ne(sessions.id, id), isNotNull(sessions.completedAt)))
    .orderBy(desc(sessions.completedAt))
    .limit(SESSIONS_REMEMBERED);
  return countMeetings(
    rows.flatMap(({ teams }) => teams),
    people,
  );
}

/** @param teams the people of each team that has played */
export function countMeetings(teams: readonly string[][], people: ReadonlySet<string>): Meetings {
  const meetings: Meetings = new Map();
  for (const team of teams) {
    const present = team.filter((one) => people.has(one));
    for (const one of present) {
      const met = meetings.get(one) ?? {};
      for (const other of present) if (other !== one) met[other] = (met[other] ?? 0) + 1;
      if (present.length > 1) meetings.set(one, met);
    }
  }
  return meetings;
}
