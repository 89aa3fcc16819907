import type { CommitmentOutcome } from "@lantern/contract/http";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { commitmentAnswers, sessionReports } from "../../db/schema/index.ts";
import { type ReportedSession, reportedSession } from "./reported-session.ts";

/** The expiry of texts that a report shows: never. They are deleted with their author. */
export const reportExpiry = new Date("9999-12-31T00:00:00Z");

/** The stored report of a session, as its company may see it. */
export async function findReportedSession(
  db: Executor,
  companyId: string,
  sessionId: string,
): Promise<ReportedSession | null> {
  const [row] = await db
    .select({ played: sessionReports.played })
    .from(sessionReports)
    .where(and(eq(sessionReports.companyId, companyId), eq(sessionReports.sessionId, sessionId)));
  return row ? reportedSession(row.played) : null;
}

/** The same of several sessions, by session. */
export async function listReportedSessions(
  db: Executor,
  companyId: string,
  sessionIds: string[],
): Promise<Map<string, ReportedSession>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: sessionReports.sessionId, played: sessionReports.played })
    .from(sessionReports)
    .where(and(eq(sessionReports.companyId, companyId), inArray(sessionReports.sessionId, sessionIds)));
  return new Map(rows.map(({ id, played }) => [id, reportedSession(played)]));
}

/** What participants say became of their team's commitment, by session and participant. */
export async function outcomesBySession(
  db: Executor,
  companyId: string,
  sessionIds: string[],
): Promise<Map<string, Map<string, CommitmentOutcome>>> {
  const bySession = new Map(sessionIds.map((id) => [id, new Map<string, CommitmentOutcome>()]));
  if (sessionIds.length === 0) return bySession;
  const rows = await db
    .select({
      sessionId: commitmentAnswers.sessionId,
      consumerId: commitmentAnswers.consumerId,
      outcome: commitmentAnswers.answer,
    })
    .from(commitmentAnswers)
    .where(and(eq(commitmentAnswers.companyId, companyId), inArray(commitmentAnswers.sessionId, sessionIds)));
  for (const { sessionId, consumerId, outcome } of rows) bySession.get(sessionId)?.set(consumerId, outcome);
  return bySession;
}
