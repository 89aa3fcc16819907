import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAMPLES } from "../../test/sample-puzzles.ts";
import { PACKETS } from "./kind.ts";
import { PuzzleSource, puzzleKind } from "./registry.ts";

/** Names of the samples' boards. */
const NAMES = [
  "rope",
  "cat",
  "cook",
  "dentist",
  "h1",
  "h2",
  "a",
  "b",
  "f",
  "lamp",
  "sing",
  "heron",
  "9",
  "P",
  "high1",
];
const without = (packet: number) => PACKETS.filter((other) => other !== packet);

test("every kind has a sample", () => {
  const kinds = PuzzleSource.options.map(({ shape }) => shape.kind.value);
  expect([...new Set(SAMPLES.map(({ def }) => def.kind))].sort()).toEqual(kinds.sort());
});

describe.each(SAMPLES.map((sample) => ({ name: sample.def.kind, ...sample })))(
  "$name",
  ({ def, without: proof }) => {
    const kind = puzzleKind(def.kind);

    /** Everybody in turn makes the move that a simulated participant would. */
    function play(board = kind.init(def)): { board: unknown; moves: { move: unknown; packet: number }[] } {
      const moves: { move: unknown; packet: number }[] = [];
      let now = board;
      for (let turn = 0; turn < 100 && !kind.solved(def, now); turn += 1) {
        const packet = (turn % 6) + 1;
        const move = kind.nextMove(def, now, [packet]);
        if (move === null) continue;
        const applied = kind.apply(def, now, kind.move.parse(move), [packet]);
        if ("error" in applied) throw new Error(`${JSON.stringify(move)}: ${applied.error}`);
        now = applied.state;
        moves.push({ move, packet });
      }
      return { board: now, moves };
    }

    const playOut = (board: unknown) => play(board).board;

    test("[P7] is not solved at first, and right moves solve it", () => {
      expect(kind.solved(def, kind.init(def))).toBe(false);
      const { board } = play();
      expect(kind.solved(def, board)).toBe(true);
      expect(PACKETS.map((packet) => kind.nextMove(def, board, [packet]))).toEqual(PACKETS.map(() => null));
    });

    test("[P6] remembers which moves the board still shows", () => {
      const { board, moves } = play();
      expect(moves.every(({ move }) => kind.stillApplies(def, board, kind.move.parse(move)))).toBe(true);
      expect(moves.some(({ move }) => kind.stillApplies(def, kind.init(def), kind.move.parse(move)))).toBe(
        false,
      );
    });

    test("[P8] one answer fits, and every packet is needed", () => {
      expect(PACKETS.map((packet) => kind.solutionCount(def, without(packet)))).toEqual(proof);
      expect(kind.solutionCount(def, PACKETS)).toBe(1);
    });

    test("[P9] the public board contains neither packets nor the solution", () => {
      const visited = JSON.stringify(kind.view(def, kind.init(def), { 1: ["s1"] }));
      for (const { text } of def.packets) if (text.length > 8) expect(visited).not.toContain(text);
      for (const word of ["solution", "rule", "tops", "bottoms", "packets", '"half"']) {
        expect(visited).not.toContain(word);
      }
    });

    test("[P2] a board stays valid after any move", () => {
      const slot = fc.nat(11);
      const node = fc.constantFrom(...NAMES);
      const move = fc.oneof(
        fc.record({ do: fc.constantFrom("put", "remove"), slot, item: node, left: node, right: node, node }),
        fc.record({ do: fc.constant("swap"), a: fc.oneof(slot, node), b: fc.oneof(slot, node) }),
        fc.record({ do: fc.constant("turn"), control: node, value: fc.nat(9) }),
        fc.constant({ do: "clear" }),
      );
      const playAll = (moves: unknown[]) => {
        let board = kind.init(def);
        for (const tried of moves) {
          const parsed = kind.move.safeParse(tried);
          if (!parsed.success) continue;
          const applied = kind.apply(def, board, parsed.data, [1, 2, 3]);
          if ("state" in applied) board = applied.state;
          expect(JSON.parse(JSON.stringify(board))).toEqual(board);
          kind.view(def, board, {});
        }
        // From wherever they are, right moves lead home.
        return kind.solved(def, playOut(board));
      };
      fc.assert(fc.property(fc.array(move, { maxLength: 12 }), playAll), { numRuns: 60 });
    });

    test("[P2] a board survives JSON, and rejects invalid moves", () => {
      const { board } = play();
      expect(kind.solved(def, JSON.parse(JSON.stringify(board)))).toBe(true);
      const nowhere = kind.move.safeParse({
        do: "put",
        slot: 11,
        item: "x",
        left: "x",
        right: "x",
        node: "x",
      });
      const turn = kind.move.safeParse({ do: "turn", control: "x", value: 0 });
      const strange = nowhere.success ? nowhere.data : turn.success ? turn.data : null;
      expect(kind.apply(def, kind.init(def), strange, PACKETS)).toEqual({ error: "UNKNOWN" });
    });
  },
);
