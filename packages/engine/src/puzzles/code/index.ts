import type { PuzzleKind } from "../kind.ts";
import { SlotMove } from "../moves.ts";
import { countAnswers, range } from "../rules/solve.ts";
import { emptySlots, moveSlots, nextSlotMove, type Slots, sameSlots } from "../slots.ts";
import { type CodeDef, CodeSource } from "./source.ts";

/** Set the wheels of a lock. */
export const code: PuzzleKind<CodeDef, Slots, SlotMove> = {
  kind: "code",
  source: CodeSource,
  move: SlotMove,
  mode: "check",
  holdMs: 0,
  init: (def) => emptySlots(def.wheels.length),
  apply: (def, slots, move) =>
    moveSlots(slots, move, {
      allowed: (item, slot) => def.wheels[slot]?.symbols.includes(item) ?? false,
      once: false,
    }),
  solved: (def, slots) => sameSlots(slots, def.solution),
  kept: (_, slots, move) => move.do === "put" && slots[move.slot] === move.item,
  view: (def, slots) => ({ kind: "code", wheels: def.wheels, slots }),
  secrets: () => ({ controls: [], goals: [] }),
  answers(def, packets) {
    const wheels = def.wheels.map(({ id, symbols }) => ({ name: id, domain: symbols.map(numberOf) }));
    const hidden = def.hidden.map(({ id, from, to }) => ({ name: id, domain: range(from, to) }));
    return countAnswers(
      {
        unknowns: [...hidden, ...wheels],
        rules: [...def.rules, ...packets.flatMap((packet) => def.packets[packet - 1]?.rule ?? [])],
        constants: Object.fromEntries(
          def.wheels.flatMap(({ symbols }) => symbols.map((symbol, at) => [symbol, numberOf(symbol, at)])),
        ),
      },
      wheels.map(({ name }) => name),
    );
  },
  nextMove: (def, slots) => nextSlotMove(slots, def.solution),
};

/** What a symbol counts as in rules: a digit its value, anything else its place on the wheel. */
function numberOf(symbol: string, at: number): number {
  return /^\d+$/.test(symbol) ? Number(symbol) : at;
}
