import { checkInStatements } from "@lantern/contract/choices";
import type { CheckInMeasure, CheckInResponses } from "@lantern/contract/http";
import { randomNumbers } from "@lantern/engine/random";
import jstat from "jstat";
import type { Totals } from "../../src/modules/check-in/interval-policy.ts";
import {
  cellsOf,
  changesOf,
  drawLeftOut,
  nextBatch,
  type Respondent,
} from "../../src/modules/check-in/release-policy.ts";

/**
 * Companies whose true change is known, to measure how often the intervals contain it. A person has an opinion of their
 * own, moods of the day move it, a session moves everybody in it alike, and what they feel becomes one of five steps.
 */

interface SyntheticCompany {
  totals: Map<CheckInMeasure, Totals>;
  /** The change that an endless number of sessions would show. */
  truth: Record<CheckInMeasure, number>;
}

/** Thresholds between the five steps; opinions are standard normal. */
const thresholds = [-1.5, -0.7, 0.1, 0.9];
/** Spread of a person's opinion, and of the mood of the day. */
const [person, mood] = [0.8, 0.6];

const stepOf = (felt: number): number => 1 + thresholds.filter((each) => felt > each).length;
const expectedStep = (mean: number, spread: number) =>
  1 + thresholds.reduce((sum, each) => sum + 1 - jstat.normal.cdf(each, mean, spread), 0);

/** `effect` is the true change of what people feel, in standard deviations; without it, each company has one of its own. */
export function syntheticCompany(seed: string, effect?: number): SyntheticCompany {
  const random = randomNumbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const between = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const units = Math.round(3 * 10 ** between(0, 1));
  const [small, large] = [whole(4, 12), whole(13, 60)];
  const alike = between(0, 0.5);
  const [come, skip] = [between(0.4, 0.95), between(0, 0.15)];
  const at = checkInStatements.map(() => between(-0.4, 0.6));
  const moves = checkInStatements.map(() => effect ?? between(-0.2, 0.5));

  const pending = Array.from({ length: units }, (_unit, index) => {
    const shared = checkInStatements.map(() => alike * normal());
    const sharedByAll = 0.7 * alike * normal();
    const people = Array.from({ length: whole(small, large) }, (_person, number) => {
      const own = normal();
      const respond = (later: boolean) =>
        Object.fromEntries(
          checkInStatements.map((id, of) => {
            const moved = later ? moves[of]! + shared[of]! + sharedByAll : 0;
            const felt = at[of]! + person * own + mood * normal() + moved;
            return [id, random() < skip ? null : stepOf(felt)];
          }),
        ) as CheckInResponses;
      return {
        unitId: String(index),
        pseudonym: `${index}-${number}`,
        changes: changesOf(respond(false), respond(true)),
      };
    });
    const responded = people.filter(({ changes }) => changes.all !== undefined && random() < come);
    return { id: String(index), people: responded };
  });
  const truth = Object.fromEntries(
    checkInStatements.map((id, of) => {
      const still = Math.hypot(person, mood);
      const moved = Math.hypot(person, mood, alike, 0.7 * alike);
      return [id, expectedStep(at[of]! + moves[of]!, moved) - expectedStep(at[of]!, still)];
    }),
  ) as Record<CheckInMeasure, number>;
  truth.all = checkInStatements.reduce((sum, id) => sum + truth[id], 0) / checkInStatements.length;
  return { totals: totalsOf(released(pending, random)), truth };
}

/** The cells of every batch of these units, as the job releases them. */
function released(
  pending: {
    id: string;
    people: (Respondent & { changes: Parameters<typeof cellsOf>[0][number]["changes"] })[];
  }[],
  random: () => number,
) {
  const cells: ReturnType<typeof cellsOf> = [];
  let rest = pending;
  for (let batch = nextBatch(rest); batch; batch = nextBatch(rest)) {
    rest = rest.slice(batch.length);
    const counted = batch.flatMap(({ people }) => {
      const leftOut = new Set(drawLeftOut(people, (below) => Math.floor(random() * below)));
      return people.filter((each) => !leftOut.has(each));
    });
    cells.push(...cellsOf(counted));
  }
  return cells;
}

function totalsOf(cells: ReturnType<typeof cellsOf>): Map<CheckInMeasure, Totals> {
  const totals = new Map<CheckInMeasure, Totals>();
  for (const { measure, ...cell } of cells) {
    const before = totals.get(measure) ?? { people: 0, units: 0, sum: 0, squares: 0 };
    totals.set(measure, {
      people: before.people + cell.people,
      units: before.units + cell.units,
      sum: before.sum + cell.sum,
      squares: before.squares + cell.squares,
    });
  }
  return totals;
}
