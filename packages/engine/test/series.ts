/** Series of sessions for one list of people: how often people meet again, by the rules and by chance. */
import { randomNumbers, shuffled } from "../src/random.ts";
import { type Candidate, form, teamSizes } from "../src/session/formation.ts";

export interface SeriesPlan {
  people: number;
  /** All teams have this size; without it the rules choose the sizes. */
  teamOf?: number;
  sessions: number;
  /** Share of the list that is missing in each session, at random. */
  missing?: number;
  /** Number of departments, of which everybody has one in turn. */
  departments?: number;
  seed: number;
  /** Ms since any moment. */
  timer: () => number;
}

interface SeriesResult {
  /** Pairs in one team that had met before, over all sessions. */
  repeated: number;
  /** The same in teams that were drawn at random. */
  repeatedAtRandom: number;
  /** Share of all pairs of the list that have met in the end. */
  met: number;
  /** The slowest formation of a session's teams, by the timer of the plan. */
  slowestMs: number;
}

/** Forms the teams of a series, each session with what the ones before it leave. */
export function playSeries({ seed, timer, ...plan }: SeriesPlan): SeriesResult {
  const random = randomNumbers(seed);
  const byRules = new Meetings();
  const byChance = new Meetings();
  let slowestMs = 0;
  for (let session = 0; session < plan.sessions; session++) {
    const all = Array.from({ length: plan.people }, (_person, index) => index);
    const drawn = shuffled(all, Math.floor(random() * 2 ** 32)).value;
    const there = drawn.slice(Math.round(plan.people * (plan.missing ?? 0))).sort((a, b) => a - b);
    const sizes = plan.teamOf
      ? Array<number>(there.length / plan.teamOf).fill(plan.teamOf)
      : teamSizes(there.length);
    const people: Candidate[] = there.map((index) => ({
      seat: `${index}`,
      prefers: null,
      mix: plan.departments ? [`${index % plan.departments}`] : [],
      met: byRules.of(`${index}`),
    }));
    const before = timer();
    const { teams } = form(people, [], [], Math.floor(random() * 2 ** 32), sizes);
    slowestMs = Math.max(slowestMs, timer() - before);
    byRules.note(teams.map(({ seats }) => seats));
    const mixed = shuffled(there, Math.floor(random() * 2 ** 32)).value.map(String);
    byChance.note(sizes.map((size) => mixed.splice(0, size)));
  }
  const pairs = (plan.people * (plan.people - 1)) / 2;
  return {
    repeated: byRules.repeated,
    repeatedAtRandom: byChance.repeated,
    met: byRules.pairs / pairs,
    slowestMs,
  };
}

/** Who has shared a team with whom, how often. */
class Meetings {
  repeated = 0;
  pairs = 0;
  readonly #met = new Map<string, Map<string, number>>();

  of(person: string): Map<string, number> {
    return this.#met.get(person) ?? new Map();
  }

  note(teams: string[][]): void {
    for (const team of teams)
      for (const one of team)
        for (const other of team) {
          if (one === other) continue;
          const times = this.of(one).get(other) ?? 0;
          // Both directions are noted, one of them is counted.
          if (one < other) {
            if (times === 0) this.pairs++;
            else this.repeated++;
          }
          this.#met.set(one, new Map(this.of(one)).set(other, times + 1));
        }
  }
}
