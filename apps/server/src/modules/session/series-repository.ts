import { repeatedDays } from "@lantern/contract/http";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { AppError, fieldError } from "../../core/app-error.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { consumers, series, sessionConsumers, sessions } from "../../db/schema/index.ts";
import { isListed } from "../people/index.ts";
import type { SessionRow } from "./repository.ts";

export type SeriesRow = typeof series.$inferSelect;

/** Where a session is in its series: its number by date, and how many there are. */
export interface SeriesPosition {
  id: string;
  title: string;
  number: number;
  of: number;
}

const own = (companyId: string, id: string) => and(eq(series.companyId, companyId), eq(series.id, id));
/** Sessions without a date come last, in the order in which they were made. */
const byDate = [sql`${sessions.startsAt} asc nulls last`, asc(sessions.id)];

/** @throws SERIES_UNKNOWN if the company has no such series */
export async function findSeries(db: Executor, companyId: string, id: string): Promise<SeriesRow> {
  const [row] = await db.select().from(series).where(own(companyId, id));
  if (!row) throw new AppError("SERIES_UNKNOWN");
  return row;
}

/** The sessions of a series by date. */
export function listSeriesSessions(db: Executor, companyId: string, id: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.seriesId, id)))
    .orderBy(...byDate);
}

/**
 * Locks the sessions of a series for a change, and returns them by date. The company is locked before them where
 * credits move. Locked in the order of their ids, changes of one series happen one after another.
 */
export async function lockSeriesSessions(tx: Tx, companyId: string, id: string): Promise<SessionRow[]> {
  await findSeries(tx, companyId, id);
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.seriesId, id)))
    .orderBy(asc(sessions.id))
    .for("no key update");
  return listSeriesSessions(tx, companyId, id);
}

/**
 * Throws if another session of its series, which is not cancelled, is on the day of this one in its time zone. Changes
 * of dates wait here for each other.
 *
 * @param field where the error is
 */
export async function requireOwnDay(
  tx: Tx,
  { id, seriesId, startsAt, timezone }: SessionRow,
  field = "starts_at",
): Promise<void> {
  if (!seriesId || !startsAt || !timezone) return;
  await tx.select({ id: series.id }).from(series).where(eq(series.id, seriesId)).for("no key update");
  const others = await tx
    .select({ startsAt: sessions.startsAt })
    .from(sessions)
    .where(and(eq(sessions.seriesId, seriesId), ne(sessions.id, id), ne(sessions.status, "cancelled")));
  const starts = [...others.flatMap((other) => other.startsAt ?? []), startsAt];
  if (repeatedDays(starts, timezone).includes(starts.length - 1)) throw fieldError(field, "SERIES_DAY");
}

/** The positions of those of these sessions that are in a series, by session id. */
export async function seriesPositions(
  db: Executor,
  companyId: string,
  rows: Pick<SessionRow, "seriesId">[],
): Promise<Map<string, SeriesPosition>> {
  const ids = [...new Set(rows.flatMap(({ seriesId }) => seriesId ?? []))];
  if (ids.length === 0) return new Map();
  const positions = await db
    .select({
      sessionId: sessions.id,
      id: series.id,
      title: series.title,
      number: sql<number>`(row_number() over (partition by ${series.id} order by ${sessions.startsAt} asc nulls last, ${sessions.id}))::int`,
      of: sql<number>`(count(*) over (partition by ${series.id}))::int`,
    })
    .from(sessions)
    .innerJoin(series, eq(series.id, sessions.seriesId))
    .where(and(eq(series.companyId, companyId), inArray(series.id, ids)));
  return new Map(positions.map(({ sessionId, ...position }) => [sessionId, position]));
}

/** The different people in the sessions of a series that are not cancelled, without those who have left. */
export async function peopleOfSeries(db: Executor, companyId: string, id: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: consumers.id })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(ofSeries(companyId, id));
  return new Set(rows.map((row) => row.id));
}

/** The time zones of these people, as far as they have one. */
export async function zonesOfSeries(db: Executor, companyId: string, id: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timezone: consumers.timezone })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(ofSeries(companyId, id))
    .orderBy(consumers.timezone);
  return rows.flatMap(({ timezone }) => timezone ?? []);
}

const ofSeries = (companyId: string, id: string) =>
  and(
    eq(sessions.companyId, companyId),
    eq(sessions.seriesId, id),
    sql`${sessions.status} <> 'cancelled'`,
    isListed,
  );

/** A series ends with its last session. */
export async function deleteEmptySeries(tx: Tx, seriesId: string): Promise<void> {
  const rest = tx.select({ one: sql`1` }).from(sessions).where(eq(sessions.seriesId, seriesId));
  await tx.delete(series).where(and(eq(series.id, seriesId), sql`not exists ${rest}`));
}
