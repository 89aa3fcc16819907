import type { CheckInWave } from "@lantern/contract/choices";
import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { checkIns, sessionConsumers, sessions } from "../../db/schema/index.ts";
import type { AppKeys } from "../../system/app-keys.ts";
import { pseudonymsOf } from "./pseudonym.ts";
import { openWave } from "./wave-policy.ts";

/** The unit of a session: its series, or the session itself. */
export const unitId = sql<string>`coalesce(${sessions.seriesId}, ${sessions.id})`;
export const unitOf = ({ id, seriesId }: Pick<Session, "id" | "seriesId">): string => seriesId ?? id;

type Session = typeof sessions.$inferSelect;

/**
 * The wave to which participants of this session can respond now. In a series, the weeks count from its last session, and
 * right after each session the last responses count.
 */
export async function findOpenWave(db: Executor, session: Session, now: Date): Promise<CheckInWave | null> {
  const wave = openWave(session, now);
  const { seriesId, completedAt } = session;
  if (!seriesId || !completedAt || (wave !== "two_weeks" && wave !== "month")) return wave;
  const isLater = or(inArray(sessions.status, ["confirmed", "live"]), gt(sessions.completedAt, completedAt));
  const later = await db.$count(sessions, and(eq(sessions.seriesId, seriesId), isLater));
  return later > 0 ? null : wave;
}

/** Whether somebody has joined a session of this series already, so that before it is over. */
export async function hasJoinedSeries(db: Executor, seriesId: string, consumerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(
      and(
        eq(sessions.seriesId, seriesId),
        eq(sessionConsumers.consumerId, consumerId),
        isNotNull(sessionConsumers.joinedAt),
        eq(sessions.status, "completed"),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export type CheckInRow = typeof checkIns.$inferSelect;

type CheckInKey = Pick<CheckInRow, "unitId" | "pseudonym" | "wave">;

export const isCheckIn = (key: CheckInKey) =>
  and(eq(checkIns.unitId, key.unitId), eq(checkIns.pseudonym, key.pseudonym), eq(checkIns.wave, key.wave));

export async function findCheckIn(db: Executor, key: CheckInKey): Promise<CheckInRow | undefined> {
  const [row] = await db.select().from(checkIns).where(isCheckIn(key));
  return row;
}

/** Who has responded in this wave. */
export async function respondedPseudonyms(db: Executor, unit: string, wave: CheckInRow["wave"]) {
  const rows = await db
    .select({ pseudonym: checkIns.pseudonym })
    .from(checkIns)
    .where(and(eq(checkIns.unitId, unit), eq(checkIns.wave, wave)));
  return new Set(rows.map(({ pseudonym }) => pseudonym));
}

/** All that these people have responded and that is not deleted yet. */
export async function checkInsOf(db: Executor, keys: AppKeys, consumerIds: string[]): Promise<CheckInRow[]> {
  const pseudonyms = await allPseudonymsOf(db, keys, consumerIds);
  if (pseudonyms.length === 0) return [];
  return db.select().from(checkIns).where(inArray(checkIns.pseudonym, pseudonyms));
}

/** Deletes it. Called while their seats still say which sessions they were in. */
export async function eraseCheckIns(db: Executor, keys: AppKeys, consumerIds: string[]): Promise<void> {
  const pseudonyms = await allPseudonymsOf(db, keys, consumerIds);
  if (pseudonyms.length > 0) await db.delete(checkIns).where(inArray(checkIns.pseudonym, pseudonyms));
}

async function allPseudonymsOf(db: Executor, keys: AppKeys, consumerIds: string[]): Promise<string[]> {
  const seats = await db
    .selectDistinct({ unitId, consumerId: sessionConsumers.consumerId })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(inArray(sessionConsumers.consumerId, consumerIds));
  return seats.flatMap((seat) => pseudonymsOf(keys, seat.unitId, seat.consumerId));
}

/** The one of these pseudonyms of a person that has responses in the unit; the first of them when there are none yet. */
export async function pseudonymInUse(
  db: Executor,
  unit: string,
  pseudonyms: [string, ...string[]],
): Promise<string> {
  if (pseudonyms.length === 1) return pseudonyms[0];
  const [row] = await db
    .select({ pseudonym: checkIns.pseudonym })
    .from(checkIns)
    .where(and(eq(checkIns.unitId, unit), inArray(checkIns.pseudonym, pseudonyms)))
    .limit(1);
  return row?.pseudonym ?? pseudonyms[0];
}
