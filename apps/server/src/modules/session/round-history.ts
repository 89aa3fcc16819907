import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { RoundHistory } from "../../core/ports/live-sessions.ts";
import type { Executor } from "../../db/client.ts";
import { sessionReports, sessions } from "../../db/schema/index.ts";
import { findAnySession } from "./repository.ts";

/** Past sessions of a company that are read, the newest first. */
const SESSIONS_READ = 50;
/** [G45] Nobody is asked a question again for so many sessions. */
const SESSIONS_APART = 3;

interface PastTeam {
  people: readonly string[];
  rounds?: readonly string[] | null;
}

interface PastSession {
  at: number;
  teams: readonly PastTeam[];
}

/** [G40] What the people of a session were asked in earlier sessions of their company, from its reports. */
export async function roundHistoryOf(db: Executor, sessionId: string): Promise<RoundHistory> {
  const session = await findAnySession(db, sessionId);
  if (!session) return { sessions: {}, questions: {} };
  const rows = await db
    .select({
      teams: sql<PastTeam[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('people', team -> 'people', 'rounds', team -> 'rounds')), '[]')
        from jsonb_array_elements(${sessionReports.played} -> 'teams') team
      )`,
      at: sessions.completedAt,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(
      and(
        eq(sessionReports.companyId, session.companyId),
        ne(sessions.id, sessionId),
        isNotNull(sessions.completedAt),
      ),
    )
    .orderBy(desc(sessions.completedAt))
    .limit(SESSIONS_READ);
  return historyFrom(rows.map(({ teams, at }) => ({ at: at?.getTime() ?? 0, teams })));
}

/** @param past the newest first */
export function historyFrom(past: readonly PastSession[]): RoundHistory {
  const history: RoundHistory = { sessions: {}, questions: {} };
  for (const { at, teams } of past)
    for (const { people, rounds } of teams)
      for (const person of people) {
        const count = (history.sessions[person] ?? 0) + 1;
        history.sessions[person] = count;
        if (count > SESSIONS_APART) continue;
        const asked = history.questions[person] ?? {};
        for (const card of rounds ?? []) asked[card] ??= at;
        history.questions[person] = asked;
      }
  return history;
}
