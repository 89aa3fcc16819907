import { commitmentSentence } from "@lantern/contract/commitment";
import { languageOf } from "@lantern/contract/languages";
import { and, asc, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import {
  consumers,
  creditLedger,
  feedback,
  sessionConsumers,
  sessionReports,
  sessions,
  sessionTexts,
} from "../../db/schema/index.ts";
import type { PlayedSession } from "../../db/schema/played-session.ts";
import { versionName } from "../../system/version.ts";
import { isListed } from "../people/index.ts";
import { type ReportedSession, reportExpiry, reportedSession } from "../session/index.ts";

/** Stores what was played, unless it is stored already. Resolves with whether it is new. */
export async function storePlayedSession(
  tx: Executor,
  companyId: string,
  sessionId: string,
  played: PlayedSession,
): Promise<boolean> {
  const inserted = await tx
    .insert(sessionReports)
    .values({ companyId, sessionId, played, madeBy: versionName })
    .onConflictDoNothing()
    .returning({ sessionId: sessionReports.sessionId });
  if (inserted.length === 0) return false;
  const lines = played.teams.flatMap(({ commitmentTextId }) => commitmentTextId ?? []);
  if (lines.length > 0)
    await tx
      .update(sessionTexts)
      .set({ expiresAt: reportExpiry })
      .where(and(eq(sessionTexts.sessionId, sessionId), inArray(sessionTexts.id, lines)));
  return true;
}

export const commitmentIds = ({ teams }: Pick<ReportedSession, "teams">): string[] =>
  teams.flatMap(({ commitmentTextId }) => commitmentTextId ?? []);

/** The texts that still exist, by id, as sentences in the language of the session in which the teams wrote them. */
export async function commitmentTextsOf(
  db: Executor,
  sessionId: string,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sessionTexts.id, body: sessionTexts.body, language: sessions.language })
    .from(sessionTexts)
    .innerJoin(sessions, eq(sessions.id, sessionTexts.sessionId))
    .where(and(eq(sessionTexts.sessionId, sessionId), inArray(sessionTexts.id, ids)));
  return new Map(rows.map(({ id, body, language }) => [id, commitmentSentence(body, languageOf(language))]));
}

export async function countCaptured(db: Executor, companyId: string, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ captured: count() })
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.companyId, companyId),
        eq(creditLedger.sessionId, sessionId),
        eq(creditLedger.reason, "capture"),
      ),
    );
  return row?.captured ?? 0;
}

/** The number of ratings of each value that a company's sessions got, by session. */
export async function ratingsOf(
  db: Executor,
  companyId: string,
  sessionIds: string[],
): Promise<Map<string, number[]>> {
  const ratings = new Map(sessionIds.map((id) => [id, [0, 0, 0, 0, 0]]));
  if (sessionIds.length === 0) return ratings;
  const rows = await db
    .select({ sessionId: feedback.sessionId, rating: feedback.rating, number: count() })
    .from(feedback)
    .where(and(eq(feedback.companyId, companyId), inArray(feedback.sessionId, sessionIds)))
    .groupBy(feedback.sessionId, feedback.rating);
  for (const { sessionId, rating, number } of rows) ratings.get(sessionId)?.splice(rating - 1, 1, number);
  return ratings;
}

/** The company's newest reports, oldest first, with the number of attendees of each and of those who came. */
export async function listPlayed(db: Executor, companyId: string, limit: number) {
  const ofSession = eq(sessionConsumers.sessionId, sessions.id);
  const listed = db.$count(sessionConsumers, ofSession);
  const came = db.$count(sessionConsumers, and(ofSession, isNotNull(sessionConsumers.joinedAt)));
  const rows = await db
    .select({ id: sessions.id, title: sessions.title, played: sessionReports.played, listed, came })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(eq(sessionReports.companyId, companyId))
    .orderBy(sql`${sessions.completedAt} desc`, asc(sessions.id))
    .limit(limit);
  return rows.reverse().map(({ played, ...row }) => ({ ...row, report: reportedSession(played) }));
}

/** Credits used in each month of UTC, as `2026-11`. */
export async function creditsByMonth(db: Executor, companyId: string): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${creditLedger.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db
    .select({ month, used: sql<number>`(-sum(${creditLedger.amount}))::int` })
    .from(creditLedger)
    .where(and(eq(creditLedger.companyId, companyId), eq(creditLedger.reason, "capture")))
    .groupBy(sql`1`);
  return new Map(rows.map(({ month: label, used }) => [label, used]));
}

/** People on the company's list by department, and how many of them have joined a session. */
export async function departmentsOf(db: Executor, companyId: string) {
  const played = db
    .selectDistinct({ consumerId: sessionConsumers.consumerId })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(
      and(
        eq(sessionConsumers.companyId, companyId),
        eq(sessions.status, "completed"),
        sql`${sessionConsumers.joinedAt} is not null`,
      ),
    )
    .as("played");
  return db
    .select({
      name: consumers.department,
      of: sql<number>`count(*)::int`,
      reached: sql<number>`count(${played.consumerId})::int`,
    })
    .from(consumers)
    .leftJoin(played, eq(played.consumerId, consumers.id))
    .where(and(eq(consumers.companyId, companyId), isListed))
    .groupBy(consumers.department)
    .orderBy(sql`count(*) desc`, consumers.department);
}
