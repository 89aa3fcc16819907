/** Forms teams of similar size: five people if possible, six at most, nobody alone. */
import type { Seat, TeamId } from "../commands.ts";
import { shuffled } from "../random.ts";

export const MAX_TEAM = 6;
const TEAM_LIKED = 5;

export interface Candidate {
  seat: Seat;
  prefers: TeamId | null;
  mix: string[];
}

export interface FormedTeam {
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
 */
export function form(
  people: readonly Candidate[],
  planned: readonly { id: TeamId; name: string }[],
  names: readonly string[],
  random: number,
): { teams: FormedTeam[]; random: number } {
  const sizes = teamSizes(people.length);
  const preferring = (id: TeamId) => people.filter(({ prefers }) => prefers === id);
  const preferredTeams = planned
    .filter(({ id }) => preferring(id).length > 0)
    .sort((a, b) => preferring(b.id).length - preferring(a.id).length)
    .slice(0, sizes.length);
  const fresh = freshTeams(names, planned, random);
  const teams: FormedTeam[] = sizes.map((_size, index) => ({
    ...(preferredTeams[index] ?? fresh.next()),
    seats: [],
  }));
  const freeSeats = (index: number) => (sizes[index] ?? 0) - (teams[index]?.seats.length ?? 0);
  const order = (seat: Seat) => people.findIndex((person) => person.seat === seat);
  const mixOf = new Map(people.map(({ seat, mix }) => [seat, mix]));
  const placed = new Set<Seat>();
  teams.forEach((team, index) => {
    for (const { seat } of preferring(team.id).slice(0, sizes[index])) {
      team.seats.push(seat);
      placed.add(seat);
    }
  });
  const rest = shuffled(
    people.filter(({ seat }) => !placed.has(seat)),
    fresh.random,
  );
  for (const { seat, mix } of rest.value) {
    const alike = (team: FormedTeam) =>
      team.seats.filter((other) => mixOf.get(other)?.some((key) => mix.includes(key))).length;
    const open = teams.map((team, index) => ({ team, index })).filter(({ index }) => freeSeats(index) > 0);
    open.sort(
      (a, b) => alike(a.team) - alike(b.team) || freeSeats(b.index) - freeSeats(a.index) || a.index - b.index,
    );
    open[0]?.team.seats.push(seat);
  }
  for (const team of teams) team.seats.sort((a, b) => order(a) - order(b));
  return { teams, random: rest.random };
}
