import { checkInStatements } from "@lantern/contract/choices";
import type { CheckInMeasure, CheckInResponses } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";

/**
 * What of the check-ins a company gets to see, and when. The decision record 0052 has the rule and why nobody's answers
 * follow from what it releases.
 */

/** Of one participant in one unit (a series, or a session that is in none), by wave: before, or one of the later ones. */
export interface Respondent {
  unitId: string;
  pseudonym: string;
}

/** How far each measure moved for one person, in steps. A statement that was skipped once is missing. */
export type Changes = Partial<Record<CheckInMeasure, number>>;

/** What is stored of one measure in one batch: totals over the means of its units, and no unit's own mean. */
export interface Cell {
  measure: CheckInMeasure;
  people: number;
  units: number;
  sum: number;
  squares: number;
}

/** One of every ten people of a unit is not counted, and at least one. */
export const leftOutOf = (people: number): number => Math.ceil(people / 10);

/** The changes from one wave to another; empty for somebody who responded to no statement both times. */
export function changesOf(before: CheckInResponses, after: CheckInResponses): Changes {
  const changes: Changes = {};
  for (const id of checkInStatements) {
    const [from, to] = [before[id], after[id]];
    if (from !== null && to !== null) changes[id] = to - from;
  }
  const all = Object.values(changes);
  if (all.length > 0) changes.all = all.reduce((sum, each) => sum + each, 0) / all.length;
  return changes;
}

/**
 * The next batch from these units in their order: as few as have enough people who are counted, or null while there are
 * too few. It depends on how many responded before and after, and on nothing that they responded.
 */
export function nextBatch<Unit extends { people: readonly unknown[] }>(
  units: readonly Unit[],
): Unit[] | null {
  let counted = 0;
  for (const [at, { people }] of units.entries()) {
    counted += people.length - leftOutOf(people.length);
    if (counted >= limits.checkInSmallest) return units.slice(0, at + 1);
  }
  return null;
}

/** Draws those of one unit who are not counted, in any wave. `random` returns a whole number below its argument. */
export function drawLeftOut<Person>(people: readonly Person[], random: (below: number) => number): Person[] {
  const rest = [...people];
  return Array.from(
    { length: leftOutOf(people.length) },
    () => rest.splice(random(rest.length), 1)[0] as Person,
  );
}

/** The cells of one wave of a batch, without those left out. A measure with fewer than five people has none. */
export function cellsOf(people: readonly { unitId: string; changes: Changes }[]): Cell[] {
  return [...checkInStatements, "all" as const].flatMap((measure) => {
    const byUnit = new Map<string, number[]>();
    for (const { unitId, changes } of people) {
      const change = changes[measure];
      if (change !== undefined) byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), change]);
    }
    const means = [...byUnit.values()].map((each) => sumOf(each) / each.length);
    const count = sumOf([...byUnit.values()].map(({ length }) => length));
    if (count < limits.checkInSmallest) return [];
    const squares = sumOf(means.map((mean) => mean * mean));
    return [{ measure, people: count, units: means.length, sum: sumOf(means), squares }];
  });
}

/** In the order of the values: the last digit of a sum must not depend on whose they are. */
const sumOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b).reduce((sum, each) => sum + each, 0);
