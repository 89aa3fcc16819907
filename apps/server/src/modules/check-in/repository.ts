import {
  and,
  arrayContains,
  asc,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  notExists,
  sql,
} from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import {
  checkInBatches,
  checkInReleases,
  checkIns,
  consumers,
  sessionConsumers,
  sessions,
} from "../../db/schema/index.ts";
import type { Respondent } from "./release-policy.ts";
import { type CheckInRow, unitId } from "./wave-repository.ts";

export type BatchRow = typeof checkInBatches.$inferSelect;
type ReleaseRow = typeof checkInReleases.$inferSelect;

/** A unit with responses. */
interface UnitRow {
  id: string;
  /** The end of its last session, epoch milliseconds; null while it has one to come, or has had none. */
  endedAt: number | null;
  isOver: boolean;
}

/** Companies of which responses are stored, or a batch is not finished. */
export async function companiesWithWork(db: Executor): Promise<string[]> {
  const open = db.select({ id: checkInBatches.companyId }).from(checkInBatches).where(isOpen);
  const rows = await db.selectDistinct({ id: checkIns.companyId }).from(checkIns).union(open);
  return rows.map(({ id }) => id);
}

const isOpen = sql`cardinality(${checkInBatches.done}) < 3`;

/** The units that are in no batch yet, in the order of their ends. */
export async function unitsWithoutBatch(db: Executor, companyId: string): Promise<UnitRow[]> {
  const batches = db
    .select({ one: sql`1` })
    .from(checkInBatches)
    .where(
      and(
        eq(checkInBatches.companyId, companyId),
        arrayContains(checkInBatches.units, sql`array[${checkIns.unitId}]`),
      ),
    );
  const rows = await db
    .selectDistinct({ id: checkIns.unitId })
    .from(checkIns)
    .where(and(eq(checkIns.companyId, companyId), notExists(batches)));
  return endsOf(
    db,
    rows.map(({ id }) => id),
  );
}

export async function endsOf(db: Executor, ids: string[]): Promise<UnitRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: unitId,
      endedAt: sql<Date | null>`max(${sessions.completedAt})`.mapWith(sessions.completedAt),
      isOver: sql<boolean>`bool_and(${sessions.status} in ('completed', 'cancelled'))`,
    })
    .from(sessions)
    .where(inArray(unitId, ids))
    .groupBy(unitId);
  return ids
    .map((id) => {
      // Without a row, the session was deleted.
      const row = rows.find((one) => one.id === id);
      return { id, endedAt: row?.endedAt?.getTime() ?? null, isOver: row?.isOver ?? true };
    })
    .sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || (a.id < b.id ? -1 : 1));
}

export async function checkInsOfUnits(db: Executor, units: string[]): Promise<CheckInRow[]> {
  return units.length === 0 ? [] : db.select().from(checkIns).where(inArray(checkIns.unitId, units));
}

export async function deleteUnits(db: Executor, units: string[]): Promise<void> {
  if (units.length > 0) await db.delete(checkIns).where(inArray(checkIns.unitId, units));
}

export async function addBatch(
  db: Executor,
  companyId: string,
  units: string[],
  leftOutCounts: number[],
  leftOut: Respondent[],
  closedAt: Date,
): Promise<void> {
  const number = (await db.$count(checkInBatches, eq(checkInBatches.companyId, companyId))) + 1;
  const pseudonyms = leftOut.map(({ pseudonym }) => pseudonym);
  await db
    .insert(checkInBatches)
    .values({ companyId, number, units, leftOutCounts, leftOut: pseudonyms, closedAt, done: [] });
}

/** Batches with a wave that is neither released nor withheld for good. */
export async function openBatches(db: Executor, companyId: string): Promise<BatchRow[]> {
  return db
    .select()
    .from(checkInBatches)
    .where(and(eq(checkInBatches.companyId, companyId), isOpen))
    .orderBy(asc(checkInBatches.number));
}

/** Stores what is released of a wave, and that the wave is done. */
export async function finishWave(
  db: Executor,
  { companyId, number, done }: BatchRow,
  wave: BatchRow["done"][number],
  cells: Omit<ReleaseRow, "companyId" | "batch" | "wave">[],
): Promise<void> {
  if (cells.length > 0)
    await db
      .insert(checkInReleases)
      .values(cells.map((cell) => ({ ...cell, companyId, batch: number, wave })));
  const all = [...done, wave];
  await db
    .update(checkInBatches)
    // Who was left out is of no use any more.
    .set({ done: all, ...(all.length === 3 && { leftOut: [] }) })
    .where(and(eq(checkInBatches.companyId, companyId), eq(checkInBatches.number, number)));
}

/** People who came and were erased after this time, by unit, whether they responded or not. */
export async function erasedByUnit(db: Executor, units: string[], after: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ unitId, erased: countDistinct(sessionConsumers.consumerId) })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(and(inArray(unitId, units), isNotNull(sessionConsumers.joinedAt), gt(consumers.deletedAt, after)))
    .groupBy(unitId);
  return new Map(rows.map((row) => [row.unitId, row.erased]));
}

/** The totals of every figure over all batches. */
export async function totalsOf(db: Executor, companyId: string) {
  const { wave, measure } = checkInReleases;
  return db
    .select({
      wave,
      measure,
      people: sql<number>`sum(${checkInReleases.people})::int`,
      units: sql<number>`sum(${checkInReleases.units})::int`,
      sum: sql<number>`sum(${checkInReleases.sum})`,
      squares: sql<number>`sum(${checkInReleases.squares})`,
    })
    .from(checkInReleases)
    .where(eq(checkInReleases.companyId, companyId))
    .groupBy(wave, measure);
}
