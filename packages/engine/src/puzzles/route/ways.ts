import { evaluate } from "../rules/evaluate.ts";
import type { Expr } from "../rules/grammar.ts";
import type { RouteDef } from "./source.ts";

/** Every way from the start to the end that touches no node twice. */
export function allWays(def: RouteDef): string[][] {
  const doors = new Map<string, string[]>();
  for (const [a, b] of def.edges) {
    doors.set(a, [...(doors.get(a) ?? []), b]);
    doors.set(b, [...(doors.get(b) ?? []), a]);
  }
  const ways: string[][] = [];
  const visit = (way: string[]): void => {
    const here = way.at(-1) ?? "";
    if (here === def.end) ways.push(way);
    else if (way.length <= def.most_moves) {
      for (const next of doors.get(here) ?? []) if (!way.includes(next)) visit([...way, next]);
    }
  };
  visit([def.start]);
  return ways;
}

/** Does a way keep a rule? */
export function fits(def: RouteDef, way: readonly string[], rule: Expr): boolean {
  const place = (node: string) => way.indexOf(node) + 1;
  return (
    evaluate(rule, {
      value: (name) => (name === "moves" ? way.length - 1 : place(name)),
      call(name, [a = "", b = ""]) {
        if (name === "door")
          return Number(place(a) > 0 && place(b) > 0 && Math.abs(place(a) - place(b)) === 1);
        return Number(isStraight(def, way, a));
      },
    }) !== 0
  );
}

function isStraight(def: RouteDef, way: readonly string[], node: string): boolean {
  const at = way.indexOf(node);
  const [before, here, after] = [at - 1, at, at + 1].map((step) =>
    def.nodes.find(({ id }) => id === way[step]),
  );
  if (!before || !here || !after) return false;
  return (here.x - before.x) * (after.y - here.y) === (here.y - before.y) * (after.x - here.x);
}
