import * as z from "zod";
import { type Expression, evaluate, parseExpression } from "../expression.ts";
import { type Applied, Label, mayMove, Name, Owners, ownerOf, type PuzzleKind, puzzleBase } from "./kind.ts";
import { checkNames, RulePackets, rulesOf } from "./rules.ts";

/** Functions in rules: whether a path uses an edge (in either direction), and passes a node without a turn. */
const FUNCTIONS = ["door", "straight"];

/**
 * Find the path on a drawn map (x 0-100, y 0-60) that visits no node twice. In rules a node stands for its position on
 * the path from 1 on, or 0 if it is not on it; `moves` is the number of edges; `door(dock, hall)` and `straight(hall)`
 * are true or false.
 */
export const RouteSource = z
  .object({
    kind: z.literal("route"),
    ...puzzleBase,
    nodes: z
      .array(
        z.object({
          id: Name,
          label: Label,
          icon: z.string().default(""),
          x: z.number().min(0).max(100),
          y: z.number().min(0).max(60),
          packets: Owners,
        }),
      )
      .min(4)
      .max(30),
    edges: z.array(z.tuple([Name, Name])).min(3),
    start: Name,
    end: Name,
    /** Public limit. It also keeps the search for all paths short on large maps. */
    most_moves: z.int().min(2).max(20).default(20),
    packets: RulePackets,
    solution: z.array(Name),
  })
  .superRefine((def, context) => {
    const report = (message: string) => context.addIssue({ code: "custom", message });
    const ids = def.nodes.map(({ id }) => id);
    const rules = def.packets.map(({ rule }) => rule);
    checkNames(rules, { names: [...ids, "moves"], functions: FUNCTIONS }, report);
    for (const name of [def.start, def.end, ...def.edges.flat(), ...def.solution]) {
      if (!ids.includes(name)) report(`"${name}" is not on the map`);
    }
    if (def.solution[0] !== def.start || def.solution.at(-1) !== def.end) {
      report("the solution goes from the start to the end");
    }
  });
type RouteDef = z.output<typeof RouteSource>;

/**
 * `put` goes to a neighbor of the last node, or back to a node on the path; `remove` undoes the last step. [P1] Everybody
 * may go back.
 */
const PathMove = z.discriminatedUnion("do", [
  z.object({ do: z.literal("put"), node: Name }),
  z.object({ do: z.literal("remove") }),
  z.object({ do: z.literal("clear") }),
]);
type PathMove = z.output<typeof PathMove>;

/** Nodes from the start on. */
type Path = string[];

export const route: PuzzleKind<RouteDef, Path, PathMove> = {
  move: PathMove,
  init: (def) => [def.start],
  apply: (def, path, move, own) =>
    move.do !== "put" || path.includes(move.node) || isOwn(def, move.node, own)
      ? walk(def, path, move)
      : { error: "NOT_YOURS" },
  solved: (def, path) => path.join() === def.solution.join(),
  empty: (def, path) => (path.at(-1) === def.end ? 0 : 1),
  stillApplies: (_, path, move) => move.do === "put" && path.includes(move.node),
  view: (def, path, owners) => ({
    kind: "route",
    nodes: def.nodes.map(({ packets, ...node }) => ({ ...node, ...ownerOf(packets, owners) })),
    edges: def.edges,
    start: def.start,
    end: def.end,
    path,
  }),
  secrets: (def, own) => ({
    controls: def.nodes.flatMap(({ id, packets }) => (packets && mayMove(packets, own) ? [id] : [])),
    goals: [],
  }),
  solutionCount(def, packets) {
    const rules = rulesOf(def.packets, packets).map(parseExpression);
    return allPaths(def).filter((path) => rules.every((rule) => fits(def, path, rule))).length;
  },
  nextMove(def, path, own) {
    const wrong = path.findIndex((step, at) => step !== def.solution[at]);
    const node = wrong < 0 ? def.solution[path.length] : def.solution[wrong - 1];
    return node === undefined || (wrong < 0 && !isOwn(def, node, own)) ? null : { do: "put", node };
  },
};

/** [P1] Whether somebody with these packets may go on to this node. */
function isOwn(def: RouteDef, node: string, own: readonly number[]): boolean {
  return mayMove(def.nodes.find(({ id }) => id === node)?.packets, own);
}

function walk(def: RouteDef, path: Path, move: PathMove): Applied<Path> {
  switch (move.do) {
    case "put": {
      const before = path.indexOf(move.node);
      if (before >= 0) return { state: path.slice(0, before + 1), touched: move.node };
      const here = path.at(-1) ?? "";
      const connected = neighbors(def, here).includes(move.node);
      if (!connected || here === def.end || path.length > def.most_moves) return { error: "UNKNOWN" };
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

function neighbors(def: RouteDef, node: string): string[] {
  return def.edges.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
}

/** Every path from the start to the end that visits no node twice. */
function allPaths(def: RouteDef): Path[] {
  const paths: Path[] = [];
  const visit = (path: Path): void => {
    const here = path.at(-1) ?? "";
    if (here === def.end) paths.push(path);
    else if (path.length <= def.most_moves) {
      for (const next of neighbors(def, here)) if (!path.includes(next)) visit([...path, next]);
    }
  };
  visit([def.start]);
  return paths;
}

function fits(def: RouteDef, path: Path, rule: Expression): boolean {
  const position = (node: string) => path.indexOf(node) + 1;
  const value = evaluate(rule, {
    value: (name) => (name === "moves" ? path.length - 1 : position(name)),
    call(name, [a = "", b = ""]) {
      if (name === "straight") return Number(isStraight(def, path, a));
      return Number(position(a) > 0 && position(b) > 0 && Math.abs(position(a) - position(b)) === 1);
    },
  });
  return value !== 0;
}

function isStraight(def: RouteDef, path: Path, node: string): boolean {
  const at = path.indexOf(node);
  const [before, here, after] = [at - 1, at, at + 1].map((step) =>
    def.nodes.find(({ id }) => id === path[step]),
  );
  if (!before || !here || !after) return false;
  return (here.x - before.x) * (after.y - here.y) === (here.y - before.y) * (after.x - here.x);
}
