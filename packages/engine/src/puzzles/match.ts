import * as z from "zod";
import {
  type Applied,
  Drawing,
  Label,
  mayMove,
  Name,
  Owners,
  ownerOf,
  type PuzzleKind,
  puzzleBase,
} from "./kind.ts";
import { checkNames, countSolutions, Rule, RulePackets, rulesOf } from "./rules.ts";

/**
 * Give each thing on the left its own tile on the right. In rules a left name stands for the `value` of its tile, and
 * `long(florist)` for the tile's `has.long` (0 if it has none).
 */
export const MatchSource = z
  .object({
    kind: z.literal("match"),
    ...puzzleBase,
    left: z
      .array(z.object({ id: Name, label: Label, note: z.string().default(""), packets: Owners }))
      .min(3)
      .max(7),
    right: z
      .array(
        z.object({
          id: Name,
          label: Label,
          value: z.int(),
          has: z.record(Name, z.number()).default({}),
          /** The story's own drawing of it. */
          drawing: Drawing.optional(),
        }),
      )
      .min(3)
      .max(7),
    rules: z.array(Rule).default([]),
    packets: RulePackets,
    /** Left to right. */
    solution: z.record(Name, Name),
  })
  .superRefine((def, context) => {
    const report = (message: string) => context.addIssue({ code: "custom", message });
    checkNames(
      [...def.rules, ...def.packets.map(({ rule }) => rule)],
      { names: def.left.map(({ id }) => id), functions: def.right.flatMap(({ has }) => Object.keys(has)) },
      report,
    );
    for (const { tile } of def.packets)
      if (tile !== undefined && !def.right.some(({ id }) => id === tile))
        report(`there is no tile "${tile}"`);
    const tiles = new Set(def.left.map(({ id }) => def.solution[id]));
    if (tiles.size !== def.left.length || !def.right.every(({ id }) => tiles.has(id))) {
      report("the solution gives each left thing its own tile, and uses every tile");
    }
  });
type MatchDef = z.output<typeof MatchSource>;

/** `put` gives `left` the tile `right` and removes it from its previous owner. */
const PairMove = z.discriminatedUnion("do", [
  z.object({ do: z.literal("put"), left: Name, right: Name }),
  z.object({ do: z.literal("swap"), a: Name, b: Name }),
  z.object({ do: z.literal("remove"), left: Name }),
  z.object({ do: z.literal("clear") }),
]);
type PairMove = z.output<typeof PairMove>;

/** Left to right. */
type Pairs = Record<string, string>;

export const match: PuzzleKind<MatchDef, Pairs, PairMove> = {
  move: PairMove,
  init: () => ({}),
  apply: (def, pairs, move, own) =>
    mayMake(def, pairs, move, own) ? pair(def, pairs, move) : { error: "NOT_YOURS" },
  solved: (def, pairs) => def.left.every(({ id }) => pairs[id] === def.solution[id]),
  partly: (def, pairs) => ({
    right: def.left.filter(({ id }) => pairs[id] === def.solution[id]).length,
    of: def.left.length,
  }),
  empty: (def, pairs) => def.left.filter(({ id }) => pairs[id] === undefined).length,
  stillApplies: (_, pairs, move) => move.do === "put" && pairs[move.left] === move.right,
  view: (def, pairs, owners) => ({
    kind: "match",
    left: def.left.map(({ packets, ...left }) => ({ ...left, ...ownerOf(packets, owners) })),
    right: def.right.map(({ id, label, drawing }) => {
      const holders = holdersOf(def, id);
      if (!holders) return { id, label, ...(drawing && { drawing }) };
      const placed = Object.values(pairs).includes(id);
      return { id, label: placed ? label : "", ...ownerOf(holders, owners) };
    }),
    pairs,
  }),
  secrets: (def, own) => ({
    controls: [
      ...def.left.flatMap(({ id, packets }) => (packets && mayMove(packets, own) ? [id] : [])),
      ...def.right.flatMap(({ id }) => (holdersOf(def, id) && isOwnTile(def, id, own) ? [id] : [])),
    ],
    goals: [],
  }),
  solutionCount(def, packets) {
    const names = def.left.map(({ id }) => id);
    // Tiles are identified by their index, since two of them may have the same value.
    const domain = def.right.map((_, at) => at);
    return countSolutions(
      {
        unknowns: names.map((name) => ({ name, domain })),
        rules: [...def.rules, ...rulesOf(def.packets, packets)],
        allDifferent: true,
        valueFor: (_, at) => def.right[at]?.value ?? 0,
        call: (has, [left = ""], numbers) => def.right[numbers.get(left) ?? -1]?.has[has] ?? 0,
      },
      names,
    );
  },
  nextMove(def, pairs, own) {
    const left = def.left.find(({ id }) => {
      const right = def.solution[id];
      return right !== undefined && pairs[id] !== right && isOwn(def, id, own) && isOwnTile(def, right, own);
    })?.id;
    return left === undefined ? null : { do: "put", left, right: def.solution[left] ?? "" };
  },
};

/** [P23] The packets whose cards play this tile, if it is a sound. */
function holdersOf(def: MatchDef, right: string): number[] | undefined {
  const packets = def.packets.flatMap(({ tile }, at) => (tile === right ? [at + 1] : []));
  return packets.length > 0 ? packets : undefined;
}

/** [P1] Whether somebody with these packets may give a tile to this thing, or take its tile away. */
function isOwn(def: MatchDef, left: string, own: readonly number[]): boolean {
  return mayMove(def.left.find(({ id }) => id === left)?.packets, own);
}

/** [P23] Whether they may put this tile somewhere, or take it away. */
function isOwnTile(def: MatchDef, right: string | undefined, own: readonly number[]): boolean {
  return right === undefined || mayMove(holdersOf(def, right), own);
}

/** [P1] Whether they may make this move. What it takes a tile from, or puts back in the tray, may be anybody's. */
function mayMake(def: MatchDef, pairs: Pairs, move: PairMove, own: readonly number[]): boolean {
  const isOwnPair = (left: string) => isOwn(def, left, own) && isOwnTile(def, pairs[left], own);
  switch (move.do) {
    case "put":
      return isOwn(def, move.left, own) && isOwnTile(def, move.right, own);
    case "remove":
      return isOwnPair(move.left);
    case "swap":
      return [move.a, move.b].some((left) => pairs[left] !== undefined && isOwnPair(left));
    case "clear":
      return Object.keys(pairs).every(isOwnPair);
  }
}

function pair(def: MatchDef, pairs: Pairs, move: PairMove): Applied<Pairs> {
  const isLeft = (name: string) => def.left.some(({ id }) => id === name);
  switch (move.do) {
    case "put": {
      if (!isLeft(move.left) || !def.right.some(({ id }) => id === move.right)) return { error: "UNKNOWN" };
      const others = Object.entries(pairs).filter(
        ([left, right]) => left !== move.left && right !== move.right,
      );
      return { state: { ...Object.fromEntries(others), [move.left]: move.right }, touched: move.left };
    }
    case "swap": {
      if (!isLeft(move.a) || !isLeft(move.b)) return { error: "UNKNOWN" };
      const { [move.a]: a, [move.b]: b, ...state } = pairs;
      if (b !== undefined) state[move.a] = b;
      if (a !== undefined) state[move.b] = a;
      return { state, touched: move.b };
    }
    case "remove": {
      if (!isLeft(move.left)) return { error: "UNKNOWN" };
      const { [move.left]: _, ...state } = pairs;
      return { state, touched: move.left };
    }
    case "clear":
      return { state: {}, touched: "all" };
  }
}
