/** Forms teams of similar size: five people if possible, six at most, nobody alone. */
import type { Seat, TeamId } from "../commands.ts";
import { draw, shuffled } from "../random.ts";
import { dividePairs, PAIR_COST } from "./pairs.ts";

export const MAX_TEAM = 6;
const TEAM_LIKED = 5;
/** Two people who met more often than this count as if they had not. */
const MOST_TIMES = 5;

export interface Candidate {
  seat: Seat;
  prefers: TeamId | null;
  mix: string[];
  /** [N16] How often they shared a team with other people in past sessions, by the other person's seat. */
  met?: ReadonlyMap<Seat, number>;
}

interface FormedTeam {
  id: TeamId;
  name: string;
  seats: Seat[];
}

/** [N1] Number of teams for a number of people. */
export function teamCount(people: number): number {
  return Math.max(1, Math.ceil(people / MAX_TEAM), Math.round(people / TEAM_LIKED));
}

/** [N2] Team sizes, which differ by one at most; larger ones first. */
export function teamSizes(people: number): number[] {
  const count = teamCount(people);
  return Array.from({ length: count }, (_team, index) => Math.floor((people + count - 1 - index) / count));
}

/** Creates teams with unused names in random order. */
export function freshTeams(
  names: readonly string[],
  used: readonly { id: TeamId; name: string }[],
  random: number,
): { next: () => { id: TeamId; name: string }; random: number } {
  const drawn = shuffled(
    names.filter((name) => !used.some((team) => team.name === name)),
    random,
  );
  const ids = new Set(used.map((team) => team.id));
  let number = 0;
  const next = () => {
    do number++;
    while (ids.has(`t${number}`));
    ids.add(`t${number}`);
    return { id: `t${number}`, name: drawn.value.shift() ?? `${names[number % names.length]} ${number}` };
  };
  return { next, random: drawn.random };
}

/**
 * Forms teams of the people present. [N3] Planned teams remain if sizes allow, the largest first. [N4] Everybody else
 * joins the team in which the fewest people share their department or office, then the one with the most free seats.
 * [N16] Then people are swapped until nobody meets again who can be kept apart.
 */
export function form(
  people: readonly Candidate[],
  planned: readonly { id: TeamId; name: string }[],
  names: readonly string[],
  random: number,
  sizes: readonly number[] = teamSizes(people.length),
): { teams: FormedTeam[]; random: number } {
  const preferring = (id: TeamId) => people.filter(({ prefers }) => prefers === id);
  const preferredTeams = planned
    .filter(({ id }) => preferring(id).length > 0)
    .sort((a, b) => preferring(b.id).length - preferring(a.id).length)
    .slice(0, sizes.length);
  const fresh = freshTeams(names, planned, random);
  const opened = sizes.map((_size, index) => preferredTeams[index] ?? fresh.next());
  const cost = pairCosts(people);
  const teamOf: number[] = people.map(() => -1);
  const members: number[][] = sizes.map(() => []);
  const assign = (person: number, team: number) => {
    teamOf[person] = team;
    members[team]?.push(person);
  };
  const indexOf = new Map(people.map(({ seat }, index) => [seat, index]));
  opened.forEach(({ id }, team) => {
    for (const { seat } of preferring(id).slice(0, sizes[team])) assign(indexOf.get(seat) ?? 0, team);
  });
  const fixed = teamOf.map((team) => team >= 0);
  const rest = shuffled(
    people.flatMap((_person, index) => (fixed[index] ? [] : [index])),
    fresh.random,
  );
  for (const person of rest.value) {
    const open = members.flatMap((there, team) => {
      const free = (sizes[team] ?? 0) - there.length;
      const costs = there.reduce((sum, other) => sum + (cost[person * people.length + other] ?? 0), 0);
      return free > 0 ? [{ team, free, costs }] : [];
    });
    open.sort((a, b) => a.costs - b.costs || b.free - a.free || a.team - b.team);
    assign(person, open[0]?.team ?? 0);
  }
  const divided = dividePairs({ cost, teamOf, teams: sizes.length, fixed, seed: rest.random });
  const teams = opened.map(({ id, name }, team) => ({
    id,
    name,
    seats: people.flatMap(({ seat }, index) => (divided[index] === team ? [seat] : [])),
  }));
  return { teams, random: draw(rest.random).random };
}

/** [N16] The cost of every two people in one team, see `PairProblem`. */
function pairCosts(people: readonly Candidate[]): Int32Array {
  const cost = new Int32Array(people.length ** 2);
  people.forEach((one, i) => {
    people.forEach((other, j) => {
      if (i === j) return;
      const apart = one.prefers !== null && other.prefers !== null && one.prefers !== other.prefers;
      // Two records of one meeting may differ; the larger one counts for both.
      const met = Math.max(one.met?.get(other.seat) ?? 0, other.met?.get(one.seat) ?? 0);
      const alike = one.mix.some((key) => other.mix.includes(key));
      cost[i * people.length + j] =
        (apart ? PAIR_COST.apart : 0) +
        (met > 0 ? PAIR_COST.met : 0) +
        PAIR_COST.again * Math.max(0, Math.min(met - 1, MOST_TIMES)) +
        (alike ? PAIR_COST.alike : 0);
    });
  });
  return cost;
}
