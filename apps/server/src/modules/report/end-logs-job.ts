import { and, asc, eq, exists, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../core/context.ts";
import { settingOf } from "../../core/settings/settings.ts";
import type { Executor } from "../../db/client.ts";
import { companies, liveLog, liveSessions, sessions } from "../../db/schema/index.ts";
import { storedOrMade } from "./make-report.ts";

/** At the 17th minute of every hour. */
export const endLogsCrontab = "17 * * * * logs:end";

type Ending = Pick<Context, "db" | "now" | "settings" | "live" | "log">;

/**
 * The job `logs:end`. Logs of deleted companies are deleted. Some months after their end, the logs of sessions end, as the
 * platform's setting says: what reports and scorecards need of them is stored before. A session whose log cannot be read
 * keeps it. Runs that nobody played are deleted.
 *
 * @param signal ends it between two sessions; the next run goes on
 */
export async function endLogs(ctx: Ending, signal: AbortSignal): Promise<void> {
  await deleteOfDeleted(ctx.db, ctx.now());
  const months = await settingOf(ctx, "sessions.log_months");
  if (!months) return;
  const before = sql`${ctx.now().toISOString()}::timestamptz - make_interval(months => ${months})`;
  await deleteUnplayed(ctx.db, before);
  let ended = 0;
  for (const session of await sessionsWithLog(ctx.db, before)) {
    signal.throwIfAborted();
    try {
      const report = await storedOrMade(ctx, session);
      if (report && (await ctx.live.endLog(session.id))) ended++;
      else ctx.log.warn({ session: session.id }, "the log of a session could not end");
    } catch (error) {
      ctx.log.warn({ err: error, session: session.id }, "the log of a session could not end");
    }
  }
  if (ended > 0) ctx.log.info({ sessions: ended }, "logs of sessions have ended");
}

/** A day after the deletion, no node has a session of the company in use. */
async function deleteOfDeleted(db: Executor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const theirs = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(lt(companies.deletedAt, yesterday));
  await db.delete(liveSessions).where(inArray(liveSessions.sessionId, theirs));
}

/** Completed sessions whose log has its first row, the earliest first. */
async function sessionsWithLog(db: Executor, before: SQL) {
  const first = db
    .select({ one: sql`1` })
    .from(liveSessions)
    .innerJoin(liveLog, and(eq(liveLog.sessionRun, liveSessions.id), eq(liveLog.seq, 1)))
    .where(eq(liveSessions.sessionId, sessions.id));
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.status, "completed"), lt(sessions.completedAt, before), exists(first)))
    .orderBy(asc(sessions.completedAt));
}

/** Runs of sessions that did not take place, and earlier runs of those that did: nothing is made from their logs. */
async function deleteUnplayed(db: Executor, before: SQL): Promise<void> {
  const newer = alias(liveSessions, "newer");
  const unplayed = db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .innerJoin(sessions, eq(sessions.id, liveSessions.sessionId))
    .where(
      or(
        and(inArray(sessions.status, ["draft", "cancelled"]), lt(sessions.startsAt, before)),
        and(
          eq(sessions.status, "completed"),
          lt(sessions.completedAt, before),
          exists(
            db
              .select({ one: sql`1` })
              .from(newer)
              .where(and(eq(newer.sessionId, sessions.id), sql`${newer.run} > ${liveSessions.run}`)),
          ),
        ),
      ),
    );
  await db.delete(liveSessions).where(inArray(liveSessions.id, unplayed));
}
