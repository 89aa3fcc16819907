import type { Applied, PuzzleKind } from "../kind.ts";
import { PathMove } from "../moves.ts";
import { parseRule } from "../rules/grammar.ts";
import { type RouteDef, RouteSource } from "./source.ts";
import { allWays, fits } from "./ways.ts";

/** Nodes from the start on. */
type Path = string[];

/** Draw one way on a map. */
export const route: PuzzleKind<RouteDef, Path, PathMove> = {
  kind: "route",
  source: RouteSource,
  move: PathMove,
  mode: "check",
  holdMs: 0,
  init: (def) => [def.start],
  apply: walk,
  solved: (def, path) => path.join() === def.solution.join(),
  kept: (_, path, move) => move.do === "put" && path.includes(move.node),
  view: (def, path) => ({
    kind: "route",
    nodes: def.nodes,
    edges: def.edges,
    start: def.start,
    end: def.end,
    path,
  }),
  secrets: () => ({ controls: [], goals: [] }),
  answers(def, packets) {
    const rules = packets.flatMap((packet) => def.packets[packet - 1]?.rule ?? []).map(parseRule);
    return allWays(def).filter((way) => rules.every((rule) => fits(def, way, rule))).length;
  },
  nextMove(def, path) {
    const right = path.findIndex((node, at) => node !== def.solution[at]);
    const node = right < 0 ? def.solution[path.length] : def.solution[right - 1];
    return node === undefined ? null : { do: "put", node };
  },
};

function walk(def: RouteDef, path: Path, move: PathMove): Applied<Path> {
  switch (move.do) {
    case "put": {
      const before = path.indexOf(move.node);
      if (before >= 0) return { state: path.slice(0, before + 1), touched: move.node };
      const here = path.at(-1);
      const open = def.edges.some(
        ([a, b]) => (a === here && b === move.node) || (b === here && a === move.node),
      );
      if (!open || here === def.end || path.length > def.most_moves) return { error: "UNKNOWN" };
      return { state: [...path, move.node], touched: move.node };
    }
    case "remove": {
      const state = path.length > 1 ? path.slice(0, -1) : path;
      return { state, touched: state.at(-1) ?? def.start };
    }
    case "clear":
      return { state: [def.start], touched: def.start };
  }
}
