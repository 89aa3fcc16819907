import type { Applied, PuzzleKind } from "../kind.ts";
import { PairMove } from "../moves.ts";
import { countAnswers } from "../rules/solve.ts";
import { type MatchDef, MatchSource } from "./source.ts";

/** Left to right. */
type Pairs = Record<string, string>;

/** Give each thing its own partner. */
export const match: PuzzleKind<MatchDef, Pairs, PairMove> = {
  kind: "match",
  source: MatchSource,
  move: PairMove,
  mode: "check",
  holdMs: 0,
  init: () => ({}),
  apply: pair,
  solved: (def, pairs) => def.left.every(({ id }) => pairs[id] === def.solution[id]),
  kept: (_, pairs, move) => move.do === "put" && pairs[move.left] === move.right,
  view: (def, pairs) => ({
    kind: "match",
    left: def.left,
    right: def.right.map(({ id, label }) => ({ id, label })),
    pairs,
  }),
  secrets: () => ({ controls: [], goals: [] }),
  answers(def, packets) {
    const names = def.left.map(({ id }) => id);
    // Tiles are told apart by their place, since two of them may carry the same value.
    const domain = def.right.map((_, at) => at);
    return countAnswers(
      {
        unknowns: names.map((name) => ({ name, domain })),
        rules: [...def.rules, ...packets.flatMap((packet) => def.packets[packet - 1]?.rule ?? [])],
        allDifferent: true,
        countsAs: (_, at) => def.right[at]?.value ?? 0,
        call: (has, [left = ""], values) => def.right[values.get(left) ?? -1]?.has[has] ?? 0,
      },
      names,
    );
  },
  nextMove(def, pairs) {
    const left = def.left.find(({ id }) => pairs[id] !== def.solution[id])?.id;
    const right = left === undefined ? undefined : def.solution[left];
    return left === undefined || right === undefined ? null : { do: "put", left, right };
  },
};

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
      const { [move.a]: a, [move.b]: b, ...rest } = pairs;
      const state = {
        ...rest,
        ...(b !== undefined && { [move.a]: b }),
        ...(a !== undefined && { [move.b]: a }),
      };
      return { state, touched: move.b };
    }
    case "remove": {
      if (!isLeft(move.left)) return { error: "UNKNOWN" };
      const { [move.left]: _, ...rest } = pairs;
      return { state: rest, touched: move.left };
    }
    case "clear":
      return { state: {}, touched: "all" };
  }
}
