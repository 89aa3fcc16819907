/**
 * Divides people into teams so that the pairs in one team cost as little as possible: tabu search over swaps of two
 * people. The number of steps is limited instead of the time, so the same input always gives the same teams.
 */
import { randomNumbers } from "../random.ts";

/**
 * Costs of two people in one team: who are planned apart, have met, have met `again` (for each further time), or share
 * a department. A pair that meets for the third time costs less than two that meet again, so that as many people as
 * possible meet somebody new.
 */
export const PAIR_COST = { apart: 1_000_000_000, met: 100_000, again: 10_000, alike: 1 } as const;

/** The most swaps that are compared: about 30 ms. */
const MOST_COMPARED = 1_000_000;
/** The search ends after this number of compared swaps without a better division. */
const PATIENCE = 300_000;
/** A person who was swapped stays for this number of steps, and by chance for up to twice as many. */
const REST_STEPS = 6;

export interface PairProblem {
  /** The cost of person i and person j in one team at `i * people + j`; symmetric, zero for i = j. */
  cost: Int32Array;
  /** The team of each person at the start. The sizes of teams do not change. */
  teamOf: readonly number[];
  teams: number;
  /** People who must stay in their team. */
  fixed: readonly boolean[];
  seed: number;
}

/** The team of each person in the best division that was found. */
export function dividePairs({ cost, teamOf: start, teams, fixed, seed }: PairProblem): number[] {
  const people = start.length;
  const random = randomNumbers(seed);
  const movable = fixed.flatMap((isFixed, person) => (isFixed ? [] : [person]));
  const teamOf = Int32Array.from(start);
  const restsUntil = new Int32Array(people);
  /** The cost of person i with everybody in team t at `i * teams + t`. */
  const withTeam = new Float64Array(people * teams);
  for (let i = 0; i < people; i++)
    for (let j = 0; j < people; j++) add(i, teamOf[j] as number, cost[i * people + j] as number);
  const own = (person: number) => withTeam[person * teams + (teamOf[person] as number)] as number;

  // The cost relative to the start: pairs of people who both stay never change.
  let change = 0;
  let best = { change: 0, teamOf: [...teamOf] };
  let waited = 0;
  for (let step = 1, compared = 0; compared < MOST_COMPARED && waited < PATIENCE; step++) {
    const one = costlyPerson(step % 2 === 0);
    if (one === null) break;
    const swap = bestSwap(one, step);
    compared += movable.length;
    waited += movable.length;
    if (!swap) continue;
    apply(one, swap.other);
    change += swap.change;
    for (const person of [one, swap.other])
      restsUntil[person] = step + REST_STEPS + Math.floor(random() * REST_STEPS);
    if (change >= best.change) continue;
    best = { change, teamOf: [...teamOf] };
    waited = 0;
  }
  return best.teamOf;

  function add(person: number, team: number, amount: number): void {
    const at = person * teams + team;
    withTeam[at] = (withTeam[at] as number) + amount;
  }

  /** A random person with a pair that costs something; of the most expensive kind unless `any`. Null without one. */
  function costlyPerson(any: boolean): number | null {
    let worst = 0;
    for (const person of movable) worst = Math.max(worst, own(person));
    if (worst === 0) return null;
    const least = any ? 1 : (Object.values(PAIR_COST).find((kind) => kind <= worst) ?? 1);
    const costly = movable.filter((person) => own(person) >= least);
    return costly[Math.floor(random() * costly.length)] ?? null;
  }

  function bestSwap(one: number, step: number): { other: number; change: number } | null {
    const from = teamOf[one] as number;
    const first = Math.floor(random() * movable.length);
    let cheapest: { other: number; change: number } | null = null;
    for (let index = 0; index < movable.length; index++) {
      const other = movable[(first + index) % movable.length] as number;
      const to = teamOf[other] as number;
      if (to === from) continue;
      const before = (withTeam[one * teams + from] as number) + (withTeam[other * teams + to] as number);
      const after = (withTeam[one * teams + to] as number) + (withTeam[other * teams + from] as number);
      const difference = after - 2 * (cost[one * people + other] as number) - before;
      if (cheapest && difference >= cheapest.change) continue;
      const rests = (restsUntil[one] as number) > step || (restsUntil[other] as number) > step;
      if (!rests || change + difference < best.change) cheapest = { other, change: difference };
    }
    return cheapest;
  }

  function apply(one: number, other: number): void {
    const [from, to] = [teamOf[one] as number, teamOf[other] as number];
    for (let person = 0; person < people; person++) {
      const difference = (cost[person * people + other] as number) - (cost[person * people + one] as number);
      add(person, from, difference);
      add(person, to, -difference);
    }
    teamOf[one] = to;
    teamOf[other] = from;
  }
}
