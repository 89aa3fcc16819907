import { teamSizes } from "../../shared/session/model.ts";
import { type Board, freeName } from "./board.ts";

export const rules = ["departments", "offices", "random"] as const;
export type Rule = (typeof rules)[number];

interface Member {
  consumer_id: string;
  department: string | null;
  office: string | null;
}

/**
 * Forms teams of even sizes, at most six. Mixing deals the groups one after the other, the largest first, so that
 * people of one department or office are spread as widely as possible.
 *
 * @param random numbers from 0 up to 1, for the random order
 */
export function teamsBy(rule: Rule, people: readonly Member[], random: () => number): Board {
  if (people.length === 0) return [];
  const { count } = teamSizes(people.length);
  const dealt = rule === "random" ? shuffled(people, random) : byGroup(rule, people, random);
  const names: string[] = [];
  return Array.from({ length: count }, (_, team) => {
    const name = freeName(names);
    names.push(name);
    return { name, members: dealt.filter((_one, at) => at % count === team).map((one) => one.consumer_id) };
  });
}

function byGroup(rule: Exclude<Rule, "random">, people: readonly Member[], random: () => number): Member[] {
  const of = (person: Member) => (rule === "departments" ? person.department : person.office) ?? "";
  const groups = new Map<string, Member[]>();
  for (const person of shuffled(people, random)) {
    groups.set(of(person), [...(groups.get(of(person)) ?? []), person]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length).flat();
}

/** In random order (Fisher–Yates). */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const drawn = [...list];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [drawn[last], drawn[other]] = [drawn[other] as T, drawn[last] as T];
  }
  return drawn;
}
