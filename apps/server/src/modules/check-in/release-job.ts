import { randomInt } from "node:crypto";
import type { CheckInWave } from "@lantern/contract/choices";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Tx } from "../../db/client.ts";
import { cellsOf, changesOf, drawLeftOut, leftOutOf, nextBatch, type Respondent } from "./release-policy.ts";
import * as repository from "./repository.ts";
import { closesAt, deletedAt, laterWaves } from "./wave-policy.ts";
import type { CheckInRow } from "./wave-repository.ts";

/** Draws those of one unit who are left out. */
type Draw = (people: Respondent[]) => Respondent[];

/** At the 11th minute of every hour. */
export const releaseCrontab = "11 * * * * check-in:release";

/**
 * The job `check-in:release`: closes batches of whole units, releases their waves once nobody can respond any more, and
 * deletes responses that have been released or have waited too long. Erasing people locks the company too, so nobody's
 * responses disappear in between.
 *
 * @param draw chooses who is left out, so that nobody can guess it
 */
export async function releaseCheckIns(
  { db, now }: Pick<Context, "db" | "now">,
  draw: Draw = (people) => drawLeftOut(people, (below) => randomInt(below)),
): Promise<void> {
  for (const companyId of await repository.companiesWithWork(db))
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      await deleteOverdue(tx, companyId, now());
      await closeBatches(tx, companyId, now(), draw);
      for (const batch of await repository.openBatches(tx, companyId)) await releaseWaves(tx, batch, now());
    });
}

/** Units of cancelled sessions, and those whose responses found no batch. */
async function deleteOverdue(tx: Tx, companyId: string, now: Date): Promise<void> {
  const units = await repository.unitsWithoutBatch(tx, companyId);
  const overdue = units.filter(({ isOver, endedAt }) =>
    endedAt === null ? isOver : deletedAt(endedAt) <= now.getTime(),
  );
  await repository.deleteUnits(
    tx,
    overdue.map(({ id }) => id),
  );
}

async function closeBatches(tx: Tx, companyId: string, now: Date, draw: Draw): Promise<void> {
  const closed = (await repository.unitsWithoutBatch(tx, companyId)).filter(
    ({ isOver, endedAt }) => isOver && endedAt !== null && closesAt("after", endedAt) <= now.getTime(),
  );
  const rows = await repository.checkInsOfUnits(
    tx,
    closed.map(({ id }) => id),
  );
  const respondents = changesIn(rows, "after");
  let rest = closed.map(({ id }) => ({ id, people: respondents.filter(({ unitId }) => unitId === id) }));
  for (let batch = nextBatch(rest); batch; batch = nextBatch(rest)) {
    rest = rest.slice(batch.length);
    const leftOut = batch.flatMap(({ people }) => draw(people));
    const units = batch.map(({ id }) => id);
    const counts = batch.map(({ people }) => leftOutOf(people.length));
    await repository.addBatch(tx, companyId, units, counts, leftOut, now);
  }
}

/** Releases each wave of a batch that is over, and deletes the responses after the last. */
async function releaseWaves(tx: Tx, batch: repository.BatchRow, now: Date): Promise<void> {
  const ends = await repository.endsOf(tx, batch.units);
  const endedAt = Math.max(...ends.map((unit) => unit.endedAt ?? 0));
  for (const wave of laterWaves) {
    if (batch.done.includes(wave) || closesAt(wave, endedAt) > now.getTime()) continue;
    const rows = await repository.checkInsOfUnits(tx, batch.units);
    const members = changesIn(rows, "after");
    const withheld = await unitsWithoutCover(tx, batch);
    const counted = changesIn(rows, wave).filter(
      ({ unitId, pseudonym }) =>
        !withheld.has(unitId) &&
        !batch.leftOut.includes(pseudonym) &&
        members.some((one) => one.pseudonym === pseudonym),
    );
    await repository.finishWave(tx, batch, wave, cellsOf(counted));
    batch.done.push(wave);
  }
  if (batch.done.length === laterWaves.length) await repository.deleteUnits(tx, batch.units);
}

/**
 * Units of which as many people were erased since the batch was closed as are left out, whether they responded or not:
 * they might be the same people, and then everybody else would be known to be counted.
 */
async function unitsWithoutCover(tx: Tx, batch: repository.BatchRow): Promise<Set<string>> {
  const erased = await repository.erasedByUnit(tx, batch.units, batch.closedAt);
  return new Set(batch.units.filter((id, at) => (erased.get(id) ?? 0) >= (batch.leftOutCounts[at] ?? 0)));
}

/** The changes of everybody who responded to a statement both before and in this wave. */
function changesIn(rows: CheckInRow[], wave: CheckInWave) {
  const before = new Map(rows.filter((row) => row.wave === "before").map((row) => [row.pseudonym, row]));
  return (
    rows
      .filter((row) => row.wave === wave)
      .flatMap((row) => {
        const first = before.get(row.pseudonym);
        const { unitId, pseudonym } = row;
        return first ? [{ unitId, pseudonym, changes: changesOf(first, row) }] : [];
      })
      .filter(({ changes }) => changes.all !== undefined)
      // As the database returns them would depend on who responded first.
      .sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1))
  );
}
